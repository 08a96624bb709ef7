import type { ComponentProps } from 'react';
import { Field, TextInput } from '../ui/field.tsx';
import { type FormFieldTexts, getFieldProps } from './field-props.ts';

type FormFieldProps<Name extends string> = FormFieldTexts<Name> & { maxLength: number } & Omit<
    ComponentProps<'input'>,
    keyof FormFieldTexts<Name> | 'id' | 'maxLength'
  >;

export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, label, hint, errors, ...input } = props;
  const { field, control } = getFieldProps({ form, name, label, hint, errors });

  return (
    <Field {...field}>
      <TextInput {...control} {...input} />
    </Field>
  );
}
