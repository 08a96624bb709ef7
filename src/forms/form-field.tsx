import { Field } from '../ui/field.tsx';
import type { FieldRule } from './check-fields.ts';

export type FormFieldProps = {
  /** Begins with the form's id, so that one page can have two forms. */
  id: string;
  name: string;
  rule: FieldRule;
  value: string; // only for LongField, which counts the characters left
  error: string | undefined;
};

export function FormField({ id, name, rule, error }: FormFieldProps) {
  const { label, hint, empty, maxLength, type, autoComplete } = rule;

  return (
    <Field id={id} label={label} hint={hint} error={error} required={Boolean(empty)}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          maxLength={maxLength}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
}
