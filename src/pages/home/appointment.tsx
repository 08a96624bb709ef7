import { Link } from 'react-router-dom';
import { contactLinks } from 'shared/salon.ts';
import { composeMailPath } from '../../content/topics.ts';
import { useAgenda } from '../../features/notice/notice-provider.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './appointment.module.css';

export function Appointment() {
  const { waiting } = useAgenda();
  return (
    <Section>
      <h2>Zo verloopt een bezoek</h2>
      <ol className={`stack ${styles.steps}`}>
        <li>
          <h3>Afspreken</h3>
          <div className={`stack ${styles.text}`}>
            <p>
              <a href={contactLinks.phone}>Bel</a> of{' '}
              <Link to={composeMailPath('katten')}>mail mij</Link> en vertel over uw kat. Ik zeg wat
              er nodig is en hoelang dat duurt.
            </p>
            {waiting && <p>{waiting}</p>}
          </div>
        </li>
        <li>
          <h3>Brengen</h3>
          <p>Liever niet vlak na het eten.</p>
        </li>
        <li>
          <h3>Trimmen</h3>
          <p>Eerst rondkijken, dan pas kammen. Is uw kat het zat, dan is het pauze.</p>
        </li>
        <li>
          <h3>Ophalen</h3>
          <p>U hoort hoe het ging, en of mij iets opviel aan huid of gebit.</p>
        </li>
      </ol>
    </Section>
  );
}
