import { NavLink } from 'react-router-dom';
import { listMenu } from '../content/site-map.ts';

type MenuLinksProps = {
  place: 'header' | 'footer';
  /** The class names `links` for the list, and `link` for each link. */
  styles: Readonly<Record<string, string>>;
};

export function MenuLinks({ place, styles }: MenuLinksProps) {
  return (
    <ul className={styles.links}>
      {listMenu(place).map(({ path, label }) => (
        <li key={path}>
          <NavLink end to={path} className={`tall ${styles.link ?? ''}`}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
