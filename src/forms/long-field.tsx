import { type ComponentProps, useRef } from 'react';
import { Announcement } from '../ui/announcement.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import { describeLeft } from './describe-limit.ts';
import { LostText } from './lost-text.tsx';
import { useFieldValue } from './use-field-value.ts';
import { useLostText } from './use-lost-text.ts';
import { useSpokenCount } from './use-spoken-count.ts';
import { type FormFieldTexts, wireField } from './wire-field.ts';

type LongFieldProps<Name extends string> = FormFieldTexts<Name> & { maxLength: number } & Omit<
    ComponentProps<'textarea'>,
    keyof FormFieldTexts<Name> | 'id' | 'maxLength'
  >;

/** A required field of several lines that says how much fits, and what of a pasted text did not. */
export function LongField<Name extends string>(props: LongFieldProps<Name>) {
  const { form, name, label, hint, errors, maxLength, ...textArea } = props;
  const wiring = wireField({ form, name, label, hint, errors }, `Maximaal ${maxLength} tekens.`);
  const input = useRef<HTMLTextAreaElement>(null);
  const text = useFieldValue(form, name);
  const left = maxLength - text.length;
  const spoken = useSpokenCount(input, left);
  const lost = useLostText(input, text);

  return (
    <Field {...wiring.field} count={describeLeft(left)} note={<LostText>{lost}</LostText>}>
      <TextArea ref={input} {...wiring.control} rows={6} maxLength={maxLength} {...textArea} />
      <Announcement>{spoken}</Announcement>
    </Field>
  );
}
