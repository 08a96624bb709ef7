import { catQuestions } from '../content/answers.ts';
import { catCare } from '../content/home-care.ts';
import { salon } from '../content/salon.ts';
import { siteMap } from '../content/site-map.ts';
import { photoInvitation } from '../content/topics.ts';
import { ReviewHighlights } from '../features/reviews/review-highlights.tsx';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { ContactCall } from './contact-call.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { DogFree } from './home/dog-free.tsx';
import { HeroPicture } from './home/hero-picture.tsx';
import { OtherServices } from './home/other-services.tsx';
import { Treatments } from './home/treatments.tsx';
import { Visit } from './home/visit.tsx';
import { HomeCare } from './home-care.tsx';

export function HomePage() {
  return (
    <>
      <PageIntro
        title="De kattentrimsalon zonder honden en zonder haast"
        lead={`In ${salon.town} bij ${salon.near} wordt uw kat getrimd in een stille kamer: geen geblaf, geen drukte, wel alle tijd.`}
        picture={<HeroPicture />}
        isRoom
      >
        <Actions isLed>
          <ButtonLink to="#behandelingen" icon="down">
            Lees verder
          </ButtonLink>
          <ButtonLink to={siteMap.reviews.path} kind="secondary">
            Bekijk de recensies
          </ButtonLink>
          <ButtonLink to={siteMap.writeReview.path} kind="secondary">
            Schrijf een recensie
          </ButtonLink>
        </Actions>
      </PageIntro>
      <Treatments />
      <DogFree />
      <ReviewHighlights />
      <Visit />
      <GoodToKnow questions={catQuestions} />
      <HomeCare advice={catCare} />
      <OtherServices />
      <ContactCall title="Een afspraak maken?" topic="katten">
        <p>
          Wij werken op afspraak. Bel, app of mail ons en vertel erbij hoe oud uw kat is, wat voor
          vacht ze heeft en of ze eerder is getrimd. Dan plannen wij genoeg tijd in.
        </p>
        <p>{photoInvitation}</p>
      </ContactCall>
    </>
  );
}
