import { vat } from 'shared/salon.ts';
import { payment } from '../../content/answers.ts';
import {
  catRange,
  describeVat,
  listCatPrices,
  rabbitPrices,
  surcharges,
} from '../../content/prices.ts';
import { composeMailPath } from '../../content/topics.ts';
import { CallToAction } from '../../page-parts/call-to-action.tsx';
import { Cancelling } from '../../page-parts/cancelling.tsx';
import { FactLine } from '../../page-parts/fact-line.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Coats } from './coats.tsx';
import styles from './price-table.module.css';
import { PriceTable } from './price-table.tsx';

export function PricesPage() {
  return (
    <>
      <PageIntro
        title="Tarieven"
        ornament="/fotos/vacht/scheren.svg"
        lead={
          <>
            U weet vooraf waar u aan toe bent. Ik overleg eerst met u als er meer nodig is.{' '}
            <a href="#betalen-en-afzeggen">Betalen en afzeggen</a>
          </>
        }
      />
      <Section>
        <div className={`stack roomy ${styles.tables}`}>
          <PriceTable
            caption="Katten"
            prices={listCatPrices()}
            picture="/fotos/album/rode-kater-op-de-trimtafel.svg"
          >
            <p className="quiet">
              {catRange && `${catRange}. `}
              {describeVat(vat)}
            </p>
          </PriceTable>
          <PriceTable
            caption="Konijnen"
            prices={Object.values(rabbitPrices)}
            picture="/fotos/konijnen/hangoor-met-borstel.svg"
          />
          <PriceTable caption="Toeslagen" prices={Object.values(surcharges)}>
            <p className="as-heading screen-only">Kattenvacht: los, klit of vilt?</p>
            <Coats />
          </PriceTable>
        </div>
      </Section>
      <Section id="betalen-en-afzeggen">
        <div className="halves">
          <Prose>
            <h2>Betalen en afzeggen</h2>
            <FactLine fact={payment} />
            <Cancelling />
          </Prose>
          <Prose>
            <h2>Kattenoppas bij u thuis</h2>
            <p>
              Wat de oppas kost, hangt af van waar u woont, hoeveel katten u heeft en hoe vaak ik
              langskom. Mail de dagen dat u weg bent, dan hoort u de prijs voordat u iets vastlegt.
            </p>
            <ButtonLink to={composeMailPath('oppas')} kind="secondary">
              Vraag de oppas aan
            </ButtonLink>
          </Prose>
        </div>
      </Section>
      <CallToAction title="Een afspraak maken?">
        <p>Bel, app of mail mij, ook als uw vraag hier niet bij staat.</p>
      </CallToAction>
    </>
  );
}
