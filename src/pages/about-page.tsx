import { credentials } from '../content/answers.ts';
import { salon } from '../content/salon.ts';
import { PageIntro } from '../ui/page-intro.tsx';
import { Picture } from '../ui/picture.tsx';
import { Chipping } from './about/chipping.tsx';
import { KittenHabituation } from './about/kitten-habituation.tsx';
import { OwnCats } from './about/own-cats.tsx';
import { Radio } from './about/radio.tsx';
import { SalonPhotos } from './about/salon-photos.tsx';
import { Training } from './about/training.tsx';
import { ContactCall } from './contact-call.tsx';
import { FactCard } from './fact-card.tsx';

export function AboutPage() {
  return (
    <>
      <PageIntro
        title="Over mij"
        lead={`Ik ben ${salon.groomer}, gecertificeerd katten- en konijnentrimster. In mijn salon in ${salon.town} draait het om één ding: dat uw dier zich veilig voelt.`}
        picture={
          <Picture
            src="/fotos/over-mij/groomer.svg"
            alt="De trimster staat lachend in haar salon met een witte kat op de arm"
            width={800}
            height={600}
            eager
          />
        }
      />
      <Training />
      <FactCard title="Opleiding en registratie" facts={credentials} />
      <Chipping />
      <KittenHabituation />
      <Radio />
      <OwnCats />
      <SalonPhotos />
      <ContactCall title="Kennismaken?" topic="over-mij">
        {/* CONFIRM: Wie kennis wil maken, mag op afspraak komen kijken. */}
        <p>
          Wilt u eerst weten wie er met uw kat of konijn aan de slag gaat? Bel of mail mij gerust,
          of maak een afspraak om te komen kijken.
        </p>
      </ContactCall>
    </>
  );
}
