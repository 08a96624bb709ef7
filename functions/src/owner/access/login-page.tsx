import type { ReactNode } from 'react';
import type { Page } from '../owner-request.ts';

const loginBanners = {
  'no-link':
    'Op dit apparaat bent u niet ingelogd. Vraag om een link: die komt in de mailbox van de salon.',
  forged: 'Deze link klopt niet: misschien is er een stuk van weggevallen. Vraag om een nieuwe.',
  expired: 'Deze link is verlopen. Vraag om een nieuwe.',
  'session-expired':
    'U bent hier 90 dagen niet geweest. Daarom bent u op dit apparaat uitgelogd. Vraag om een nieuwe link.',
  revoked: 'Alle links zijn ingetrokken, en u bent overal uitgelogd. Vraag om een nieuwe link.',
  'logged-out': 'U bent uitgelogd op dit apparaat.',
  'logged-out-everywhere': 'U bent overal uitgelogd, en geen enkele link in uw mails werkt nog.',
  'other-scope':
    'Met deze link kunt u alleen wat er in de mail bij stond. Vraag om een link voor het hele beheer.',
  'other-site': 'Dit verzoek komt niet van de website. Er is niets veranderd.',
  'other-page':
    'Dit verzoek komt niet van een bladzijde van het beheer, of u bent na het openen ervan opnieuw ingelogd. Er is niets veranderd. Open de bladzijde opnieuw.',
  unreadable:
    'Dit formulier is niet te lezen. Er is niets veranderd. Open de bladzijde opnieuw, en probeer het nog eens.',
  'too-large':
    'Dit is te groot om te versturen. Er is niets veranderd. Kort de tekst in, of stuur minder of kleinere foto’s tegelijk.',
  'too-slow':
    'De verbinding was te langzaam of viel weg. Er is niets veranderd. Probeer het nog eens met een betere verbinding.',
  'login-link-sent':
    'Er is een nieuwe link gestuurd naar het mailadres van de salon. Open hem binnen 24 uur.',
  'enough-login-links':
    'Er zijn vandaag al zes links gestuurd. Die werken allemaal nog: kijk in de mailbox van de salon, ook bij de ongewenste mail.',
  'mail-failed': 'De mail met de link kon niet worden verstuurd. Probeer het later opnieuw.',
} as const;
export type LoginBanner = keyof typeof loginBanners;

const goodNews: readonly LoginBanner[] = ['login-link-sent', 'logged-out', 'logged-out-everywhere'];

export function composeLoginPage(banner: LoginBanner, above: ReactNode): Page {
  return {
    title: 'Beheer',
    banner: [goodNews.includes(banner) ? 'success' : 'warning', loginBanners[banner]],
    content: (
      <>
        {above}
        <form method="post" action="/beheer/nieuwe-link">
          <button type="submit">Stuur een link naar de mailbox</button>
        </form>
        {/* Without scripts, the owner pastes the link: a server never gets the part behind `#`. */}
        <form method="post" action="/beheer/openen">
          <label>
            Gaat een link niet vanzelf open? Kopieer hem uit de mail en plak hem hier:
            <input name="link" autoComplete="off" />
          </label>
          <button type="submit">Open de link</button>
        </form>
      </>
    ),
  };
}
