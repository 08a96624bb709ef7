import { offer } from 'shared/salon.ts';
import { boardingFacts } from '../content/answers.ts';
import { formatEuros, ownPrices } from '../content/prices.ts';
import { BoardingBadge } from '../features/notice/boarding-badge.tsx';
import { CallToAction } from '../page-parts/call-to-action.tsx';
import { Cancelling } from '../page-parts/cancelling.tsx';
import { ContactActions } from '../page-parts/contact-actions.tsx';
import { FactCard } from '../page-parts/fact-card.tsx';
import { HeroFacts } from '../page-parts/hero-facts.tsx';
import { DrawingsLine } from '../ui/drawings-line.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { SplitSection } from '../ui/split-section.tsx';

export function BoardingPage() {
  return (
    <>
      <PageIntro
        title="B&B voor katten"
        lead="Uw katten krijgen samen een eigen kamer. Met Kerst en in de schoolvakanties is het snel vol."
        picture={forestRoom}
        caption="De boskamer"
        badge={<BoardingBadge />}
      >
        <HeroFacts>
          {ownPrices.boarding !== null && (
            <>
              <span>{`${formatEuros(ownPrices.boarding)} per kamer per nacht`}</span>
              <span>{`Vier nachten ${formatEuros(4 * ownPrices.boarding)}`}</span>
            </>
          )}
          <span>2 of 3 katten</span>
        </HeroFacts>
        <ContactActions topic="b&b" />
      </PageIntro>
      <SplitSection picture={heathRoom} caption="De heikamer">
        <h2>Twee kamers, twee gezinnen</h2>
        <p>
          Sinds {offer.boardingSince} kunnen katten hier logeren. Er zijn {offer.boardingRooms}: de
          boskamer en de heikamer. Ze zijn bedoeld voor {offer.catsPerRoom}.
        </p>
        <p>
          Elke kamer heeft hoge plekken om te liggen, lage om te schuilen, een raam om uit te kijken
          en een eigen kattenbak. Met gasten uit de andere kamer komen ze niet in aanraking.
        </p>
        <DrawingsLine pictures={[forestRoom, heathRoom, view]} />
      </SplitSection>
      <FactCard title="De B&B in het kort" facts={boardingFacts} />
      <SplitSection asideFirst picture={view}>
        <h2>Wat u meeneemt</h2>
        <ul>
          <li>Het voer dat uw katten gewend zijn.</li>
          <li>Een kleedje of een mand die naar thuis ruikt.</li>
          <li>Het dierenpaspoort.</li>
          <li>Medicijnen, als die nodig zijn, met een duidelijke uitleg.</li>
          <li>Het nummer van uw dierenarts en een nummer waarop u te bereiken bent.</li>
        </ul>
      </SplitSection>
      <CallToAction title="Is er nog een kamer vrij?" topic="b&b">
        <p>
          Laat mij weten wanneer u weg bent en om hoeveel katten het gaat, dan hoort u of er plek
          is. Eerst de kamer bekijken mag ook.
        </p>
        <Cancelling />
      </CallToAction>
    </>
  );
}

const forestRoom = {
  src: '/fotos/b-en-b/kamer-bos.svg',
  alt: 'De boskamer: een rode kat ligt tevreden in een mand, een zwart-witte kat zit op de krabpaal, met bomen op de muur en achter het raam',
};
const heathRoom = {
  src: '/fotos/b-en-b/kamer-hei.svg',
  alt: 'De heikamer: een grijze kat slaapt op een paars kussen, een crèmekleurige kat ligt op de plank erboven, met de hei achter het raam',
};
const view = {
  src: '/fotos/b-en-b/buiten-kijken.svg',
  alt: 'Een rode en een grijze kat zitten naast elkaar in de vensterbank en kijken naar buiten',
};
