import { siteMap } from '../content/site-map.ts';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageIntro } from '../ui/page-intro.tsx';

export function NotFoundPage() {
  return (
    <PageIntro
      title="Deze pagina heeft zich verstopt"
      lead="Ik heb overal gekeken, ook onder de kast. Misschien is het adres veranderd of staat er een tikfout in."
      picture={{
        src: '/fotos/niet-gevonden.svg',
        alt: 'Een rode kat gluurt over de rand van een kartonnen doos',
      }}
    >
      <Actions isFirstApart>
        <ButtonLink to={siteMap.home.path}>Naar de voorpagina</ButtonLink>
        <ButtonLink to={siteMap.contact.path} kind="secondary">
          Contact opnemen
        </ButtonLink>
      </Actions>
    </PageIntro>
  );
}
