import { type ComponentProps, useRef } from 'react';
import { Field, TextInput } from '../ui/field.tsx';
import { LostText } from './lost-text.tsx';
import { useFieldValue } from './use-field-value.ts';
import { useLostText } from './use-lost-text.ts';
import { type FormFieldTexts, wireField } from './wire-field.ts';

type FormFieldProps<Name extends string> = FormFieldTexts<Name> & { maxLength: number } & Omit<
    ComponentProps<'input'>,
    keyof FormFieldTexts<Name> | 'id' | 'maxLength'
  >;

/** A required one-line field with its label, hint and error, that says what of a pasted text did not fit. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, label, hint, errors, ...given } = props;
  const wiring = wireField({ form, name, label, hint, errors });
  const input = useRef<HTMLInputElement>(null);
  const lost = useLostText(input, useFieldValue(form, name));

  return (
    <Field {...wiring.field} note={<LostText>{lost}</LostText>}>
      <TextInput ref={input} {...wiring.control} {...given} />
    </Field>
  );
}
