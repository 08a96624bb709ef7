import { Field } from '../ui/field.tsx';
import type { FormFieldProps } from './form-field.tsx';

export function LongField({ id, name, rule, value, error }: FormFieldProps) {
  const { label, hint, empty, maxLength } = rule;

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      limit={`Maximaal ${maxLength} tekens.`}
      error={error}
      required={Boolean(empty)}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            rows={6}
            maxLength={maxLength}
            placeholder={`Maximaal ${maxLength} karakters..`}
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
