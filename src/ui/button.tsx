import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';

type Kind = 'primary' | 'secondary';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: Kind };

export function Button({ kind = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClasses(kind)} />;
}

type ButtonLinkProps = { to: string; kind?: Kind; icon?: IconName; children: ReactNode };

/** A link that looks like a button. `to`: a path, a '#hash', or a tel:, mailto: or https: url. */
export function ButtonLink({ to, kind = 'primary', icon, children }: ButtonLinkProps) {
  const className = buttonClasses(kind);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <a href={to} className={className}>
      {content}
    </a>
  );
}

function buttonClasses(kind: Kind): string {
  return kind === 'primary' ? 'pill primary' : 'pill';
}
