import { contactLinks, salon } from 'shared/salon.ts';
import { credentials } from '../../content/answers.ts';
import { CallToAction } from '../../page-parts/call-to-action.tsx';
import { FactList } from '../../page-parts/fact-card.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { SplitSection } from '../../ui/split-section.tsx';
import styles from './about-page.module.css';
import { Chipping } from './chipping.tsx';
import { KittenHabituation } from './kitten-habituation.tsx';
import { Radio } from './radio.tsx';

export function AboutPage() {
  return (
    <>
      <PageIntro
        title="Over mij"
        lead={`Ik ben ${salon.groomer}, gecertificeerd katten- en konijnentrimster. In mijn salon in ${salon.town} werk ik alleen: u treft altijd mij.`}
        picture={{
          src: '/fotos/over-mij/groomer.svg',
          alt: 'De trimster staat lachend in haar salon met een witte kat op de arm',
          className: styles.portrait,
        }}
      >
        <FactList facts={credentials} />
        <Actions>
          <ButtonLink to={contactLinks.phone} icon="phone">
            Bel {salon.phone}
          </ButtonLink>
        </Actions>
      </PageIntro>
      <div className="minor">
        <Section>
          <div className="halves">
            <Prose>
              <h2>Van katten houden is niet genoeg</h2>
              <p>
                Een kat trimmen is een vak. Haar huid is dun, haar geduld kort en wat ze vindt, zegt
                ze met haar oren en haar staart. Ik heb geleerd dat te lezen, en te wachten tot ze
                eraan toe is. Ik werk daarom op afspraak en zonder haast.
              </p>
              <p>
                Leren doe ik nog steeds. Ik begin aan de opleiding tot{' '}
                {'kattengedrags\u00adtherapeut'}, om nog beter te begrijpen waarom de ene kat zich
                uitrekt op de handdoek en de andere onder de kast kruipt.
              </p>
            </Prose>
            <Prose>
              <h2>Ziekte herkennen op de trimtafel</h2>
              <p>
                Bij het kammen voel ik iedere centimeter van een dier. Daarom heb ik in een cursus
                geleerd waar ik op moet letten: bultjes, kale plekken, een rode oorschelp, een gebit
                dat pijn doet, een kat die ongemerkt is afgevallen.
              </p>
              <p>
                Ik stel geen diagnose, dat doet de dierenarts. Maar ik vertel u wat mij opvalt,
                zodat u er op tijd bij bent.
              </p>
            </Prose>
          </div>
        </Section>
        <Chipping />
        <KittenHabituation />
        <Radio />
        <SplitSection
          tone="wall"
          picture={{
            src: '/fotos/over-mij/eigen-katten.svg',
            alt: 'Drie katten op een groene bank: een schildpadkat, een zwarte kat en een crèmekleurige kat die ligt te slapen',
          }}
        >
          <h2>Mijn eigen katten</h2>
          <p>
            Thuis ben ik gewoon personeel. Mijn eigen katten bepalen wanneer er gegeten wordt, wie
            er op de stoel zit en of er vandaag wordt gekamd. Van hen heb ik het meeste geleerd:
            niet doorzetten, maar afwachten tot ze zelf komen.
          </p>
        </SplitSection>
        <Section>
          <h2>Een kijkje in de salon</h2>
          <Gallery pictures={salonPictures} />
        </Section>
      </div>
      <CallToAction title="Kennismaken?" topic="over-mij">
        <p>
          Komt u liever eerst kijken? Maak een afspraak, dan zorg ik dat er geen ander dier op tafel
          zit.
        </p>
      </CallToAction>
    </>
  );
}

const salonPictures = [
  {
    src: '/fotos/over-mij/salon-trimtafel.svg',
    alt: 'Een grijze kat ligt met de ogen dicht op de trimtafel terwijl haar kop wordt gekamd',
  },
  {
    src: '/fotos/over-mij/salon-badkamer.svg',
    alt: 'De badkamer van de salon: een bad op pootjes, flessen shampoo op een plank en een siamees die ernaast zit te wachten',
  },
  {
    src: '/fotos/over-mij/salon-wachthoek.svg',
    alt: 'De wachthoek: een bank met kussens en een reismand waaruit een kat naar buiten kijkt',
  },
] as const;
