import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type Kind = 'primary' | 'secondary';

export function Button({
  kind = 'primary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { kind?: Kind }) {
  return <button {...rest} type={type} className={joinClasses(kind, className)} />;
}

/** A link that looks like a button. `to` is a path, a '#hash', or a full tel:, mailto: or https: address. */
export function ButtonLink({ to, kind = 'primary', icon, children }: ButtonLinkProps) {
  return (
    <a href={to} className={joinClasses(kind)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

type ButtonLinkProps = { to: string; kind?: Kind; icon?: IconName; children: ReactNode };

function joinClasses(kind: Kind, className?: string): string {
  return [styles.button, styles[kind], className].filter(Boolean).join(' ');
}
