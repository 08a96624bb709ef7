import { type Fact, listKnown } from '../content/facts.ts';
import { Section } from '../ui/section.tsx';
import styles from './layout.module.css';

type FactCardProps = { title: string; facts: readonly Fact[] };

export function FactCard({ title, facts }: FactCardProps) {
  const known = listKnown(facts);
  if (known.length === 0) return null;

  return (
    <Section>
      <h2>{title}</h2>
      <dl className={`columns white-card ${styles.facts}`}>
        {known.map(({ name, text, url }) => (
          <div key={name}>
            <dt className="bold">{name}</dt>
            <dd>
              {url ? (
                <a href={url} className="tall">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
