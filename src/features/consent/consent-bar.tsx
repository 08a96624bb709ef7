import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { consent } from '../../analytics/consent.ts';
import { siteMap } from '../../content/site-map.ts';
import { Button } from '../../ui/button.tsx';
import styles from './consent-bar.module.css';

// The build does not know the visitor's choice, so a prerendered page has no bar.
const unknown = { choice: null, isAsking: false } as const;

/** Asks for consent to measure visits. Refusing must stay as easy as allowing. */
export function ConsentBar() {
  const { choice, isAsking } = useSyncExternalStore(
    consent.subscribe,
    consent.getState,
    () => unknown,
  );

  function choose(answer: 'granted' | 'denied') {
    consent.choose(answer); // removes the focused button, so the focus must move
    document.getElementById('inhoud')?.focus({ preventScroll: true });
  }

  if (!isAsking) return null;
  return (
    <section
      // Takes the focus if the visitor reopened the bar from the footer, but not on a first visit.
      ref={choice === null ? null : takeFocus}
      className={`screen-only ${styles.bar}`}
      aria-label="Bezoek meten"
      tabIndex={-1}
    >
      <div className={`row page-width ${styles.inner}`}>
        <p className={styles.text}>
          Mag ik meten welke pagina’s bekeken worden? Daarvoor plaatst Google cookies. Zonder uw
          toestemming gebeurt dat niet. <Link to={siteMap.privacy.path}>Meer over uw privacy</Link>
        </p>
        <div className={styles.choices}>
          <Button kind="secondary" onClick={() => choose('denied')}>
            Weigeren
          </Button>
          <Button kind="secondary" onClick={() => choose('granted')}>
            Toestaan
          </Button>
        </div>
      </div>
    </section>
  );
}

function takeFocus(bar: HTMLElement | null): void {
  bar?.focus();
}
