import { type Fact, listKnown } from '../content/facts.ts';
import { Section } from '../ui/section.tsx';
import styles from './page-parts.module.css';

type FactCardProps = { title: string; facts: readonly Fact[] };

export function FactCard({ title, facts }: FactCardProps) {
  if (listKnown(facts).length === 0) return null;

  return (
    <Section>
      <h2>{title}</h2>
      <div className="white-card">
        <FactList facts={facts} />
      </div>
    </Section>
  );
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`columns ${styles.list}`}>
      {listKnown(facts).map(({ name, text, url }) => (
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
  );
}
