import type { ReactNode } from 'react';
import type { OwnerPage } from './visit.ts';

/** What stands between a visitor and the owner's pages, or what came of the button below. */
const obstacles = {
  'no-link': 'Deze bladzijde gaat open met de link in uw mail.',
  forged: 'Deze link klopt niet of is niet meer geldig.',
  expired: 'Deze link is ouder dan 90 dagen en werkt niet meer.',
  'other-right': 'Met deze link kunt u deze bladzijde niet openen.',
  'other-site': 'Dit verzoek komt niet van de website. Er is niets veranderd.',
  unreadable: 'Dit formulier is niet te lezen, of te groot. Er is niets veranderd.',
  'link-sent': 'Er is een nieuwe link gestuurd naar het mailadres van de salon.',
  'enough-links':
    'Er is dit uur al drie keer een link gevraagd. Kijk in de mailbox van de salon, ook bij de ongewenste mail, of probeer het over een uur opnieuw.',
  'mail-failed': 'De mail met de link kon niet worden verstuurd. Probeer het later opnieuw.',
} as const;
export type Obstacle = keyof typeof obstacles;

/** `typed`: what would be lost otherwise. */
export function composeEntryPage(obstacle: Obstacle, status: number, typed: ReactNode): OwnerPage {
  return {
    title: 'Beheer',
    status,
    banner: [obstacle === 'link-sent' ? 'success' : 'warning', obstacles[obstacle]],
    content: (
      <>
        {typed}
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
