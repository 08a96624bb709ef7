import { Link } from 'react-router-dom';
import { chippingPrice } from '../../content/answers.ts';
import { composeMailPath } from '../../content/topics.ts';
import { SplitSection } from '../../ui/split-section.tsx';

export function Chipping() {
  return (
    <SplitSection
      id="chippen"
      tone="wall"
      asideFirst
      picture={{
        src: '/fotos/over-mij/chippen.svg',
        alt: 'Een cyperse kat ligt tevreden op een handdoek terwijl haar chip wordt uitgelezen',
      }}
    >
      <h2>Gecertificeerd chipper</h2>
      <p>
        Ook voor een chip kunt u bij mij terecht. Die is zo groot als een rijstkorrel en wordt met
        een dunne, holle naald onder de huid geplaatst, links in de hals. Het is zo gebeurd en lijkt
        op een inenting.
      </p>
      <p>
        Vooraf kijk ik of uw dier al een chip draagt, en na het plaatsen lees ik hem uit. Vergeet
        daarna niet om het nummer op uw naam te laten registreren: pas dan weet een vinder dat uw
        kat bij u hoort.
      </p>
      <p>
        {chippingPrice.text} Bel of <Link to={composeMailPath('chippen')}>mail mij</Link> voor een
        afspraak
        {chippingPrice.text === null && ' en de prijs'}.
      </p>
    </SplitSection>
  );
}
