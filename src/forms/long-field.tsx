import { useEffect, useState } from 'react';
import { Field } from '../ui/field.tsx';
import styles from './form.module.css';
import { type FormFieldProps, nameField } from './form-field.tsx';
import { countCharacters } from './form-state.ts';
import { LostText, useLost } from './lost-text.tsx';

export function LongField<Name extends string>(
  props: FormFieldProps<Name> & { value: string; placeholder: string },
) {
  const { form, name, label, hint, errors, maxLength, value, placeholder } = props;
  const id = nameField(form, name);
  const left = maxLength - value.length;
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
