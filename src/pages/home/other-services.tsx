import { Link } from 'react-router-dom';
import { siteMap } from '../../content/site-map.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './home-page.module.css';

const services = [
  {
    title: 'Konijnen trimmen',
    path: siteMap.rabbits.path,
    text: 'Ook langharig of helemaal in de klit.',
    picture: '/fotos/konijnen/hangoor-met-borstel.svg',
  },
  {
    title: 'B&B voor katten',
    path: siteMap.boarding.path,
    text: 'Een eigen kamer, geen hok.',
    picture: '/fotos/b-en-b/kamer-hei.svg',
  },
  {
    title: 'Oppas bij u thuis',
    path: siteMap.sitting.path,
    text: 'U gaat weg, zij blijft waar ze is.',
    picture: '/fotos/oppas.svg',
  },
  {
    title: 'Chippen',
    path: `${siteMap.about.path}#chippen`,
    text: 'Door een gecertificeerd chipper.',
    picture: '/fotos/over-mij/chippen.svg',
  },
] as const;

export function OtherServices() {
  return (
    <Section>
      <h2>Wat ik nog meer doe</h2>
      <ul className={`columns ${styles.services}`}>
        {services.map(({ title, path, text, picture }) => (
          <li key={path} className={styles.service}>
            <Picture src={picture} alt="" className="round" />
            <div>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
              <p className="small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
