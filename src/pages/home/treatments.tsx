import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { offer } from 'shared/salon.ts';
import { oldOrIllCat } from '../../content/answers.ts';
import { nameAnswer } from '../../content/facts.ts';
import { catPrices, formatPrice, mattedTotal, type Price } from '../../content/prices.ts';
import { siteMap } from '../../content/site-map.ts';
import { composeMailPath, composeWhatsAppUrl } from '../../content/topics.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { findReplacement } from '../../ui/replacement-photo.ts';
import { Section } from '../../ui/section.tsx';
import styles from './treatments.module.css';

export function Treatments() {
  return (
    <Section id="behandelingen">
      <div className="stack measure">
        <h2>Wat ik voor uw kat doe</h2>
        <p>
          Langharig, oud, te zwaar of bang?{' '}
          {oldOrIllCat.text ? (
            <a href={`#${nameAnswer(oldOrIllCat)}`}>Ook dan is uw kat welkom</a>
          ) : (
            'Ook dan is uw kat welkom'
          )}
          .
        </p>
      </div>
      <div className={`stack ${styles.treatments}`}>
        <Treatment
          title="Standaard trimbeurt"
          price={catPrices.standard}
          picture={nails}
          summary="Ik kam en borstel de hele vacht tot op de huid, haal losse haren en kleine klitten weg en knip bij waar het nodig is. Ik knip de nagels, kijk oren en ogen na en maak ze schoon."
        />
        <Treatment
          title="Wassen"
          picture={bath}
          summary="Met lauw water en een milde kattenshampoo, als kammen niet genoeg is."
        >
          <p>
            De meeste katten houden zichzelf prima schoon. Maar bij een vette staart, veel roos of
            vieze haren aan de achterpoten helpt een wasbeurt. Daarna droog ik de vacht met warme
            handdoeken en een stille föhn. Of wassen nodig is en wat het kost, hoort u vooraf.
          </p>
        </Treatment>
        <Treatment
          title="Scheren"
          price={catPrices.matted}
          picture={beforeAndAfter}
          summary={`Klitten scheer ik voorzichtig weg. Met trimbeurt samen ${mattedTotal}.`}
        >
          <p>
            Een klit trekt bij iedere stap aan de huid. Kaal wordt uw kat alleen waar klitten of
            vilt zaten: de rest van de vacht blijft staan. Moet er meer af, dan bel ik u eerst. Na
            een halfjaar is een lange vacht weer op lengte, een korte al na drie maanden.
          </p>
          <p>
            Ik verdoof nooit. Lukt het niet op een rustige manier, dan stop ik en zoek ik samen met
            u een andere oplossing.
          </p>
          <p>
            <a href={composeWhatsAppUrl()}>App een foto van de vacht</a>: dan schat ik vooraf wat
            het kost.
          </p>
        </Treatment>
        <Treatment
          title="Sanitaire trimbeurt"
          price={catPrices.sanitary}
          picture={freshTail}
          summary="Voor langharige katten bij wie er onder de staart van alles blijft hangen."
        >
          <p>
            Ik maak de vacht kort rond de billen, op de buik en aan de binnenkant van de
            achterpoten. Ontlasting en kattengrit krijgen dan geen kans meer.
          </p>
        </Treatment>
        <div className={`stack ${styles.kitten}`}>
          <Treatment
            title="Kitten&shy;gewenning"
            price={catPrices.kitten}
            picture={kitten}
            summary={
              <>
                Spelend wennen aan de kam, vanaf {offer.kittenAge}.{' '}
                <strong>De eerste keer is gratis.</strong>
              </>
            }
          >
            <p>
              Ook met de nagelschaar en het geluid van de föhn oefen ik, steeds maar even. Thuis
              kammen gaat daarna een stuk makkelijker.
            </p>
            <p>
              <Link to={`${siteMap.about.path}#kittengewenning`}>
                Bekijk hoe kittengewenning gaat
              </Link>
            </p>
          </Treatment>
          <ButtonLink to={composeMailPath('kitten')} kind="secondary">
            Vraag de gratis keer aan
          </ButtonLink>
        </div>
      </div>
      <p className={styles.all}>
        <Link to={siteMap.prices.path}>Alle tarieven op een rij</Link>
      </p>
    </Section>
  );
}

type TreatmentProps = {
  title: string;
  price?: Price;
  picture: { src: string; alt: string };
  /** About two lines. For the first treatment, which does not fold, this is the whole text. */
  summary: ReactNode;
  children?: ReactNode;
};

function Treatment({ title, price, picture, summary, children }: TreatmentProps) {
  const folded = (
    <>
      <Picture {...picture} className={styles.picture} />
      <h3 className={styles.title}>{title}</h3>
      {price && <span className={styles.price}>{formatPrice(price)}</span>}
      <span className={`measure ${styles.summary}`}>{summary} </span>
    </>
  );
  const isPair = findReplacement(picture.src)?.isPair;
  return children ? (
    <details className={isPair ? `${styles.treatment} ${styles.pair}` : styles.treatment}>
      <summary className={styles.folded}>{folded}</summary>
      <div className={`stack measure ${styles.text}`}>{children}</div>
    </details>
  ) : (
    <article className={`${styles.first} ${styles.folded}`}>{folded}</article>
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
