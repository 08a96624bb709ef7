import { settings, tagManagerId } from '../../data/settings.ts';
import { PolicyPart } from './policy-part.tsx';

/** Cookies: none, unless the owner measures visits and the visitor allows it. */
export function Measuring() {
  return (
    <PolicyPart title="Cookies" id="cookies">
      {tagManagerId ? (
        <>
          {/* CONFIRM: Bezoekcijfers zijn alleen om de site beter te maken, niet voor reclame. */}
          <p>
            Zonder uw toestemming meten wij niets en plaatst de site daarvoor geen cookies. Staat u
            toe dat wij meten, dan laadt de site Google Tag Manager en Google Analytics. Die
            plaatsen cookies waarmee wij zien welke pagina’s bekeken worden en hoe bezoekers ons
            vinden. Wij gebruiken dat om de site beter te maken, en niet voor reclame. Met uw
            toestemming onthoudt uw browser ook, tot u verdergaat of het tabblad sluit, welke
            pagina’s nog niet meegeteld zijn.
          </p>
          <p>
            Uw keuze blijft in uw browser bewaard. Onderaan iedere pagina staat ‘Cookievoorkeur’:
            daar kunt u die altijd veranderen. Trekt u uw toestemming in, dan haalt de site de
            cookies weer weg.
          </p>
        </>
      ) : (
        <p>Deze site plaatst zelf geen cookies en volgt u niet.</p>
      )}
      {settings.appCheckKey && (
        <p>
          Om te voorkomen dat computerprogramma’s valse recensies plaatsen, gaat reCAPTCHA van
          Google bij de recensies en het fotoalbum na of u een mens bent. Google krijgt daarvoor uw
          IP-adres en gegevens over uw browser, en plaatst een cookie.
        </p>
      )}
    </PolicyPart>
  );
}
