import { Section } from '../../ui/section.tsx';
import styles from './visit.module.css';

export function Visit() {
  return (
    <Section>
      <h2>Zo verloopt een bezoek</h2>
      <ol className={styles.steps}>
        <li>
          <h3>Afspreken</h3>
          <p>
            U belt, appt of mailt. Wij kijken samen wat uw kat nodig heeft en hoelang dat duurt.
          </p>
        </li>
        <li>
          <h3>Brengen</h3>
          <p>
            Uw kat reist in een stevige mand, het liefst op een kleedje dat naar thuis ruikt. Geef
            vlak voor vertrek liever geen eten meer.
          </p>
        </li>
        <li>
          <h3>Trimmen</h3>
          <p>Eerst rondkijken, dan pas kammen. Is uw kat het zat, dan nemen wij pauze.</p>
        </li>
        <li>
          <h3>Ophalen</h3>
          <p>U hoort hoe het ging en krijgt uitleg over hoe u de vacht thuis bijhoudt.</p>
        </li>
      </ol>
    </Section>
  );
}
