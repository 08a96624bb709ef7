import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { offer } from 'shared/salon.ts';
import { catPrices, formatPrice, type Price } from '../../content/prices.ts';
import { siteMap } from '../../content/site-map.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './treatments.module.css';

export function Treatments() {
  return (
    <Section id="behandelingen">
      <div className={styles.intro}>
        <h2>Wat wij voor uw kat doen</h2>
        <p>
          Iedere behandeling begint met snuffelen en kennismaken. Daarna volgen wij het tempo van uw
          kat: een pauze mag altijd.
        </p>
        <p>
          <Link to={siteMap.prices.path}>Alle tarieven op een rij</Link>
        </p>
      </div>
      <div className={styles.treatments}>
        <Treatment title="Standaard trimbeurt" price={catPrices.standard} picture={nails} isFirst>
          <p>
            Wij kammen en borstelen de hele vacht tot op de huid, halen losse haren en kleine
            klitten weg en knippen bij waar het nodig is. De nagels worden geknipt, de oren en ogen
            bekeken en schoongemaakt.
          </p>
          <p>Valt ons iets op aan de huid of het gebit, dan hoort u dat bij het ophalen.</p>
        </Treatment>
        <Treatment title="Wassen" picture={bath}>
          <p>
            De meeste katten houden zichzelf prima schoon. Maar bij een vette staart, veel roos of
            een vieze broek helpt een wasbeurt. Dat doen wij met lauw water en een milde
            kattenshampoo. Daarna drogen wij de vacht met warme handdoeken en een stille föhn. Of
            wassen nodig is en wat het kost, bespreken wij vooraf met u.
          </p>
        </Treatment>
        <Treatment title="Scheren" price={catPrices.matted} picture={beforeAndAfter}>
          <p>
            Een klit trekt bij iedere stap aan de huid. Zit de vacht vol klitten, dan doet kammen
            meer kwaad dan goed en scheren wij de vervilte delen voorzichtig weg. De huid krijgt
            weer lucht en de vacht kan opnieuw aangroeien.
          </p>
          <p>
            Wij verdoven nooit. Lukt het niet op een rustige manier, dan stoppen wij en zoeken wij
            samen met u een andere oplossing.
          </p>
        </Treatment>
        <Treatment title="Sanitaire trimbeurt" price={catPrices.sanitary} picture={freshTail}>
          <p>
            Voor langharige katten bij wie ontlasting of kattengrit in de vacht blijft hangen. Wij
            maken de vacht kort rond de billen, op de buik en aan de binnenkant van de achterpoten.
            Zo blijft uw kat ook tussen twee trimbeurten fris.
          </p>
        </Treatment>
        <Treatment title="Kittengewenning" price={catPrices.kitten} picture={kitten}>
          <p>
            Een kat die jong leert dat kammen fijn is, heeft daar haar hele leven plezier van. Uw
            kitten is welkom vanaf {offer.kittenAge}. Wij oefenen kort en spelenderwijs met de kam,
            de nagelschaar en het geluid van de föhn. <strong>De eerste keer is gratis.</strong>
          </p>
          <p>
            <Link to={`${siteMap.about.path}#kittengewenning`}>
              Bekijk hoe kittengewenning gaat
            </Link>
          </p>
        </Treatment>
      </div>
    </Section>
  );
}

type TreatmentProps = {
  title: string;
  price?: Price;
  picture: { src: string; alt: string };
  /** The one that most visitors come for: larger, over the full width. */
  isFirst?: boolean;
  children: ReactNode;
};

function Treatment({ title, price, picture, isFirst, children }: TreatmentProps) {
  return (
    <article className={isFirst ? `${styles.treatment} ${styles.first}` : styles.treatment}>
      <Picture {...picture} className={styles.picture} />
      <header className={styles.head}>
        <h3>{title}</h3>
        {price && (
          <p className={styles.price}>
            {price.surcharge && 'toeslag '}
            {formatPrice(price)}
          </p>
        )}
      </header>
      <div className={styles.text}>{children}</div>
    </article>
  );
}

const nails = {
  src: '/fotos/album/nagels-knippen.svg',
  alt: 'Een grijze langharige kat geeft een pootje terwijl de nagels worden geknipt',
};
const bath = {
  src: '/fotos/album/in-bad.svg',
  alt: 'Een cyperse kat met schuim op het hoofd zit tevreden in bad',
};
const beforeAndAfter = {
  src: '/fotos/album/voor-en-na.svg',
  alt: 'Links een kat vol klitten, rechts dezelfde kat met een gladde vacht',
};
const freshTail = {
  src: '/fotos/album/sanitaire-trim-klaar.svg',
  alt: 'Een zwart-witte kat staat met haar staart omhoog op een kussen',
};
const kitten = {
  src: '/fotos/album/kitten-eerste-keer.svg',
  alt: 'Een grijs kitten zit voor het eerst op de trimtafel, met een kam voor de pootjes',
};
