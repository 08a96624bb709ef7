import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { privacy } from 'shared/privacy.ts';
import { contactLinks, salon } from 'shared/salon.ts';
import { photoPermission } from '../content/answers.ts';
import { siteMap } from '../content/site-map.ts';
import { settings, tagManagerId } from '../data/settings.ts';
import { CallToAction } from '../page-parts/call-to-action.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import styles from './privacy-page.module.css';

export function PrivacyPage() {
  return (
    <>
      <PageIntro
        title="Privacy en cookies"
        ornament="/fotos/album/britse-korthaar-op-de-handdoek.svg"
        lead="U kunt deze site lezen zonder iets over uzelf te vertellen. Hier leest u wat er wel wordt bewaard, en waarvoor."
      >
        <Prose>
          <ul>
            <li>
              <a href="#recensie">Een recensie</a> is openbaar; een voornaam of schuilnaam is
              genoeg.
            </li>
            <li>
              Met wat u <a href="#mail">mailt</a>, doe ik niets anders dan u antwoorden.
            </li>
            <li>
              <a href="#cookies">
                {tagManagerId
                  ? 'Ik meet alleen met uw toestemming'
                  : 'De site plaatst geen cookies'}
              </a>
              .
            </li>
            <li>
              U kunt uw gegevens <a href="#uw-rechten">laten verwijderen</a>.
            </li>
          </ul>
        </Prose>
      </PageIntro>
      <Section>
        <PolicyPart title="Wie is verantwoordelijk?">
          <p>
            {salon.name}, {salon.street}, {salon.postalCode} {salon.town}, {'KvK\u00a0'}
            {salon.kvk}. U bereikt mij op <a href={contactLinks.email}>{salon.email}</a> en{' '}
            <a href={contactLinks.phone}>{salon.phone}</a>.
          </p>
        </PolicyPart>
        <Collected />
        <Measuring />
        <PolicyPart id="uw-rechten" title="Uw rechten">
          <p>
            U mag vragen welke gegevens ik van u heb, ze laten verbeteren of laten verwijderen, en
            bezwaar maken tegen het gebruik ervan. Stuur mij een{' '}
            <Link to={siteMap.mail.path}>mail</Link>; u krijgt binnen een maand antwoord.
          </p>
          <p>
            Bent u daar niet tevreden mee, dan kunt u een klacht indienen bij de{' '}
            <a href="https://www.autoriteitpersoonsgegevens.nl/">Autoriteit Persoonsgegevens</a>.
          </p>
          <p>Deze tekst is voor het laatst bijgewerkt op {privacy.updated}.</p>
        </PolicyPart>
      </Section>
      <CallToAction title="Vragen over uw gegevens?">
        <p>Ook daarvoor krijgt u mij zelf aan de telefoon.</p>
      </CallToAction>
    </>
  );
}

