import { offer } from 'shared/salon.ts';
import { catPrices, formatPrice } from '../../content/prices.ts';
import { composeMailPath } from '../../content/topics.ts';
import { kittenTranscript } from '../../content/transcripts.ts';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SplitSection } from '../../ui/split-section.tsx';
import { Video } from '../../ui/video.tsx';

export function KittenHabituation() {
  return (
    <SplitSection
      id="kittengewenning"
      actions={
        <Actions>
          <ButtonLink to={composeMailPath('kitten')} icon="mail">
            Vraag de gratis keer aan
          </ButtonLink>
        </Actions>
      }
      video={
        <Video
          title="een kitten maakt kennis met de kam"
          src="/videos/kittengewenning"
          poster="/fotos/over-mij/video-kitten-poster.svg"
          transcript={kittenTranscript}
        />
      }
    >
      <h2>Kittengewenning</h2>
      <p>
        Wat een kitten vroeg leert kennen, is later minder eng. Vanaf {offer.kittenAge} kan uw
        kitten bij mij wennen aan de tafel, de kam, de nagelschaar en het geluid van de föhn. Stapje
        voor stapje, met een snoepje op het goede moment.
      </p>
      <p>
        Het duurt niet lang en er hoeft niets te lukken. Ik stop als het genoeg is geweest, het
        liefst net voordat uw kitten dat zelf vindt.
      </p>
      <p>
        <strong>De eerste keer is gratis.</strong> Daarna kost kittengewenning{' '}
        {formatPrice(catPrices.kitten)} per keer.
      </p>
    </SplitSection>
  );
}
