import { type Fact, listKnown } from '../content/facts.ts';
import { Section } from '../ui/section.tsx';
import styles from './good-to-know.module.css';

/** What pet owners ask most; scripts/build/structured-data.ts tells search engines the same. */
export function GoodToKnow({ questions }: { questions: readonly Fact[] }) {
  const answered = listKnown(questions);
  if (answered.length === 0) return null;

  // Two columns of their own: what is opened in one moves nothing in the other.
  const half = Math.ceil(answered.length / 2);
  const columns = [answered.slice(0, half), answered.slice(half)];

  return (
    <Section id="goed-om-te-weten">
      <h2>Goed om te weten</h2>
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column[0]?.name}>
            {column.map(({ name, text }) => (
              <details key={name} className={styles.question}>
                <summary className={styles.summary}>{name}</summary>
                <p className={styles.answer}>{text}</p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
