import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

type FieldTexts = {
  hint?: ReactNode;
  limit?: string | undefined;
  error?: ReactNode;
};
type GroupProps = { id: string; label: ReactNode; hint?: ReactNode; children: ReactNode };
type FieldProps = GroupProps & FieldTexts & { count?: string; note?: ReactNode };

/** A labelled field. Give the input inside it `{...describeInput(id, { hint, limit, error })}`. */
export function Field({ id, label, hint, limit, error, count, note, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {children}
      {count && (
        <p className={`quiet ${styles.count}`} aria-hidden="true">
          {count}
        </p>
      )}
      {note}
      {limit && (
        <p id={`${id}-limit`} hidden>
          {limit}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The same for a group of choices: a fieldset with a legend. `id` is the fieldset's. */
export function FieldGroup({ id, label, hint, children }: GroupProps) {
  const describedBy = hint ? { 'aria-describedby': `${id}-hint` } : {};
  return (
    <fieldset id={id} className={styles.group} {...describedBy}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}

export function TextInput(props: ComponentProps<'input'>) {
  return <input {...props} className={styles.input} />;
}

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className={styles.input} />;
}

/** One radio button, or checkbox, with its label; the whole of it can be pressed. */
export function Choice({ children, type = 'radio', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input {...rest} type={type} className={styles.radio} />
      {children}
    </label>
  );
}

/** The attributes that tie an input to its label, hint and error. */
export function describeInput(id: string, { hint, limit, error }: FieldTexts) {
  const described = [error && `${id}-error`, hint && `${id}-hint`, limit && `${id}-limit`];
  const describedBy = described.filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': Boolean(error),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
}
