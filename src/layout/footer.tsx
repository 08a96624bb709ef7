import { Link } from 'react-router-dom';
import { contactLinks, product, salon } from 'shared/salon.ts';
import { type PageName, siteMap } from '../content/site-map.ts';
import { composeWhatsAppUrl } from '../content/topics.ts';
import { placeholders, settings, tagManagerId } from '../data/settings.ts';
import { HoursLines } from '../features/notice/hours-lines.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './footer.module.css';
import { MenuLinks } from './menu-links.tsx';

type FooterProps = { current: PageName | null; examples?: number | undefined };

export function Footer({ current, examples = placeholders }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={`stack page-width ${styles.inner}`}>
        {current && (
          <img
            className={styles.cat}
            loading="lazy"
            src="/fotos/slapende-kat.svg"
            alt=""
            width={490}
            height={292}
          />
        )}
        <div className="stack">
          <Logo name={product} />
          <p>
            Zonder honden, in {salon.town} bij {salon.near}. Alleen op afspraak.
          </p>
          <p className="row">
            <a href={salon.facebook} className="tall">
              Facebook
            </a>
            <a href={salon.instagram} className="tall">
              Instagram
            </a>
          </p>
        </div>
        <nav aria-label="Onderaan de pagina">
          <MenuLinks place="footer" styles={styles} />
        </nav>
        <ContactDetails />
        <p className={`row ${styles.small}`}>
          <span>
            {salon.name}, KvK {salon.kvk}, {'btw\u2011id'} {salon.btwId}
          </span>
          {current && (
            // Only print.css shows the url.
            <span hidden>
              Deze pagina staat op {nameUrl(current)}. Daar leest u altijd de nieuwste versie.
            </span>
          )}
          <Link to={siteMap.privacy.path} className="tall">
            Privacy
          </Link>
          {tagManagerId && (
            <button type="button" className="tall needs-script" data-consent="ask">
              Cookievoorkeur
            </button>
          )}
        </p>
        <ExamplesLine count={examples} />
      </div>
    </footer>
  );
}

function nameUrl(page: PageName): string {
  const { path } = siteMap[page];
  const site = settings.siteUrl.replace(/^https?:\/\//, '');
  return path === '/' ? site : site + path;
}

function ContactDetails() {
  return (
    <address>
      <p className={styles.line}>
        <Icon name="place" />
        <a href={contactLinks.route} className="tall">
          <span>
            {salon.street}
            <br />
            {salon.postalCode} {salon.town}
          </span>
        </a>
      </p>
      <p className={styles.line}>
        <Icon name="phone" />
        <span>
          <a href={contactLinks.phone} className="tall">
            {salon.phone}
          </a>
          <HoursLines className={styles.hours} />
        </span>
      </p>
      <p className={styles.line}>
        <Icon name="chat" />
        <a href={composeWhatsAppUrl()} className="tall">
          WhatsApp
        </a>
      </p>
      <p className={styles.line}>
        <Icon name="mail" />
        <a href={contactLinks.email} className="tall">
          {salon.email}
        </a>
      </p>
    </address>
  );
}

/** Says how many facts are still examples, until the owner has confirmed all of them. */
function ExamplesLine({ count }: { count: number | undefined }) {
  if (!count) return null;
  const examples = count === 1 ? '1 voorbeeld' : `${count} voorbeelden`;
  return (
    <p className={styles.small}>
      {`Voorbeeldsite: prijzen, adres en toezeggingen zijn nog niet bevestigd (${examples}).`}
    </p>
  );
}
