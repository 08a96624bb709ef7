import { contactLinks, salon } from 'shared/salon.ts';
import { siteMap } from '../content/site-map.ts';
import { Actions } from '../ui/actions.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** Shown in place of a page or layout that failed to render. */
export function PageError() {
  return (
    <div role="alert">
      <Section>
        <h1>Er ging iets mis</h1>
        <p>
          Deze pagina kon niet getoond worden. Opnieuw laden helpt vaak. Bellen kan ook, op{' '}
          <a href={contactLinks.phone}>{salon.phone}</a>.
        </p>
        <Actions>
          <Button onClick={() => window.location.reload()}>Laad de pagina opnieuw</Button>
          {/* A full page load, because the router cannot draw a page in a broken layout. */}
          <a href={siteMap.contact.path} className="tall">
            Naar contact
          </a>
        </Actions>
      </Section>
    </div>
  );
}
