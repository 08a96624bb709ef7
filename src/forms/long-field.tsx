import { useEffect, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { countCharacters } from './check-fields.ts';
import { type FormFieldProps, nameField } from './form-field.tsx';
import styles from './long-field.module.css';
import { LostText, useLost } from './lost-text.tsx';
import { useFieldValue } from './use-field-value.ts';

export function LongField<Name extends string>(
  props: FormFieldProps<Name> & { placeholder: string },
) {
  const { form, name, label, hint, errors, maxLength, placeholder } = props;
  const id = nameField(form, name);
  const left = maxLength - useFieldValue(form, name).length;
  const spokenCount = useSpokenCount(id, left);
  const { lost, watch } = useLost(maxLength);

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      limit={`Maximaal ${maxLength} tekens.`}
      error={errors[name]?.message}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            ref={watch}
            name={name}
            rows={6}
            maxLength={maxLength}
            placeholder={placeholder}
          />
          <p className={`quiet ${styles.count}`} aria-hidden="true">
            {describeLeft(left)}
          </p>
          <LostText lost={lost}>{spokenCount}</LostText>
        </>
      )}
    </Field>
  );
}

/** Returns the count for screen readers: only near the limit, and only after a pause in typing. */
function useSpokenCount(field: string, left: number): string {
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => {
      const isTyping = document.activeElement?.id === field;
      setSpoken(isTyping && left <= 50 ? describeLeft(left) : '');
    }, 1_000);
    return () => clearTimeout(timer);
  }, [field, left]);

  return spoken;
}

function describeLeft(left: number): string {
  if (left < 0) return `${countCharacters(-left)} te veel`;
  return left === 0 ? 'Er past niets meer bij' : `Nog ${countCharacters(left)}`;
}
