import { Link } from 'react-router-dom';
import { siteMap } from '../content/site-map.ts';

export function ReviewPolicy() {
  return (
    <>
      <p>
        Bezoekers plaatsen hun recensie zelf en die staat meteen op de site. Ik controleer vooraf
        niet of de schrijver hier klant is geweest. Ook een minder lovende recensie blijft staan en
        telt mee in het gemiddelde.
      </p>
      <p>
        Een recensie haal ik alleen weg als die beledigend of onrechtmatig is, niet over de salon
        gaat, of als de schrijver het vraagt. Staat er iets wat weg moet, of wilt u uw eigen
        recensie laten verwijderen? <Link to={siteMap.mail.path}>Stuur mij een mail</Link> met de
        naam en de datum die erbij staan.
      </p>
    </>
  );
}
