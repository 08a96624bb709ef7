import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The maximum length, for screen readers only. */
  limit?: string;
  error?: ReactNode;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};
type ControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

/** A field with its label. */
export function Field({ id, label, hint, limit, error, required, children }: FieldProps) {
  const ids = { error: `${id}-error`, hint: `${id}-hint`, limit: `${id}-limit` };
  const described = [error && ids.error, hint && ids.hint, limit && ids.limit];
  const describedBy = described.filter(Boolean).join(' ');
  return (
    <div className={`stack ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={ids.hint} className="quiet">
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.input,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {limit && (
        <p id={ids.limit} hidden>
          {limit}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type FieldGroupProps = {
  id: string;
  label: ReactNode;
  hint: ReactNode;
  children: ReactNode;
};

export function FieldGroup({ id, label, hint, children }: FieldGroupProps) {
  return (
    <fieldset id={id} className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{label}</legend>
      <p id={`${id}-hint`} className="quiet">
        {hint}
      </p>
      <div className={`row ${styles.choices}`}>{children}</div>
    </fieldset>
  );
}

export function Choice({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="radio" />
      {children}
    </label>
  );
}
