import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Split } from '../../ui/split.tsx';
import styles from './dog-free.module.css';

export function DogFree() {
  return (
    <Section tone="wall">
      <Split
        asideFirst
        aside={
          <Picture
            src="/fotos/over-mij/salon-trimtafel.svg"
            alt="Een grijze kat ligt met de ogen dicht op de trimtafel, in het licht van het raam"
            width={800}
            height={600}
            className={styles.picture}
          />
        }
      >
        <Prose>
          <h2>Geen hond te horen</h2>
          <p>
            Een kat ruikt en hoort een hond allang voordat u hem ziet. In een salon waar ook honden
            komen, is ze al gespannen voordat de kam uit de la is.
          </p>
          {/* CONFIRM: Er komt nooit een hond in de salon, ook niet in de wachthoek. */}
          <p>
            Daarom is deze salon hondvrij. Er wordt hier geen hond getrimd en ook in de wachthoek
            zit er geen. Alleen katten, konijnen en hun mensen.
          </p>
          {/* CONFIRM: Katten zijn hier vaak sneller op hun gemak, en gaan daarna makkelijker de reismand in. */}
          <p>
            Het verschil ziet u vaak aan uw kat: sneller op haar gemak, minder moe na afloop en de
            volgende keer makkelijker de reismand in.
          </p>
        </Prose>
      </Split>
    </Section>
  );
}
