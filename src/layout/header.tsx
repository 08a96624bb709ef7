import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { contactLinks, product, salon } from 'shared/salon.ts';
import { type PageName, siteMap } from '../content/site-map.ts';
import { composeMailPath, findAppointmentTopic } from '../content/topics.ts';
import { PhoneAvailability } from '../features/notice/phone-availability.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './header.module.css';
import { MenuLinks } from './menu-links.tsx';

/** The first screen of these pages already says when the salon is available by telephone. */
const pagesWithAvailability: ReadonlySet<PageName> = new Set(['contact', 'mail']);

export function Header({ current }: { current: PageName | null }) {
  const topic = findAppointmentTopic(current);
  const showsAvailability = !current || !pagesWithAvailability.has(current);
  return (
    <header className={styles.header}>
      <div className={`row page-width ${styles.bar}`}>
        <Link to={siteMap.home.path} className={styles.home} aria-label={`${salon.name}, home`}>
          <Logo name={product} />
        </Link>
        <div className={styles.contact}>
          {showsAvailability && <PhoneAvailability />}
          <a href={contactLinks.phone} className={`tall bold ${styles.phone}`}>
            <Icon name="phone" />
            Bel {salon.phone}
          </a>
          <ButtonLink to={composeMailPath(topic)}>Afspraak maken</ButtonLink>
        </div>
        <Menu />
      </div>
    </header>
  );
}

/** A native disclosure, which opens without script. Script closes it at a link, at Escape, and when
 * the focus leaves. */
function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) close();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    const button = menu.current.querySelector('summary');
    button?.focus();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    const hasLeft = relatedTarget && !currentTarget.contains(relatedTarget);
    if (hasLeft) close();
  }

  return (
    <nav
      aria-label="Hoofdmenu"
      className={styles.nav}
      onClick={closeOnLink}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <details ref={menu} className={styles.menu}>
        <summary className={`pill ${styles.summary}`}>
          Menu
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 8h18" />
            <path d="M3 16h18" />
          </svg>
        </summary>
      </details>
      {/* Not inside the disclosure, because a wide screen shows the links without it. */}
      <MenuLinks place="header" styles={styles} />
    </nav>
  );
}
