import { Link } from 'react-router-dom';
import type { Answer } from '../content/facts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import styles from './page-parts.module.css';

/** Shows frequently asked questions. `url` links an answer to an article of the terms. */
export function GoodToKnow({ questions }: { questions: readonly Answer[] }) {
  // Two separate columns: opening an answer in one moves nothing in the other.
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)];

  return (
    <Section id="goed-om-te-weten">
      <h2>Goed om te weten</h2>
      <div className={`columns ${styles.questions}`}>
        {columns.map((column) => (
          <div key={column[0]?.name}>
            {column.map((answer) => (
              <Disclosure key={answer.name} title={answer.name}>
                <p className="measure">
                  {answer.text}
                  {answer.url && (
                    <>
                      {' '}
                      <Link to={answer.url}>Lees ook de voorwaarden</Link>
                    </>
                  )}
                </p>
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
