import { salon } from 'shared/salon.ts';
import { terms, withdrawal } from '../../content/terms.ts';

const { cancelling, priceIncreaseWithin } = terms;

export const appointmentArticles = [
  {
    title: 'Begrippen',
    text: (
      <ol>
        <li>
          Salon: {salon.name}, gevestigd in {salon.town}, ingeschreven in het handelsregister onder
          nummer {salon.kvk}.
        </li>
        <li>Klant: degene die een dier laat behandelen of iets van de salon koopt.</li>
        <li>Dier: de kat of het konijn dat de klant aan de salon toevertrouwt.</li>
        <li>Behandeling: iedere dienst die de salon aan of voor het dier verricht.</li>
      </ol>
    ),
  },
  {
    title: 'Toepassing',
    text: (
      <ol>
        <li>
          Deze voorwaarden gelden voor iedere afspraak, behandeling en verkoop van de salon, tenzij
          partijen schriftelijk iets anders zijn overeengekomen.
        </li>
        <li>
          De overeenkomst komt tot stand zodra de salon de afspraak mondeling of schriftelijk heeft
          bevestigd.
        </li>
        <li>
          Is een bepaling ongeldig, dan blijven de overige bepalingen van kracht. Geeft de wet de
          klant als consument meer bescherming dan deze voorwaarden, dan gaat de wet voor.
        </li>
        {withdrawal.text && <li>{withdrawal.text}</li>}
      </ol>
    ),
  },
  {
    title: 'Het dier en de behandeling',
    text: (
      <ol>
        <li>
          De klant vertelt vóór de behandeling wat van belang is: ziekte, dracht, medicijnen,
          eerdere verwondingen, gedrag, vlooien en schimmel.
        </li>
        <li>
          De salon behandelt het dier met de zorg van een goed opdrachtnemer. De salon mag een
          behandeling weigeren of afbreken als het welzijn van het dier daarom vraagt.
        </li>
        <li>
          Heeft het dier tijdens de behandeling dringend medische hulp nodig, dan mag de salon een
          dierenarts inschakelen. De salon neemt daarover zo snel mogelijk contact op met de klant.
        </li>
      </ol>
    ),
  },
  {
    title: 'Afzeggen',
    text: (
      <>
        <p>Wie een afspraak afzegt, betaalt:</p>
        <ul>
          <li>meer dan {cancelling.freeAboveHours} uur voor de afspraak: niets;</li>
          <li>
            {cancelling.halfAboveHours} tot en met {cancelling.freeAboveHours} uur voor de afspraak:{' '}
            {cancelling.halfPercent}% van de prijs;
          </li>
          <li>
            minder dan {cancelling.halfAboveHours} uur voor de afspraak, of zonder bericht:{' '}
            {cancelling.fullPercent}% van de prijs.
          </li>
        </ul>
        <p>
          Een verblijf in de B&B of een periode van oppas geldt als één afspraak, die begint met het
          brengen of met het eerste bezoek.
        </p>
      </>
    ),
  },
  {
    title: 'Prijzen en prijswijziging',
    text: (
      <ol>
        <li>De prijzen gelden zoals die bij het maken van de afspraak op de website staan.</li>
        <li>
          Vraagt de vacht of de gezondheid van het dier om meer werk dan afgesproken, dan overlegt
          de salon vooraf met de klant over de toeslag.
        </li>
        <li>
          Verhoogt de salon de prijs binnen {priceIncreaseWithin} na het sluiten van de
          overeenkomst, dan mag de klant de overeenkomst kosteloos ontbinden.
        </li>
      </ol>
    ),
  },
];
