import { Link } from 'react-router-dom';
import { siteMap } from '../../content/site-map.ts';
import { Button } from '../../ui/button.tsx';
import styles from './consent-bar.module.css';

/** Asks for consent to measure visits. Refusing must stay as easy as allowing. boot.ts shows it and
 * handles its buttons. */
export function ConsentBar() {
  return (
    <section
      id="toestemming"
      className={`not-while-typing ${styles.bar}`}
      aria-label="Bezoek meten"
      tabIndex={-1}
    >
      <div className={`row page-width ${styles.inner}`}>
        <p className={styles.text}>
          Mag ik met cookies van Google meten welke pagina’s u bekijkt?{' '}
          <Link to={siteMap.privacy.path}>Meer over uw privacy</Link>
        </p>
        <div className={`row ${styles.choices}`}>
          <Button kind="secondary" data-consent="denied">
            Weigeren
          </Button>
          <Button kind="secondary" data-consent="granted">
            Toestaan
          </Button>
        </div>
      </div>
    </section>
  );
}