function Collected() {
  return (
    <section className={`pair minor ${styles.part}`}>
      <h2>Wat ik van u bewaar</h2>
      <div>
        <Disclosure id="recensie" title="Als u een recensie schrijft">
          <p>
            De naam, de tekst, het aantal sterren en de datum staan voor iedereen zichtbaar bij{' '}
            <Link to={siteMap.reviews.path}>de recensies</Link>. Uw voornaam of een schuilnaam is
            genoeg. Wanneer ik een recensie weghaal, leest u daar ook. Wat ik weghaal, staat meteen
            niet meer op de site en is na {privacy.binDays} dagen gewist. In oudere versies van de
            database, in reservekopieën en in mijn mailbox kan de tekst nog enige tijd blijven
            staan. De recensies staan in een database van Google, in {privacy.databasePlace}.
          </p>
        </Disclosure>
        <Disclosure id="mail" title="Als u mailt">
          <p>
            Uw naam, e-mailadres, onderwerp en bericht komen in mijn mailbox. Ik gebruik ze om u te
            antwoorden en bewaar ze tot {privacy.mailStored}. De site zelf bewaart uw mail niet. Een
            computer van Google in België stuurt hem door en schrijft niet op wat erin staat. Lukt
            het doorsturen niet, dan bewaart Google {privacy.logDays} dagen dat het mislukte en
            waardoor, zonder uw gegevens. Stuurt u liever een gewone mail? Dat kan naar{' '}
            <a href={contactLinks.email}>{salon.email}</a>.
          </p>
          <p>
            Om misbruik te voorkomen onthoudt het formulier een dag lang van welk netwerk een mail
            kwam: het eerste deel van uw IP-adres, het nummer van uw internetverbinding. Dat komt
            niet in de database en niet in het logboek.
          </p>
        </Disclosure>
        <Disclosure title="Als u belt of appt">
          <p>
            Dan zie ik uw nummer. Voor een WhatsApp-bericht gelden ook de voorwaarden van WhatsApp.
          </p>
        </Disclosure>
        <Disclosure title="Als uw dier op de foto gaat">
          <p>{photoPermission.text}</p>
        </Disclosure>
        <Disclosure title="Als u de site bekijkt">
          <p>
            De site staat op computers van Google. Die leggen, zoals iedere webserver, vast vanaf
            welk IP-adres een pagina is opgevraagd, om storingen en misbruik op te sporen. Google
            bewaart die adressen enkele maanden.
            {settings.googleMaps.key && (
              <>
                {' '}
                Op de pagina <Link to={siteMap.contact.path}>Contact</Link> staat een kaart van
                Google Maps: zodra die verschijnt, krijgt Google uw IP-adres te zien.
              </>
            )}
          </p>
        </Disclosure>
        <Disclosure title="Wat op uw eigen apparaat blijft">
          <p>
            Wat u in een formulier typt, onthoudt uw browser tot u het verstuurt of het tabblad
            sluit. Zo raakt u niets kwijt als de verbinding even wegvalt. Ik kan er niet bij.
          </p>
          <p>
            Bij de recensies en het fotoalbum noteert software van Google in uw browser op welke
            dagen u daar was, hoogstens dertig dagen. Ik doe daar niets mee, en als u uw
            browsergegevens wist, is het weg.
          </p>
        </Disclosure>
      </div>
    </section>
  );
}

function Measuring() {
  return (
    <PolicyPart id="cookies" title="Cookies">
      {tagManagerId ? (
        <>
          <p>
            Zonder uw toestemming meet ik niets en plaatst de site daarvoor geen cookies. Als u
            toestaat dat ik meet, laadt de site Google Tag Manager en Google Analytics. Die plaatsen
            cookies waarmee ik zie welke pagina’s bekeken worden, hoe bezoekers de site vinden en of
            een formulier verstuurd is; niet wat u schrijft. Ik gebruik dat om de site beter te
            maken, en niet voor reclame.
          </p>
          <p>
            Uw keuze blijft in uw browser bewaard. Onderaan iedere pagina staat ‘Cookievoorkeur’:
            daar kunt u die altijd veranderen. Als u uw toestemming intrekt, haalt de site de
            cookies weer weg.
          </p>
        </>
      ) : (
        <p>Deze site plaatst zelf geen cookies en volgt u niet.</p>
      )}
      {settings.appCheckKey && (
        <p>
          Normaal laadt de site niets om na te gaan of u een mens bent. Alleen als een
          computerprogramma de site aanvalt, bijvoorbeeld met valse recensies of met heel veel
          mails, controleert reCAPTCHA van Google dat tijdelijk. Google krijgt dan uw IP-adres en
          gegevens over uw browser, en plaatst een cookie.
        </p>
      )}
    </PolicyPart>
  );
}

type PolicyPartProps = {
  id?: string;
  title: string;
  children: ReactNode;
};

function PolicyPart({ id, title, children }: PolicyPartProps) {
  return (
    <section id={id} className={`pair minor ${styles.part}`}>
      <h2>{title}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}
