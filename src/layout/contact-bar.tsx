import { NavLink } from 'react-router-dom';
import { contactLinks } from 'shared/salon.ts';
import type { PageName } from '../content/site-map.ts';
import { composeMailPath, composeWhatsAppUrl, findTopic } from '../content/topics.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './contact-bar.module.css';

export function ContactBar({ current }: { current: PageName | null }) {
  const topic = findTopic(current);
  return (
    <nav className={`not-while-typing ${styles.bar}`} aria-label="Snel contact">
      <ul className={styles.links}>
        <li>
          <a href={contactLinks.phone} className={styles.link}>
            <Icon name="phone" />
            Bel
          </a>
        </li>
        <li>
          <a href={composeWhatsAppUrl()} className={styles.link}>
            <Icon name="chat" />
            WhatsApp
          </a>
        </li>
        <li>
          <NavLink end to={composeMailPath(topic)} className={styles.link ?? ''}>
            <Icon name="mail" />
            Mail
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
