import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import type { FieldErrors } from './check-fields.ts';

export type FormFieldProps<Name extends string> = {
  /** The form's id. Field ids begin with this id, so that one page can have two forms. */
  form: string;
  name: Name;
  label: string;
  hint?: string;
  errors: FieldErrors<Name>;
  maxLength: number;
};

type OwnProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>;

export function FormField<Name extends string>(props: FormFieldProps<Name> & OwnProps) {
  const { form, name, label, hint, errors, ...input } = props;

  return (
    <Field id={`${form}-${name}`} label={label} hint={hint} error={errors[name]}>
      {(control) => <input {...control} name={name} {...input} />}
    </Field>
  );
}
