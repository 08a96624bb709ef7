import { salon } from 'shared/salon.ts';
import { sittingFacts, sittingVisits } from '../content/answers.ts';
import { CallToAction } from '../page-parts/call-to-action.tsx';
import { Cancelling } from '../page-parts/cancelling.tsx';
import { ContactActions } from '../page-parts/contact-actions.tsx';
import { FactCard } from '../page-parts/fact-card.tsx';
import { HeroFacts } from '../page-parts/hero-facts.tsx';
import { DrawingsLine } from '../ui/drawings-line.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { SplitSection } from '../ui/split-section.tsx';

export function SittingPage() {
  return (
    <>
      <PageIntro
        title="Kattenoppas bij u thuis"
        lead={`Blijft uw kat liever thuis? Ik kom bij u langs in ${salon.town}, ${salon.near} en omgeving.`}
        picture={windowSill}
        caption={<DrawingsLine pictures={[windowSill, catAtHome]} />}
      >
        <HeroFacts>
          <span>Prijs op aanvraag</span>
          <span>Eerst kennismaken</span>
          <span>{sittingVisits}</span>
        </HeroFacts>
        <ContactActions topic="oppas" />
      </PageIntro>
      <Section>
        <div className="halves">
          <h2>Wat ik doe als u weg bent</h2>
          <Prose>
            <ul>
              <li>Eten en vers water geven, zoals uw kat het gewend is.</li>
              <li>De kattenbak schoonmaken.</li>
              <li>Spelen, aaien, kammen of gewoon even samen stil zijn.</li>
              <li>Kijken of uw kat eet, drinkt en zich gedraagt zoals altijd.</li>
              <li>De post binnenhalen en de planten water geven.</li>
              <li>U een berichtje en een foto sturen.</li>
            </ul>
          </Prose>
        </div>
      </Section>
      <SplitSection picture={catAtHome} asideFirst>
        <h2>Eerst kennismaken</h2>
        <p>
          Vóór de eerste keer kom ik bij u langs. Uw kat kan rustig aan mij wennen, u laat zien waar
          alles staat en daarna weet u hoe vaak ik kom en wat dat kost.
        </p>
        <h2>Als er iets met uw kat is</h2>
        <p>
          Ik bel u als uw kat niet eet of anders doet dan anders. Zo nodig ga ik met haar naar de
          dierenarts, het liefst uw eigen.
        </p>
      </SplitSection>
      <FactCard title="De oppas in het kort" facts={sittingFacts} />
      <CallToAction title="Oppas aanvragen" topic="oppas">
        <p>
          Laat weten welke dagen u weg bent, waar u woont en hoeveel katten er thuis op mij wachten.
        </p>
        <Cancelling />
      </CallToAction>
    </>
  );
}

const windowSill = {
  src: '/fotos/oppas.svg',
  alt: 'Een kat op de vensterbank kijkt naar een hand met de huissleutel',
};

const catAtHome = {
  src: '/fotos/album/siamees-op-de-krabpaal.svg',
  alt: 'Een siamees zit op de krabpaal, met de rug naar de kamer',
};
