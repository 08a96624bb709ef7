import { Field } from '../ui/field.tsx';
import type { FormFieldProps } from './form-field.tsx';

export function LongField<Name extends string>(
  props: FormFieldProps<Name> & { value: string; placeholder: string },
) {
  const { form, name, label, hint, errors, maxLength, value, placeholder } = props;

  return (
    <Field
      id={`${form}-${name}`}
      label={label}
      hint={hint}
      limit={`Maximaal ${maxLength} tekens.`}
      error={errors[name]}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            rows={6}
            maxLength={maxLength}
            placeholder={placeholder}
          />
          <p className="quiet" aria-hidden="true">
            {describeLeft(maxLength - value.length)}
          </p>
        </>
      )}
    </Field>
  );
}

function describeLeft(left: number): string {
  if (left < 0) return `${countCharacters(-left)} te veel`;
  return left === 0 ? 'Er past niets meer bij' : `Nog ${countCharacters(left)}`;
}

/** Returns '1 teken' or for example '5 tekens'. */
function countCharacters(count: number): string {
  return count === 1 ? '1 teken' : `${count} tekens`;
}
