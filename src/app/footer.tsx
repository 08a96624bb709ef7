import { settings, tagManagerId } from '../backend/settings.ts';
import { contactLinks, product, salon } from '../content/salon.ts';
import { type PageName, siteMap } from '../content/site-map.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { consent } from './consent.ts';
import styles from './footer.module.css';
import { listMenu } from './menu.ts';

export function Footer({ current }: { current: PageName | null }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <img
          className={styles.cat}
          loading="lazy"
          src="/fotos/slapende-kat.svg"
          alt=""
          width={490}
          height={292}
        />
        <div className={styles.salon}>
          <Logo name={product} />
          <p>
            De hondvrije trimsalon voor katten en konijnen in {salon.town} bij {salon.near}.
          </p>
        </div>
        <nav aria-label="Onderaan de pagina">
          <ul className={styles.links}>
            {listMenu('footer').map(({ name, path, label }) => (
              <li key={name}>
                <a
                  href={path}
                  className={styles.link}
                  aria-current={name === current ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ReachUs />
        <p className={styles.small}>
          <span>
            {salon.name}, KvK {salon.kvk},{' '}
            <span className={styles.whole}>btw-id {salon.btwId}</span>
          </span>
          <a href={siteMap.privacy.path} className={styles.link}>
            Privacy
          </a>
          {tagManagerId && (
            <button type="button" className={styles.choice} onClick={consent.ask}>
              Cookievoorkeur
            </button>
          )}
        </p>
        {current && (
          <p className={styles.source}>
            Deze pagina staat op {nameAddress(current)}. Daar leest u altijd de nieuwste versie.
          </p>
        )}
      </div>
    </footer>
  );
}

/** As it stands on paper. */
function nameAddress(page: PageName): string {
  const { path } = siteMap[page];
  return settings.siteUrl.replace(/^https?:\/\//, '') + (path === '/' ? '' : path);
}

function ReachUs() {
  return (
    <address className={styles.address}>
      <p className={styles.line}>
        <Icon name="place" />
        <span>
          {salon.street}
          <br />
          {salon.postalCode} {salon.town}
        </span>
      </p>
      <p className={styles.line}>
        <Icon name="clock" />
        <span>Open op afspraak</span>
      </p>
      <p className={styles.line}>
        <Icon name="phone" />
        <a href={contactLinks.phone} className={styles.link}>
          {salon.phone}
        </a>
      </p>
    </address>
  );
}
