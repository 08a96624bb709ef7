import { Spinner } from '../../ui/spinner.tsx';
import styles from './loading-reviews.module.css';
import list from './review-list.module.css';

/** Empty cards where the reviews will be, so that nothing on screen moves when they come. */
export function LoadingReviews() {
  return (
    <div className={list.list}>
      <Spinner>Recensies worden geladen..</Spinner>
      <div className={`${list.cards} ${styles.cards}`} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={styles.card} />
        ))}
      </div>
    </div>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];
