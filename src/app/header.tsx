import { product, salon } from '../content/salon.ts';
import { type PageName, siteMap } from '../content/site-map.ts';
import { Logo } from '../ui/logo.tsx';
import styles from './header.module.css';
import { listMenu } from './menu.ts';
import { useMenu } from './use-menu.ts';

export function Header({ current }: { current: PageName | null }) {
  const { menu, closers } = useMenu();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={siteMap.home.path} className={styles.home} aria-label={`${salon.name}, home`}>
          <Logo name={product} />
        </a>
        <nav aria-label="Hoofdmenu" className={styles.nav} {...closers}>
          <details ref={menu} className={styles.menu}>
            <summary className={styles.summary}>
              Menu
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 8h18" />
                <path d="M3 16h18" />
              </svg>
            </summary>
          </details>
          <ul className={styles.links}>
            {listMenu('header').map(({ name, path, label }) => (
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
      </div>
    </header>
  );
}
