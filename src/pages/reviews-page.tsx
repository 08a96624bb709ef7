import { reviewsElsewhere } from '../content/answers.ts';
import { siteMap } from '../content/site-map.ts';
import { ReviewList } from '../features/reviews/review-list.tsx';
import { CallToAction } from '../page-parts/call-to-action.tsx';
import { FactCard } from '../page-parts/fact-card.tsx';
import { NeedsScript, PartWithErrorBoundary } from '../page-parts/part-with-error-boundary.tsx';
import { ReviewPolicy } from '../page-parts/review-policy.tsx';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

export function ReviewsPage() {
  return (
    <>
      <PageIntro
        title="Recensies"
        ornament="/fotos/album/lapjeskat-in-het-mandje.svg"
        lead="Lees hoe het andere katten en konijnen beviel, ook als het minder ging. De nieuwste recensies staan bovenaan."
      >
        <Actions>
          <ButtonLink to={siteMap.writeReview.path}>Een recensie schrijven? Klik hier!</ButtonLink>
        </Actions>
      </PageIntro>
      <Section isTall>
        <PartWithErrorBoundary
          withoutScript={<NeedsScript>De recensies verschijnen alleen met JavaScript.</NeedsScript>}
        >
          <ReviewList />
        </PartWithErrorBoundary>
      </Section>
      <FactCard title="Ook op andere plekken" facts={[reviewsElsewhere]} />
      <Section>
        <div className="pair">
          <h2>Zo ga ik om met recensies</h2>
          <Prose>
            <ReviewPolicy />
          </Prose>
        </div>
      </Section>
      <CallToAction title="Zelf een keer langskomen?" topic="contact">
        <p>Bel, app of mail voor een afspraak, of vraag eerst wat uw kat of konijn nodig heeft.</p>
      </CallToAction>
    </>
  );
}
