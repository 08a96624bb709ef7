import { describeInput } from '../ui/field.tsx';
import type { FieldErrors } from './form-state.ts';

export type FormFieldTexts<Name extends string> = {
  /** The form's id: field ids are made of both, so that two forms can stand on one page. */
  form: string;
  name: Name;
  label: string;
  hint?: string | undefined;
  errors: FieldErrors<Name>;
};

export function nameField(form: string, name: string): string {
  return `${form}-${name}`;
}

export function getFieldProps<Name extends string>(
  { form, name, label, hint, errors }: FormFieldTexts<Name>,
  limit?: string,
) {
  const id = nameField(form, name);
  const texts = { hint, limit, error: errors[name]?.message };
  return {
    field: { id, label, ...texts },
    control: { name, required: true, ...describeInput(id, texts) },
  } as const;
}
