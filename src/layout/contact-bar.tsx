import { NavLink } from 'react-router-dom';
import { contactLinks, salon } from '../content/salon.ts';
import { type PageName, siteMap } from '../content/site-map.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './contact-bar.module.css';

/** On a phone, under the thumb: three ways to reach the salon from every page. */
export function ContactBar({ current }: { current: PageName | null }) {
  return (
    <nav className={styles.bar} aria-label="Snel contact">
      <ul className={styles.links}>
        <li>
          <a href={contactLinks.phone} className={styles.link}>
            <Icon name="phone" />
            Bel
          </a>
        </li>
        <li>
          <a href={linkWhatsApp(current)} className={styles.link}>
            <Icon name="chat" />
            WhatsApp
          </a>
        </li>
        <li>
          <NavLink end to={siteMap.mail.path} className={styles.link ?? ''}>
            <Icon name="mail" />
            Mail
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

/** What the visitor most likely wants to ask stands ready to be finished and sent. */
export function linkWhatsApp(current: PageName | null): string {
  const message = (current && messages[current]) ?? 'Ik heb een vraag: ';
  return `${contactLinks.whatsApp}?text=${encodeURIComponent(`Hallo ${salon.name}! ${message}`)}`;
}

const messages: Partial<Record<PageName, string>> = {
  home: 'Ik wil graag een afspraak maken voor mijn kat. ',
  prices: 'Ik heb een vraag over de tarieven: ',
  rabbits: 'Ik wil graag een afspraak maken voor mijn konijn. ',
  boarding: 'Is er nog een kamer vrij in de B&B, van … tot …? Het gaat om … katten. ',
  sitting: 'Ik zoek een oppas voor mijn kat, van … tot … . Wij wonen in … ',
  contact: 'Ik wil graag een afspraak maken. ',
};
