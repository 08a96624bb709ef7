import styles from './reviews.module.css';

export function EmptyCards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((card) => (
        <div key={card} className={styles.blank} />
      ))}
    </div>
  );
}
