import { Link } from 'react-router-dom';
import { product, salon } from '../content/salon.ts';
import { siteMap } from '../content/site-map.ts';
import { Logo } from '../ui/logo.tsx';
import styles from './header.module.css';
import { MenuLinks } from './menu-links.tsx';
import { useMenu } from './use-menu.ts';

export function Header() {
  const { menu, closers } = useMenu();

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={siteMap.home.path} className={styles.home} aria-label={`${salon.name}, home`}>
          <Logo name={product} />
        </Link>
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
          <MenuLinks place="header" styles={styles} />
        </nav>
      </div>
    </header>
  );
}
