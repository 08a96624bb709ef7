import type { ReactNode } from 'react';
import type { OwnerPage } from '../owner-request.ts';
import { Typed } from '../page/unsaved-text.tsx';

/** What stands between a visitor and the owner's pages, or what came of the button below. */
const obstacles = {
  'no-link':
    'Op dit apparaat bent u niet ingelogd. Vraag om een link: die komt in de mailbox van de salon.',
  forged: 'Deze link klopt niet: misschien is er een stuk van weggevallen. Vraag om een nieuwe.',
  expired: 'Deze link is verlopen. Vraag om een nieuwe.',
  ended: 'Alle links zijn ingetrokken, en u bent overal uitgelogd. Vraag om een nieuwe link.',
  'other-right':
    'Uw link werkt alleen voor wat er in de mail bij stond. Vraag om een link naar alles.',
  'other-site': 'Dit verzoek komt niet van de website. Er is niets veranderd.',
  unreadable:
    'Dit formulier is niet te lezen, te groot, of kwam te langzaam binnen. Er is niets veranderd.',
  'link-sent':
    'Er is een nieuwe link gestuurd naar het mailadres van de salon. Open hem binnen 24 uur.',
  'enough-this-hour':
    'Er is dit uur al drie keer om een link gevraagd. Kijk in de mailbox van de salon, ook bij de ongewenste mail, of probeer het over een uur opnieuw.',
  'enough-this-day':
    'Er is vandaag al zes keer om een link gevraagd. Kijk in de mailbox van de salon, ook bij de ongewenste mail, of probeer het morgen opnieuw.',
  'mail-failed': 'De mail met de link kon niet worden verstuurd. Probeer het later opnieuw.',
} as const;
export type Obstacle = keyof typeof obstacles;

/** `first`: what was typed, for instance. */
export function composeEntryPage(obstacle: Obstacle, status: number, first: ReactNode): OwnerPage {
  return {
    title: 'Beheer',
    status,
    banner: [obstacle === 'link-sent' ? 'success' : 'warning', obstacles[obstacle]],
    content: (
      <>
        {first}
        <form method="post" action="/beheer/nieuwe-link">
          <button type="submit">Mail de salon een nieuwe link</button>
        </form>
        {/* A script does this by itself: a server does not see what stands behind `#`. */}
        <form method="post" action="/beheer/openen">
          <label>
            Gaat een link niet vanzelf open? Kopieer hem uit de mail en plak hem hier:
            <input name="token" autoComplete="off" />
          </label>
          <button type="submit">Open de link</button>
        </form>
      </>
    ),
  };
}

/** Of a database that is away, for instance. */
export function composeFailure(form: FormData | null): OwnerPage {
  return {
    title: 'Er ging iets mis',
    status: 500,
    banner: ['error', 'Er is niets veranderd. Probeer het over een minuut opnieuw.'],
    content: form && <Typed form={form} />,
  };
}
