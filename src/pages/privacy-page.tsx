import { Link } from 'react-router-dom';
import { privacy } from '../content/privacy.ts';
import { contactLinks, salon } from '../content/salon.ts';
import { siteMap } from '../content/site-map.ts';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { Collected } from './privacy/collected.tsx';
import { Measuring } from './privacy/measuring.tsx';
import { PolicyPart } from './privacy/policy-part.tsx';

export function PrivacyPage() {
  return (
    <>
      <PageIntro
        title="Privacy en cookies"
        lead="U kunt deze site lezen zonder iets over uzelf te vertellen. Hier leest u wat er wel wordt bewaard, waarvoor, en hoe u dat laat verwijderen."
      />
      <Section>
        <PolicyPart title="Wie is verantwoordelijk?">
          <p>
            {salon.name}, {salon.street}, {salon.postalCode} {salon.town}, KvK {salon.kvk}. Vragen
            over uw gegevens? Mail naar <a href={contactLinks.email}>{salon.email}</a> of bel{' '}
            <a href={contactLinks.phone}>{salon.phone}</a>.
          </p>
        </PolicyPart>
        <Collected />
        <Measuring />
        <PolicyPart title="Uw rechten">
          <p>
            U mag vragen welke gegevens wij van u hebben, ze laten verbeteren of laten verwijderen,
            en bezwaar maken tegen het gebruik ervan. Stuur ons een{' '}
            <Link to={siteMap.mail.path}>mail</Link>; u krijgt binnen een maand antwoord. Komen wij
            er samen niet uit, dan kunt u een klacht indienen bij de{' '}
            <a href="https://www.autoriteitpersoonsgegevens.nl/">Autoriteit Persoonsgegevens</a>.
          </p>
          <p>Deze tekst is voor het laatst bijgewerkt op {privacy.updated}.</p>
        </PolicyPart>
      </Section>
    </>
  );
}
