import { Link } from 'react-router-dom';
import { offer } from 'shared/salon.ts';
import { catPrices, mattedTotal, washing } from '../../content/prices.ts';
import { siteMap } from '../../content/site-map.ts';
import { composeMailPath, composeWhatsAppUrl } from '../../content/topics.ts';
import { Treatment, TreatmentList } from '../../page-parts/treatment-list.tsx';
import { DrawingsLine } from '../../ui/drawings-line.tsx';
import { Section } from '../../ui/section.tsx';

export function Treatments() {
  return (
    <Section id="behandelingen">
      <div className="stack measure">
        <h2>Wat ik voor uw kat doe</h2>
        <p>
          Langharig, <a href="#goed-om-te-weten">oud, te zwaar</a> of{' '}
          <a href="#bang">bang of bijterig</a>? Ook dan is uw kat welkom.
        </p>
      </div>
      <TreatmentList>
        <Treatment title="Standaard trimbeurt" price={catPrices.standard} picture={comb}>
          <p>
            Ik kam en borstel de hele vacht tot op de huid, haal losse haren weg en knip zo nodig
            bij. Ik knip de nagels, kijk oren en ogen na en maak ze schoon.
          </p>
        </Treatment>
        <Treatment title="Wassen" price={washing} picture={bath}>
          <p>Met lauw water en een milde kattenshampoo, als kammen niet genoeg is.</p>
        </Treatment>
        <Treatment title="Scheren" price={catPrices.matted} picture={clippers}>
          <p>
            Kaal wordt uw kat alleen waar klitten of vilt zaten. Ik verdoof nooit. Met trimbeurt
            samen {mattedTotal}. <a href={composeWhatsAppUrl()}>App een foto van de vacht</a>: dan
            schat ik de prijs vooraf.
          </p>
        </Treatment>
        <Treatment title="Sanitaire trimbeurt" price={catPrices.sanitary} picture={freshTail}>
          <p>
            Ik maak de vacht kort rond de billen, op de buik en aan de binnenkant van de
            achterpoten, zodat er niets blijft hangen.
          </p>
        </Treatment>
        <Treatment title="Kitten&shy;gewenning" price={catPrices.kitten} picture={kitten}>
          <p>
            Spelend wennen aan de kam, de nagelschaar en het geluid van de föhn, vanaf{' '}
            {offer.kittenAge}. <strong>De eerste keer is gratis.</strong>{' '}
            <Link to={`${siteMap.about.path}#kittengewenning`}>Bekijk de video</Link> of{' '}
            <Link to={composeMailPath('kitten')}>vraag de gratis keer aan</Link>.
          </p>
        </Treatment>
      </TreatmentList>
      <div className="row">
        <Link to={siteMap.prices.path} className="tall bold">
          Alle tarieven
        </Link>
        <DrawingsLine pictures={[comb, bath, clippers, freshTail, kitten]} />
      </div>
    </Section>
  );
}

const comb = {
  src: '/fotos/album/perzische-kat-na-de-vachtbeurt.svg',
  alt: 'De zachte vacht van een Perzische kat wordt uitgekamd',
};
const bath = {
  src: '/fotos/album/in-bad.svg',
  alt: 'Een cyperse kat zit met schuim op de kop in bad',
};
const clippers = {
  src: '/fotos/vacht/scheren.svg',
  alt: 'Een langharige grijze kat wordt met de tondeuse geschoren',
};
const freshTail = {
  src: '/fotos/album/sanitaire-trim-klaar.svg',
  alt: 'Een zwart-witte kat, van achteren',
};
const kitten = {
  src: '/fotos/album/kitten-eerste-keer.svg',
  alt: 'Een grijs kitten op de trimtafel',
};
