import { Link } from 'react-router-dom';
import { contactLinks, salon } from 'shared/salon.ts';
import { catQuestions, groomingDays, scaredCat } from '../../content/answers.ts';
import { catPrices, formatPrice } from '../../content/prices.ts';
import { siteMap } from '../../content/site-map.ts';
import { composeMailPath } from '../../content/topics.ts';
import { useAgenda } from '../../features/notice/notice-provider.tsx';
import { Rating } from '../../features/reviews/rating.tsx';
import { ReviewHighlights } from '../../features/reviews/review-highlights.tsx';
import { CallToAction } from '../../page-parts/call-to-action.tsx';
import { GoodToKnow } from '../../page-parts/good-to-know.tsx';
import { HeroFacts } from '../../page-parts/hero-facts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './home-page.module.css';
import { OtherServices } from './other-services.tsx';
import { Treatments } from './treatments.tsx';

export function HomePage() {
  return (
    <>
      <PageIntro
        title="De kattentrimsalon zonder honden en zonder haast"
        lead={`In ${salon.town} bij ${salon.near} trim ik uw kat in een stille kamer.`}
        room={<HeroPicture />}
      >
        <HeroFacts>
          <span>{`Trimbeurt ${formatPrice(catPrices.standard)}`}</span>
          <Rating />
        </HeroFacts>
        <div className={`row ${styles.contact}`}>
          <ButtonLink to={composeMailPath('katten')}>Afspraak maken</ButtonLink>
          <ButtonLink to={contactLinks.phone} kind="secondary" icon="phone">
            Bel <span className={styles.number}>{salon.phone}</span>
          </ButtonLink>
        </div>
        <div className={`screen-only ${styles.more}`}>
          <a href="#behandelingen" className="pill">
            Lees verder
          </a>
          <Link to={siteMap.reviews.path} className="pill">
            Bekijk de recensies
          </Link>
          <Link to={siteMap.writeReview.path} className="pill">
            Schrijf een recensie
          </Link>
        </div>
      </PageIntro>
      <Treatments />
      <Groomer />
      <ReviewHighlights />
      <GoodToKnow questions={catQuestions} />
      <OtherServices />
      <Appointment />
    </>
  );
}

function Groomer() {
  return (
    <Section tone="wall">
      <div className={styles.groomer}>
        <Picture
          src="/fotos/over-mij/groomer.svg"
          alt="De trimster staat lachend in haar salon met een witte kat op de arm"
          className="round"
        />
        <p>
          Ik ben {salon.groomer}, gecertificeerd katten- en konijnentrimster.{' '}
          <Link to={siteMap.about.path}>Meer over mij</Link>
        </p>
        <div id="bang" className={`stack ${styles.fear}`}>
          <h3>{scaredCat.name}</h3>
          <p className="measure">{scaredCat.text}</p>
        </div>
      </div>
    </Section>
  );
}

/** A component of its own: the agenda, which arrives later, would draw the whole page again. */
function Appointment() {
  const { waiting } = useAgenda();
  return (
    <CallToAction title="Een afspraak maken?" topic="katten">
      <p>
        Vertel hoe oud uw kat is en wat voor vacht ze heeft. {groomingDays} {waiting}
      </p>
    </CallToAction>
  );
}

function HeroPicture() {
  return (
    <Picture
      src="/fotos/hero.svg"
      alt="Een rode kat en een bruin konijn op de trimtafel, met de ochtendzon in het raam"
      width={960}
      height={906}
      priority="high"
      className={styles.picture}
    />
  );
}
