import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Announcement } from '../ui/announcement.tsx';
import { Field } from '../ui/field.tsx';
import { type FormFieldProps, nameField } from './form-field.tsx';
import styles from './long-field.module.css';
import { useFieldValue } from './use-field-value.ts';

export function LongField<Name extends string>(
  props: FormFieldProps<Name> & { placeholder: string },
) {
  const { form, name, label, hint, errors, maxLength, placeholder } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const text = useFieldValue(form, name);
  const left = maxLength - text.length;
  const spokenCount = useSpokenCount(input, left);
  const [lost, setLost] = useState(0);
  const warning = text && lost > 0 ? describeLost(lost) : '';

  return (
    <Field
      id={nameField(form, name)}
      label={label}
      hint={hint}
      limit={`Maximaal ${maxLength} tekens.`}
      error={errors[name]?.message}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            ref={input}
            name={name}
            rows={6}
            maxLength={maxLength}
            placeholder={placeholder}
            onPaste={(event) => setLost(countLost(event, maxLength))}
            onInput={({ nativeEvent }) => {
              if (Reflect.get(nativeEvent, 'inputType') !== 'insertFromPaste') setLost(0);
            }}
          />
          <p className={`quiet ${styles.count}`} aria-hidden="true">
            {describeLeft(left)}
          </p>
          {warning && <p className={styles.cut}>{warning}</p>}
          <Announcement>{warning || spokenCount}</Announcement>
        </>
      )}
    </Field>
  );
}

/** Returns the number of pasted characters that the browser silently cuts off. */
function countLost(event: ClipboardEvent<HTMLTextAreaElement>, maxLength: number): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  // Each line end is one character, as `maxlength` counts.
  const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
  const room = maxLength - value.length + selectionEnd - selectionStart;
  return Math.max(0, pasted.length - room);
}

/** Returns the count for screen readers: only near the limit, and only after a pause in typing. */
function useSpokenCount(input: RefObject<HTMLElement | null>, left: number): string {
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => {
      const isTyping = input.current !== null && input.current === document.activeElement;
      setSpoken(isTyping && left <= 50 ? describeLeft(left) : '');
    }, 1_000);
    return () => clearTimeout(timer);
  }, [input, left]);

  return spoken;
}

function describeLeft(left: number): string {
  if (left <= 0) return 'Er past niets meer bij';
  return left === 1 ? 'Nog 1 teken' : `Nog ${left} tekens`;
}

function describeLost(lost: number): string {
  return lost === 1
    ? 'Uw tekst was te lang; het laatste teken past niet en is weggelaten.'
    : `Uw tekst was te lang; de laatste ${lost} tekens passen niet en zijn weggelaten.`;
}
