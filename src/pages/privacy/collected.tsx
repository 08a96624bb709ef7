import { Link } from 'react-router-dom';
import { privacy } from '../../content/privacy.ts';
import { contactLinks, salon } from '../../content/salon.ts';
import { siteMap } from '../../content/site-map.ts';
import { PolicyPart } from './policy-part.tsx';

/** What is kept, in the order in which visitors meet it. */
export function Collected() {
  return (
    <PolicyPart title="Wat wij van u bewaren">
      <h3>Als u een recensie schrijft</h3>
      <p>
        De naam, de tekst, het aantal sterren en de datum staan voor iedereen zichtbaar bij{' '}
        <Link to={siteMap.reviews.path}>de recensies</Link>. Uw voornaam of een schuilnaam is
        genoeg. Een recensie blijft staan tot u vraagt die weg te halen. Daarna kunnen alleen wij er
        nog bij, en na {privacy.binDays} dagen is alles gewist. De recensies staan in een database
        van Google, in {privacy.databasePlace}.
      </p>

      <h3>Als u ons mailt</h3>
      <p>
        Uw naam, e-mailadres, onderwerp en bericht komen in onze mailbox. Wij gebruiken ze om u te
        antwoorden en bewaren ze tot {privacy.mailKept}. De site zelf bewaart uw mail niet. Wel
        staat de tekst {privacy.logDays} dagen in het technische logboek van Google, dat de mail
        doorgeeft. Wilt u dat niet, stuur dan een gewone mail naar{' '}
        <a href={contactLinks.email}>{salon.email}</a>.
      </p>
      <p>
        Om misbruik te voorkomen onthoudt het formulier {privacy.limitMinutes} minuten van welk
        IP-adres (het nummer van uw internetverbinding) een mail kwam. In de database staat daarvan
        alleen een versleutelde code, die meestal binnen een dag gewist is.
      </p>

      <h3>Als u belt of appt</h3>
      <p>
        Dan zien wij uw nummer. Voor een WhatsApp-bericht gelden ook de voorwaarden van WhatsApp.
      </p>

      <h3>Als u de site bekijkt</h3>
      <p>
        De site staat op computers van Google. Die leggen, zoals iedere webserver, vast vanaf welk
        IP-adres een pagina is opgevraagd, om storingen en misbruik op te sporen. Op de pagina{' '}
        <Link to={siteMap.contact.path}>Contact</Link> staat een kaart van Google Maps: zodra die
        verschijnt, krijgt Google uw IP-adres te zien.
      </p>

      <h3>Wat op uw eigen apparaat blijft</h3>
      <p>
        Wat u in een formulier typt, onthoudt uw browser tot u het verstuurt of het tabblad sluit.
        Zo raakt u niets kwijt als de verbinding even wegvalt. Wij kunnen er niet bij.
      </p>
    </PolicyPart>
  );
}
