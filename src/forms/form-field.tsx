import type { ComponentProps } from 'react';
import { Field, TextInput } from '../ui/field.tsx';
import { type FormFieldTexts, wireField } from './wire-field.ts';

type FormFieldProps<Name extends string> = FormFieldTexts<Name> &
  Omit<ComponentProps<'input'>, keyof FormFieldTexts<Name> | 'id'>;

/** A required one-line field with its label, hint and error. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, label, hint, errors, ...input } = props;
  const wiring = wireField({ form, name, label, hint, errors });
  return (
    <Field {...wiring.field}>
      <TextInput {...wiring.control} {...input} />
    </Field>
  );
}
