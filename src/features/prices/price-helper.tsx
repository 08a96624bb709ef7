import { type ReactNode, useCallback, useState } from 'react';
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

  /** Reads a visitor's clicks from before hydration. */
  const readEarly = useCallback((fields: HTMLElement | null) => {
    const inputs = [...(fields?.querySelectorAll('input') ?? [])];
    const isChanged = inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked);
    if (fields && isChanged) setChosen(keepChoices(fields));
  }, []);

  return (
    <div className={styles.helper}>
      <div
        ref={readEarly}
        className={`stack ${styles.fields}`}
        onChange={({ currentTarget }) => setChosen(keepChoices(currentTarget))}
      >
        <FieldGroup id="prijs-dier" label="Wie komt er?">
          {animalNames.map(([key, label]) => (
            <Choice key={key} name="animal" value={key} defaultChecked={key === animal}>
              {label}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-aantal" label="Hoeveel?">
          {counts.map((each) => (
            <Choice key={each} name="count" value={each} defaultChecked={each === count}>
              {each}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-behandeling" label="Waarvoor?">
          {treatments[animal].map((each) => (
            <Choice
              key={each.key}
              name="treatment"
              value={each.key}
              defaultChecked={each.key === treatment.key}
            >
              {each.label}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-extra" label="Nog bijzonderheden?">
          {treatment.extras.map(({ key, label, price }) => (
            <Choice
              key={key}
              type="checkbox"
              name="extra"
              value={key}
              defaultChecked={extras.has(key)}
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

/** Reads the choices from the fields, and keeps them for a return to the page. */
function keepChoices(fields: HTMLElement): Chosen {
  const checked = [...fields.querySelectorAll<HTMLInputElement>('input:checked')];
  const read = (name: string) =>
    checked.filter((input) => input.name === name).map(({ value }) => value);
  const [count] = read('count');
  latest = {
    animal: read('animal').includes('rabbit') ? 'rabbit' : 'cat',
    count: counts.find((each) => String(each) === count) ?? 1,
    treatment: read('treatment')[0] ?? '',
    extras: new Set(read('extra')),
  };
  return latest;
}
