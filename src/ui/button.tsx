import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  // A hash goes through the router too: it restores scroll positions, and would undo a plain jump.
  const isInternal = to.startsWith('/') || to.startsWith('#');
  if (isInternal) {
    return (
      <Link to={to} className={joinClasses(kind)}>
        {content}
      </Link>
    );
  }
  return (
    <a href={to} className={joinClasses(kind)}>
      {content}
    </a>
  );
}

type ButtonLinkProps = { to: string; kind?: Kind; icon?: IconName; children: ReactNode };

function joinClasses(kind: Kind, className?: string): string {
  return [styles.button, styles[kind], className].filter(Boolean).join(' ');
}
