import { type ReactNode, useState } from 'react';
import { formatEuros, formatPrice } from '../../content/prices.ts';
import { composeMailPath, composeWhatsAppUrl, photoInvitation } from '../../content/topics.ts';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice, FieldGroup } from '../../ui/field.tsx';
import {
  type Animal,
  type Count,
  counts,
  estimatePrice,
  parseChoice,
  serializeChoice,
  type Treatment,
  treatments,
} from './estimate-price.ts';
import styles from './price-helper.module.css';

type Chosen = {
  animal: Animal;
  count: Count;
  treatment: string;
  extras: ReadonlySet<string>;
};

const animalNames = [
  ['cat', 'Een kat'],
  ['rabbit', 'Een konijn'],
] as const satisfies [Animal, string][];
/** Keys of the treatments in which no mats are found. */
const withoutCoat: ReadonlySet<string> = new Set(['nails', 'firstKitten', 'kitten']);
const first: Chosen = {
  animal: 'cat',
  count: 1,
  treatment: treatments.cat[0].key,
  extras: new Set(),
};

// Outlives the component: a visitor who returns from the mail form finds the same choice.
let latest = first;

/** `children` are below the links that ask for an appointment. */
export function PriceHelper({ children }: { children?: ReactNode }) {
  const [chosen, setChosen] = useState(latest);
  const { animal, count, extras } = chosen;
  const treatment = findTreatment(chosen);
  // Prerendered links hold no choice: before hydration, the visitor's clicks cannot change them.
  const choice = chosen === first ? undefined : serializeChoice(animal, treatment, extras, count);
  const message = choice && parseChoice(choice)?.message;
  const { lines, cents } = estimatePrice(treatment, extras, count);
  const topic = animal === 'cat' ? 'katten' : 'konijnen';

  function choose(change: Partial<Chosen>) {
    latest = dropOtherExtras({ ...latest, ...change });
    setChosen(latest);
  }

  function tick(key: string, isTicked: boolean) {
    const others = [...latest.extras].filter((extra) => extra !== key);
    choose({ extras: new Set(isTicked ? [...others, key] : others) });
  }

  return (
    <div className={styles.helper}>
      <div className={`stack ${styles.fields}`}>
        <FieldGroup id="prijs-dier" label="Wie komt er?">
          {animalNames.map(([key, label]) => (
            <Choice
              key={key}
              ref={repeatEarlyChoice}
              name="animal"
              value={key}
              checked={key === animal}
              onChange={() => choose({ animal: key, treatment: treatments[key][0].key })}
            >
              {label}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-aantal" label="Hoeveel?">
          {counts.map((each) => (
            <Choice
              key={each}
              ref={repeatEarlyChoice}
              name="count"
              value={each}
              checked={each === count}
              onChange={() => choose({ count: each })}
            >
              {each}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-behandeling" label="Waarvoor?">
          {treatments[animal].map((each) => (
            <Choice
              key={each.key}
              ref={repeatEarlyChoice}
              name="treatment"
              value={each.key}
              checked={each.key === treatment.key}
              onChange={() => choose({ treatment: each.key })}
            >
              {each.label}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-extra" label="Nog bijzonderheden?">
          {treatment.extras.map(({ key, label, price }) => (
            <Choice
              key={key}
              ref={repeatEarlyChoice}
              type="checkbox"
              name="extra"
              value={key}
              checked={extras.has(key)}
              onChange={({ target }) => tick(key, target.checked)}
            >
              {label} ({formatPrice(price)})
            </Choice>
          ))}
        </FieldGroup>
      </div>
      <output className={`white-card ${styles.line} ${styles.total}`}>
        <span>Totaal</span> <span className={styles.price}>{formatEuros(cents)}</span>
      </output>
      <div className={`stack white-card ${styles.sum}`}>
        <ul className={styles.lines}>
          {lines.map(({ label, cents: price }) => (
            <li key={label} className={styles.line}>
              <span>{label}</span> <span className={styles.price}>{formatEuros(price)}</span>
            </li>
          ))}
        </ul>
        <Actions>
          <ButtonLink to={composeMailPath(topic, choice)} icon="mail">
            Vraag deze afspraak aan
          </ButtonLink>
          <ButtonLink to={composeWhatsAppUrl(topic, message)} kind="secondary" icon="chat">
            Stuur via WhatsApp
          </ButtonLink>
        </Actions>
        {!withoutCoat.has(treatment.key) && <p>{photoInvitation}</p>}
        {children}
      </div>
    </div>
  );
}

function findTreatment({ animal, treatment }: Chosen): Treatment {
  const choices = treatments[animal];
  return choices.find(({ key }) => key === treatment) ?? choices[0];
}

function dropOtherExtras(chosen: Chosen): Chosen {
  const own = findTreatment(chosen).extras.filter(({ key }) => chosen.extras.has(key));
  return { ...chosen, extras: new Set(own.map(({ key }) => key)) };
}

/** Repeats a visitor's click from before hydration, because React has not seen that click. */
function repeatEarlyChoice(input: HTMLInputElement | null): void {
  if (!input?.checked || input.defaultChecked) return;
  input.checked = false;
  input.click();
}
