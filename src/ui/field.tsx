import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

type FieldTexts = {
  hint?: ReactNode;
  limit?: string | undefined;
  error?: ReactNode;
};
type GroupProps = FieldTexts & { id: string; label: ReactNode; children: ReactNode };
type FieldProps = GroupProps & {
  count?: string;
  note?: ReactNode;
};

/** A labelled field. Give the input inside it `{...describeInput(id, { hint, limit, error })}`. */
export function Field({ id, label, hint, limit, error, count, note, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {count && (
        <p className={styles.count} aria-hidden="true">
          {count}
        </p>
      )}
      {note}
      {limit && (
        <p id={`${id}-limit`} hidden>
          {limit}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The same for a group of choices: a fieldset with a legend. `id` is the fieldset's. */
export function FieldGroup({ id, label, hint, error, children }: GroupProps) {
  return (
    <fieldset id={id} className={styles.group} {...describeGroup(id, { hint, error })}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={joinClasses(styles.input, className)} />;
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={joinClasses(styles.input, className)} />;
}

/** One radio button, or checkbox, with its label; the whole of it can be pressed. */
export function Choice({ children, className, type = 'radio', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={joinClasses(styles.choice, className)}>
      <input {...rest} type={type} className={styles.radio} />
      {children}
    </label>
  );
}

/** The attributes that tie an input to its label, hint and error. */
export function describeInput(id: string, texts: FieldTexts) {
  return { id, 'aria-invalid': Boolean(texts.error), ...describeGroup(id, texts) };
}

function describeGroup(id: string, { hint, limit, error }: FieldTexts) {
  const described = [error && `${id}-error`, hint && `${id}-hint`, limit && `${id}-limit`];
  const describedBy = described.filter(Boolean).join(' ');
  return describedBy ? { 'aria-describedby': describedBy } : {};
}

function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
}

function joinClasses(own: string | undefined, given: string | undefined): string {
  return [own, given].filter(Boolean).join(' ');
}
