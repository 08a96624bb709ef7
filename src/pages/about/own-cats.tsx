import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Split } from '../../ui/split.tsx';

export function OwnCats() {
  return (
    <Section tone="wall">
      <Split
        aside={
          // CONFIRM: De trimster heeft drie katten, zoals op de tekening.
          <Picture
            src="/fotos/over-mij/eigen-katten.svg"
            alt="Drie katten op een groene bank: een schildpadkat, een zwarte kat en een crèmekleurige kat die ligt te slapen"
            width={800}
            height={600}
          />
        }
      >
        <Prose>
          <h2>Mijn eigen katten</h2>
          {/* CONFIRM: De eigen katten bepalen thuis wanneer er gegeten en gekamd wordt. */}
          <p>
            Thuis ben ik gewoon personeel. Mijn eigen katten bepalen wanneer er gegeten wordt, wie
            er op de stoel zit en of er vandaag wordt gekamd. Van hen heb ik het meeste geleerd:
            niet doorzetten, maar afwachten tot ze zelf komen.
          </p>
        </Prose>
      </Split>
    </Section>
  );
}
