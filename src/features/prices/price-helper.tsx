import { useEffect, useRef, useState } from 'react';
import { describeVat, formatEuros, formatPrice } from '../../content/prices.ts';
import type { Vat } from '../../content/salon.ts';
import { composeMailPath, composeWhatsAppUrl, photoInvitation } from '../../content/topics.ts';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice, FieldGroup } from '../../ui/field.tsx';
import {
  type Animal,
  describeChoice,
  estimatePrice,
  nameChoice,
  type Treatment,
  treatments,
} from './estimate-price.ts';
import styles from './price-helper.module.css';

type Chosen = { animal: Animal; treatment: string; extras: ReadonlySet<string> };

const animals = { cat: 'Een kat', rabbit: 'Een konijn' } as const satisfies Record<Animal, string>;
const first: Chosen = { animal: 'cat', treatment: treatments.cat[0].key, extras: new Set() };

/** What a visit will cost, from a few choices. The fields hold what is chosen; this only reads it. */
export function PriceHelper({ vat }: { vat: Vat }) {
  const fields = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first);
  const { animal } = chosen;
  const treatment = findTreatment(chosen);
  // Before hydration the fields may say something else.
  const choice = chosen === first ? undefined : nameChoice(animal, treatment, chosen.extras);
  const topic = animal === 'cat' ? 'katten' : 'konijnen';
  const read = () => fields.current && setChosen(readChosen(fields.current));

  // What was chosen before hydration counts too.
  useEffect(() => void (fields.current && setChosen(readChosen(fields.current))), []);

  return (
    <div className={styles.helper}>
      <div ref={fields} className={styles.fields} onChange={read}>
        <FieldGroup id="prijs-dier" label="Wie komt er?">
          {Object.entries(animals).map(([key, label]) => (
            <Choice key={key} name="animal" value={key} defaultChecked={key === first.animal}>
              {label}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-behandeling" label="Waarvoor?">
          {treatments[animal].map(({ key, label }, index) => (
            <Choice
              key={`${animal} ${key}`}
              name={`treatment-${animal}`}
              value={key}
              defaultChecked={index === 0}
            >
              {label}
            </Choice>
          ))}
        </FieldGroup>
        <FieldGroup id="prijs-extra" label="Nog bijzonderheden?">
          {treatment.extras.map(({ key, label, price }) => (
            <Choice key={key} type="checkbox" name="extra" value={key}>
              {label} ({price === 'free' ? 'gratis' : formatPrice(price)})
            </Choice>
          ))}
        </FieldGroup>
      </div>
      <div className={styles.sum}>
        <Sum treatment={treatment} extras={chosen.extras} />
        {/* Beside the sum, so that it is not read out at every choice. */}
        <p className="quiet">{describeVat(vat)}</p>
        <Actions>
          <ButtonLink to={composeMailPath(topic, choice)} icon="mail">
            Mail deze keuze
          </ButtonLink>
          <ButtonLink
            to={composeWhatsAppUrl(describeChoice(choice ?? '')?.message)}
            kind="secondary"
            icon="chat"
          >
            App deze keuze
          </ButtonLink>
        </Actions>
        <p>{photoInvitation}</p>
      </div>
    </div>
  );
}

function Sum({ treatment, extras }: { treatment: Treatment; extras: ReadonlySet<string> }) {
  const { lines, cents } = estimatePrice(treatment, extras);

  return (
    <output className={styles.lines}>
      {lines.map(({ label, cents: price }) => (
        <span key={label} className={styles.line}>
          <span>{label}</span> <span className={styles.price}>{formatEuros(price)}</span>
        </span>
      ))}
      <span className={`${styles.line} ${styles.total}`}>
        <span>Totaal</span> <span className={styles.price}>{formatEuros(cents)}</span>
      </span>
    </output>
  );
}

function findTreatment({ animal, treatment }: Chosen): Treatment {
  const choices = treatments[animal];
  return choices.find(({ key }) => key === treatment) ?? choices[0];
}

function readChosen(fields: HTMLElement): Chosen {
  const checked = [...fields.querySelectorAll<HTMLInputElement>('input:checked')];
  const animal = checked.some(({ name, value }) => name === 'animal' && value === 'rabbit')
    ? 'rabbit'
    : 'cat';
  return {
    animal,
    treatment: checked.find(({ name }) => name === `treatment-${animal}`)?.value ?? '',
    extras: new Set(checked.filter(({ name }) => name === 'extra').map(({ value }) => value)),
  };
}
