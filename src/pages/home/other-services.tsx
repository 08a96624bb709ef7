import { Link } from 'react-router-dom';
import { offer } from 'shared/salon.ts';
import { siteMap } from '../../content/site-map.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './other-services.module.css';

const services = [
  {
    title: 'Konijnen trimmen',
    path: siteMap.rabbits.path,
    text: 'Kortharig, langharig of helemaal in de klit: ook uw konijn kan hier terecht.',
    picture: '/fotos/konijnen/hangoor-met-borstel.svg',
  },
  {
    title: 'B&B voor katten',
    path: siteMap.boarding.path,
    text: `Logeren in een eigen kamer, voor ${offer.catsPerRoom}.`,
    picture: '/fotos/b-en-b/kamer-hei.svg',
  },
  {
    title: 'Oppas bij u thuis',
    path: siteMap.sitting.path,
    text: 'U gaat weg, uw kat blijft op haar eigen plek en krijgt bezoek.',
    picture: '/fotos/album/lapjeskat-in-het-mandje.svg',
  },
  {
    title: 'Chippen',
    path: `${siteMap.about.path}#chippen`,
    text: 'Door een gecertificeerd chipper, in de rust van de salon.',
    picture: '/fotos/over-mij/chippen.svg',
  },
] as const;

export function OtherServices() {
  return (
    <Section>
      <h2>Ook bij ons</h2>
      <ul className={styles.services}>
        {services.map(({ title, path, text, picture }) => (
          <li key={path} className={`white-card ${styles.service}`}>
            {/* Decoration: the link beside it says all there is to know. */}
            <Picture src={picture} alt="" className={styles.picture} />
            <div className={styles.text}>
              <h3>
                <Link to={path} className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
