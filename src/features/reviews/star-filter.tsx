import { type Review, starChoices } from 'shared/review.ts';
import { Stars } from 'shared/review-card/stars.tsx';
import styles from './star-filter.module.css';

/** The chosen numbers of stars. If none is chosen, all reviews are shown. */
export type ChosenStars = ReadonlySet<number>;

export const allStars: ChosenStars = new Set();

export function filterReviews(reviews: readonly Review[], chosen: ChosenStars): readonly Review[] {
  return chosen.size === 0 ? reviews : reviews.filter(({ stars }) => chosen.has(stars ?? 0));
}

/** Returns where the focus must move if its review is not shown: to the next one that is. */
export function findShown(
  reviews: readonly Review[],
  shown: readonly Review[],
  documentName: string,
): string | undefined {
  const start = reviews.findIndex((review) => review.documentName === documentName);
  if (start < 0) return undefined;
  const later = new Set(reviews.slice(start));
  return (shown.find((review) => later.has(review)) ?? shown.at(-1))?.documentName;
}

type StarFilterProps = {
  /** The reviews that are loaded. If there are none, the filter only keeps its place. */
  reviews: readonly Review[];
  chosen: ChosenStars;
  onChoose: (chosen: ChosenStars) => void;
};

/** Shows how many loaded reviews have 5, 4, 3, 2 and 1 stars, as choices. */
export function StarFilter({ reviews, chosen, onChoose }: StarFilterProps) {
  function toggle(stars: number) {
    const others = [...chosen].filter((each) => each !== stars);
    onChoose(new Set(chosen.has(stars) ? others : [...others, stars]));
  }

  return (
    <div className={`stack screen-only ${styles.filter} ${reviews.length ? '' : styles.empty}`}>
      <p className="quiet">
        {chosen.size === 0
          ? 'Toon alleen recensies met:'
          : `${filterReviews(reviews, chosen).length} van deze ${reviews.length} recensies`}
      </p>
      <div className={styles.choices}>
        {[...starChoices].reverse().map((stars) => {
          const count = reviews.filter((review) => review.stars === stars).length;
          return (
            <button
              key={stars}
              type="button"
              className={styles.choice}
              aria-pressed={chosen.has(stars)}
              aria-label={`${stars} ${stars === 1 ? 'ster' : 'sterren'}: ${count}`}
              disabled={count === 0 && !chosen.has(stars)}
              onClick={() => toggle(stars)}
            >
              <span className={styles.stars}>
                {stars}
                <Stars count={1} />
              </span>
              <span>{count}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
