import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { KnownFact } from '../../content/facts.ts';
import { combingRule } from '../../content/home-care.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './home-care.module.css';

export function HomeCare({ advice }: { advice: readonly KnownFact[] }) {
  const [isPrinting, setPrinting] = useState(false);

  function print() {
    flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    // print() may return before printing ends, and some in-app browsers never fire `afterprint`.
    window.addEventListener('afterprint', end, { once: true });
    setTimeout(end, 60_000);
    window.print();
  }

  return (
    <Section isContinued>
      <div className={isPrinting ? styles.printing : ''}>
        <Disclosure title={<h2>Thuis kammen</h2>}>
          <p className="measure">{combingRule}</p>
          <ul className={`columns ${styles.coats}`}>
            {advice.map(({ name, text }) => (
              <li key={name} className={`stack ${styles.coat}`}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className={`screen-only needs-script ${styles.print}`}>
            <Button kind="secondary" onClick={print}>
              Druk dit advies af
            </Button>
          </div>
        </Disclosure>
      </div>
    </Section>
  );
}
