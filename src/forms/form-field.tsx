import type { ComponentProps } from 'react';
import { describeInput, Field, TextArea, TextInput } from '../ui/field.tsx';
import type { FieldErrors, FormState } from './form-state.ts';

type Shared<Name extends string> = {
  /** The form's id: field ids are made of both, so that two forms can stand on one page. */
  form: string;
  name: Name;
  label: string;
  hint?: string;
  errors: FieldErrors<Name>;
};

type FormFieldProps<Name extends string> = Shared<Name> &
  Omit<ComponentProps<'input'>, keyof Shared<Name> | 'id'>;

/** A required one-line field with its label, hint and error. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, label, hint, errors, ...input } = props;
  const wiring = wireField(form, name, hint, errors);
  return (
    <Field {...wiring.field} label={label}>
      <TextInput {...wiring.control} {...input} />
    </Field>
  );
}

type LongFieldProps<Name extends string> = Shared<Name> &
  Omit<ComponentProps<'textarea'>, keyof Shared<Name> | 'id'>;

/** A required field of several lines. */
export function LongField<Name extends string>(props: LongFieldProps<Name>) {
  const { form, name, label, hint, errors, ...textArea } = props;
  const wiring = wireField(form, name, hint, errors);
  return (
    <Field {...wiring.field} label={label}>
      <TextArea {...wiring.control} rows={6} {...textArea} />
    </Field>
  );
}

/** What is wrong with the fields now: nothing once the form is on its way or sent. */
export function listErrors<Name extends string>(state: FormState<Name>): FieldErrors<Name> {
  return state.status === 'editing' && state.outcome.kind === 'refused' ? state.outcome.errors : {};
}

function wireField<Name extends string>(
  form: string,
  name: Name,
  hint: string | undefined,
  errors: FieldErrors<Name>,
) {
  const id = `${form}-${name}`;
  const texts = { hint, error: errors[name]?.message };
  return {
    field: { id, ...texts },
    control: { name, required: true, ...describeInput(id, texts) },
  } as const;
}
