import { Announcement } from '../ui/announcement.tsx';
import { describeLost } from './describe-limit.ts';
import styles from './lost-text.module.css';

const longestRest = 400;

/** What of a pasted text did not fit; shown whole or nearly, so that the visitor can still use it. */
export function LostText({ children: lost }: { children: string }) {
  const rest = lost.trim();
  return (
    <>
      <Announcement>{lost && describeLost(lost)}</Announcement>
      {lost && (
        <div className={styles.lost}>
          <p>{describeLost(lost)}</p>
          {rest && (
            <p>
              Dit viel weg:{' '}
              <q className={styles.rest}>
                {rest.length > longestRest ? `${rest.slice(0, longestRest)}…` : rest}
              </q>
            </p>
          )}
        </div>
      )}
    </>
  );
}
