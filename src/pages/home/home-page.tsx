import { product, salon } from 'shared/salon.ts';
import { catQuestions } from '../../content/answers.ts';
import { catCare } from '../../content/home-care.ts';
import { siteMap } from '../../content/site-map.ts';
import { photoInvitation } from '../../content/topics.ts';
import { ReviewHighlights } from '../../features/reviews/review-highlights.tsx';
import { ContactCall } from '../../parts/contact-call.tsx';
import { GoodToKnow } from '../../parts/good-to-know.tsx';
import { HomeCare } from '../../parts/home-care.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SplitSection } from '../../ui/split-section.tsx';
import styles from './home-page.module.css';
import { OtherServices } from './other-services.tsx';
import { Treatments } from './treatments.tsx';
import { Visit } from './visit.tsx';

export function HomePage() {
  return (
    <>
      <PageIntro
        title="De kattentrimsalon zonder honden en zonder haast"
        lead={`In ${salon.town} bij ${salon.near} wordt uw kat getrimd in een stille kamer: geen geblaf, geen drukte, wel alle tijd.`}
        room={<HeroPicture />}
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
      <SplitSection
        tone="wall"
        asideFirst
        picture={{
          src: '/fotos/over-mij/salon-trimtafel.svg',
          alt: 'Een grijze kat ligt met de ogen dicht op de trimtafel, in het licht van het raam',
          className: styles.arch,
        }}
      >
        <h2>Geen hond te horen</h2>
        <p>
          Een kat ruikt en hoort een hond allang voordat u hem ziet. In een salon waar ook honden
          komen, is ze al gespannen voordat de kam uit de la is.
        </p>
        <p>
          Daarom is deze salon hondvrij. Er wordt hier geen hond getrimd en ook in de wachthoek zit
          er geen. Alleen katten, konijnen en hun mensen.
        </p>
        <p>
          Het verschil ziet u vaak aan uw kat: sneller op haar gemak, minder moe na afloop en de
          volgende keer makkelijker de reismand in.
        </p>
      </SplitSection>
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

/** The salon as you come in: its sign on the wall, and who is already on the table. */
function HeroPicture() {
  return (
    <div className={styles.hero}>
      <Picture
        src="/fotos/hero.svg"
        alt="Een rode kat met een witte bef en een bruin konijn zitten naast elkaar op de trimtafel, met een borstel ervoor en de ochtendzon in het raam"
        width={960}
        height={800}
        eager
        className={styles.picture}
      />
      <div className={styles.sign}>
        <Logo name={product} />
      </div>
    </div>
  );
}
