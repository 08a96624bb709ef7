import { offer } from 'shared/salon.ts';
import { rabbitQuestions } from '../content/answers.ts';
import { formatPrice, rabbitPrices } from '../content/prices.ts';
import { photoInvitation } from '../content/topics.ts';
import { CallToAction } from '../page-parts/call-to-action.tsx';
import { ContactActions } from '../page-parts/contact-actions.tsx';
import { GoodToKnow } from '../page-parts/good-to-know.tsx';
import { HeroFacts } from '../page-parts/hero-facts.tsx';
import { Treatment, TreatmentList } from '../page-parts/treatment-list.tsx';
import { Gallery } from '../ui/gallery.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { SplitSection } from '../ui/split-section.tsx';

export function RabbitsPage() {
  return (
    <>
      <PageIntro
        title="Ook konijnen zijn welkom"
        lead={`Sinds ${offer.rabbitsSince} zitten ze bij mij op de trimtafel. Een hond komen ze hier nooit tegen.`}
        picture={{
          src: '/fotos/konijnen/konijn-op-de-trimtafel.svg',
          alt: 'Een bruin konijn met een witte bles zit rustig op de handdoek op de trimtafel',
        }}
      >
        <HeroFacts>
          <span>{`Trimbeurt vanaf ${formatPrice(rabbitPrices.shortHair)}`}</span>
          <span>{`Nagels ${formatPrice(rabbitPrices.nails)}`}</span>
        </HeroFacts>
        <ContactActions topic="konijnen" />
      </PageIntro>
      <SplitSection
        picture={{
          src: '/fotos/konijnen/angora-konijn.svg',
          alt: 'Een wit angorakonijn met een pluizige vacht zit op een roze kussen',
        }}
      >
        <h2>Waarom borstelen belangrijk is</h2>
        <p>
          Een konijn ruit een paar keer per jaar, en flink ook. Wat het zelf weglikt, komt in de
          maag terecht en kan daar voor problemen zorgen. Een goede borstelbeurt haalt de losse
          haren weg voordat het zover is.
        </p>
      </SplitSection>
      <Section>
        <h2>Wat ik doe</h2>
        <TreatmentList>
          <Treatment title="Kortharig konijn" price={rabbitPrices.shortHair} picture={shortHair}>
            <p>
              Ik haal de losse ondervacht eruit, knip de nagels en kijk de oren, de ogen, de tanden
              en de onderkant van de pootjes na.
            </p>
          </Treatment>
          <Treatment title="Langharig konijn" price={rabbitPrices.longHair} picture={longHair}>
            <p>
              Bij een angora, een leeuwenkop of een teddykonijn kam ik de vacht helemaal door en
              knip ik die zo nodig korter, zodat uw konijn zichzelf weer kan verzorgen.
            </p>
          </Treatment>
          <Treatment title="Volledig vervilt" price={rabbitPrices.matted} picture={matted}>
            <p>
              Konijnenhuid is dun als papier. Een vervilte vacht kam ik daarom niet uit, maar scheer
              ik laagje voor laagje weg. Dat kost tijd, en die neem ik.
            </p>
          </Treatment>
          <Treatment title="Alleen nagels knippen" price={rabbitPrices.nails} picture={nails}>
            <p>Zo gebeurd, en om de zes tot acht weken nodig.</p>
          </Treatment>
        </TreatmentList>
      </Section>
      <Section>
        <h2>Konijnen in de salon</h2>
        <Gallery pictures={pictures} />
      </Section>
      <GoodToKnow questions={rabbitQuestions} />
      <CallToAction title="Uw konijn aanmelden" topic="konijnen">
        <p>
          Vertel wat voor vacht uw konijn heeft en hoe oud het is. Heeft u er twee die aan elkaar
          gehecht zijn? Neem ze dan allebei mee.
        </p>
        <p>{photoInvitation}</p>
      </CallToAction>
    </>
  );
}

const shortHair = {
  src: '/fotos/album/hangoor-konijn.svg',
  alt: 'Een grijs konijn met hangoren en een gladde vacht',
};
const longHair = {
  src: '/fotos/album/langharig-konijn.svg',
  alt: 'Een grijs konijn met een luchtig gekamde lange vacht',
};
const matted = {
  src: '/fotos/konijnen/hangoor-met-borstel.svg',
  alt: 'Een zandkleurig konijn met hangoren, met een borstel ernaast',
};
const nails = {
  src: '/fotos/konijnen/konijn-nagels-knippen.svg',
  alt: 'Een grijs konijn geeft een pootje terwijl de nagels worden geknipt',
};
const pictures = [
  {
    src: '/fotos/konijnen/hangoor-met-borstel.svg',
    alt: 'Een zandkleurig konijn met hangoren zit op een stapel handdoeken, met een borstel ernaast',
  },
  {
    src: '/fotos/konijnen/twee-konijnen.svg',
    alt: 'Twee witte konijnen met bruine oren en vlekken zitten dicht tegen elkaar aan op een kleed',
  },
  nails,
] as const;
