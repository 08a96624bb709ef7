import { formatEuros } from '../../content/prices.ts';
import { paymentReminder, terms } from '../../content/terms.ts';

const { collection, complaint, forceMajeureDays, interest } = terms;

/** Articles 6 to 12. content/terms.ts links to some by their number: keep the order. */
export const paymentArticles = [
  {
    title: 'Betaling',
    text: (
      <p>
        De klant betaalt contant bij aflevering, dus bij het ophalen van het dier of het meenemen
        van het gekochte, tenzij partijen iets anders hebben afgesproken.
      </p>
    ),
  },
  {
    title: 'Te late betaling',
    text: (
      <ol>
        <li>
          Vanaf {interest.afterDays} dagen na de aflevering is de klant over het openstaande bedrag
          een rente van {interest.percentPerMonth}% per maand verschuldigd.
        </li>
        <li>
          Moet de salon de vordering uit handen geven, dan komen de buitengerechtelijke
          incassokosten voor rekening van de klant. Deze bedragen {collection.percent}% van het
          openstaande bedrag, met een minimum van {formatEuros(collection.minimumCents)}.
        </li>
        {/* Left out until a lawyer has answered. */}
        {paymentReminder.text && <li>{paymentReminder.text}</li>}
      </ol>
    ),
  },
  {
    title: 'Klachten over een behandeling',
    text: (
      <ol>
        <li>
          Een klacht over een behandeling meldt de klant binnen {complaint.reportWithinHours} uur na
          de behandeling aan de salon.
        </li>
        <li>
          Binnen {complaint.bringInWithinHours} uur na die melding brengt de klant het dier naar de
          salon, zodat die de klacht kan beoordelen en zo mogelijk verhelpen.
        </li>
      </ol>
    ),
  },
  {
    title: 'Klachten over gekochte zaken',
    text: (
      <p>
        Een klacht over een gekochte zaak dient de klant schriftelijk in, binnen{' '}
        {complaint.goodsWithin} na de aflevering.
      </p>
    ),
  },
  {
    title: 'Aansprakelijkheid',
    text: (
      <ol>
        <li>
          De salon is alleen aansprakelijk voor schade die het rechtstreekse gevolg is van een fout
          die aan de salon kan worden toegerekend.
        </li>
        <li>
          De aansprakelijkheid is beperkt tot de kosten van de dierenarts. Gaat het dier verloren,
          dan geldt de aanschafwaarde van het dier als grens.
        </li>
        <li>
          De salon is niet aansprakelijk voor schade die ontstaat doordat de klant belangrijke
          informatie over het dier niet heeft gegeven.
        </li>
        <li>Deze beperkingen gelden niet bij opzet of bewuste roekeloosheid van de salon.</li>
      </ol>
    ),
  },
  {
    title: 'Overmacht',
    text: (
      <ol>
        <li>
          Kan een van beide partijen door overmacht de verplichtingen niet nakomen, dan worden die
          opgeschort zolang de overmacht duurt. Ziekte van de trimster geldt ook als overmacht.
        </li>
        <li>
          Duurt de overmacht langer dan {forceMajeureDays} dagen, dan mag elk van beide partijen de
          overeenkomst ontbinden, zonder dat de een de ander schadevergoeding schuldig is.
        </li>
      </ol>
    ),
  },
  {
    title: 'Toepasselijk recht en geschillen',
    text: (
      <p>
        Op de overeenkomst is Nederlands recht van toepassing. Partijen proberen een geschil eerst
        samen op te lossen. Lukt dat niet, dan beslist de bevoegde Nederlandse rechter.
      </p>
    ),
  },
];
