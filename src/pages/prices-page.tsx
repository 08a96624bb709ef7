import { Link } from 'react-router-dom';
import { catPrices, rabbitPrices, surcharges } from '../content/prices.ts';
import { siteMap } from '../content/site-map.ts';
import { terms } from '../content/terms.ts';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { PriceTable } from './price-table.tsx';
import styles from './prices-page.module.css';

export function PricesPage() {
  return (
    <>
      <PageIntro
        title="Tarieven"
        lead="U weet vooraf waar u aan toe bent. Blijkt op de trimtafel dat er meer nodig is, dan overleggen wij eerst met u."
      />
      <Section>
        <div className={styles.tables}>
          <PriceTable caption="Katten" prices={catPrices} />
          <PriceTable caption="Konijnen" prices={rabbitPrices} />
          <PriceTable caption="Toeslagen" prices={surcharges} />
        </div>
      </Section>
      <Section>
        <Prose>
          <h2>Betalen en afzeggen</h2>
          <p>
            U betaalt contant bij het ophalen, tenzij wij iets anders hebben afgesproken. Afzeggen
            kan tot {terms.cancelling.freeAboveHours} uur voor de afspraak zonder kosten. Wat er
            geldt bij later afzeggen, leest u in de{' '}
            <Link to={siteMap.terms.path}>algemene voorwaarden</Link>.
          </p>
        </Prose>
      </Section>
      <Section tone="dew">
        <Prose>
          <h2>Kattenoppas bij u thuis</h2>
          <p>
            Wat de oppas kost, hangt af van waar u woont, hoeveel katten u heeft en hoe vaak wij
            langskomen. Mail ons de dagen dat u weg bent, dan hoort u de prijs voordat u iets
            vastlegt.
          </p>
        </Prose>
        <Actions>
          <ButtonLink to={siteMap.mail.path}>Stuur een mail</ButtonLink>
        </Actions>
      </Section>
    </>
  );
}
