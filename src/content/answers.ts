// The salon's answers. Those marked PLACEHOLDER are examples: correct the text and remove the mark,
// or leave the question out. `null` leaves a fact out of its card.

import type { Answer, Fact } from './facts.ts';
import { formatEuros, ownPrices, surcharges, vetLimit } from './prices.ts';
import { cancellingCosts, cancellingPath, cancellingWay, liabilityPath } from './terms.ts';

export const groomingDays = 'Ik trim van dinsdag t/m zaterdag, alleen op afspraak.'; // PLACEHOLDER

export const parking = 'U parkeert gratis voor de deur.'; // PLACEHOLDER

export const payment: Answer = {
  name: 'Kan ik pinnen?',
  text: 'Pinnen kan niet: u betaalt contant bij het ophalen. Komt dat niet uit? Zeg het dan vooraf.', // PLACEHOLDER
};

export const replyTime: Answer = {
  name: 'Hoe snel krijg ik antwoord?',
  text: 'U krijgt meestal binnen een dag antwoord; mailt u in het weekend, dan maandag.', // PLACEHOLDER
};
const goneWrong: Answer = {
  name: 'Wat als er iets misgaat?',
  text: `Bij een wondje of hijgen van de spanning bel ik u meteen, en bij spoed eerst de dierenarts. Was het mijn fout, dan betaal ik; anders u. Als ik u niet bereik, laat ik hooguit voor ${formatEuros(vetLimit)} doen wat nodig is.`, // PLACEHOLDER
  url: liabilityPath,
};
const paying: Answer = {
  name: 'Betalen en afzeggen',
  text: [payment.text, 'Afzeggen?', cancellingWay, ...cancellingCosts].join(' '),
  url: cancellingPath,
};

export const photoPermission: Answer = {
  name: 'Komt mijn dier op de site?',
  text: 'Een foto komt alleen op de site als u dat goedvindt: ik vraag het vooraf. Als u zich later bedenkt, haal ik de foto weg.', // PLACEHOLDER
};

const oldOrIllCat: Answer = {
  name: 'En een oude, zieke of zware kat?',
  text: 'Een oude of zware kat kam ik zoals zij het volhoudt, staand, zittend of op haar zij. Een zieke of drachtige kat trim ik alleen als uw dierenarts het goedvindt.', // PLACEHOLDER
};

export const scaredCat: Answer = {
  name: 'En als mijn kat bang is, of bijt?',
  text: 'Vertel het vooraf, dan plan ik extra tijd of twee korte keren. Ik houd haar vast met één hand onder haar borst; een muilkorf, een lus om haar nek of een strak gewikkelde handdoek gebruik ik nooit. Als ze na een pauze weer bijt, stop ik; u betaalt alleen de tijd die ik bezig was.', // PLACEHOLDER
};

export const catQuestions: readonly Answer[] = [
  {
    name: 'Hoe verloopt een afspraak?',
    text: 'U vertelt vooraf over uw kat; ik zeg wat er nodig is. Breng haar liever niet vlak na het eten. Ze kijkt eerst rond, en we pauzeren zodra ze het zat is. Bij het ophalen hoort u hoe het ging, en of mij iets opviel aan huid of gebit.',
  },
  {
    name: 'Hoelang duurt het, en mag ik erbij blijven?',
    text: 'Eén tot anderhalf uur, met klitten soms twee; nagels knippen een kwartier. De eerste keer duurt een halfuur langer. U mag erbij blijven, in de wachthoek zitten of later terugkomen.', // PLACEHOLDER
  },
  oldOrIllCat,
  {
    name: 'Hoe vaak is trimmen nodig?',
    text: 'Een lange vacht is elke drie tot vier maanden aan de beurt. Een korte heeft genoeg aan een of twee keer per jaar, in de rui.', // PLACEHOLDER
  },
  goneWrong,
  {
    name: 'Inentingen en vlooien',
    text: `Voor een trimbeurt hoeft uw kat niet ingeënt te zijn, voor de B&B wel. Vertel het vooraf als ze vlooien heeft: ik plan u als laatste van de dag in, en er komt ${formatEuros(surcharges.parasites.cents)} bij.`, // PLACEHOLDER
  },
];

export const rabbitQuestions: readonly Answer[] = [
  {
    name: 'Hoelang duurt het, en mag ik erbij blijven?',
    text: 'Drie kwartier tot een uur, voor een vervilte vacht tot twee uur; nagels knippen tien minuten. De eerste keer duurt een kwartier langer. U mag erbij blijven, in de wachthoek zitten of later terugkomen.', // PLACEHOLDER
  },
  {
    name: 'Hoe houdt u mijn konijn vast?',
    text: 'Laag bij de grond, met een hand onder de billen; op de rug leg ik een konijn nooit. Als het trapt of bijt, zet ik het even neer; blijft het onrustig, dan stop ik voor die dag.', // PLACEHOLDER
  },
  {
    name: 'En als mijn konijn bang, oud of ziek is?',
    text: 'Vertel het vooraf, dan plan ik extra tijd. Ga eerst naar de dierenarts als uw konijn slecht eet.', // PLACEHOLDER
  },
  goneWrong,
  paying,
];

export const boardingFacts: readonly Fact[] = [
  {
    name: 'Prijs',
    text:
      ownPrices.boarding === null
        ? null
        : `${formatEuros(ownPrices.boarding)} per kamer per nacht, voor twee of drie katten.`,
  },
  {
    name: 'Brengen en ophalen',
    text: 'Op afspraak, tussen 9.00 en 11.00 en tussen 16.00 en 18.00 uur. Als u later terug bent, betaalt u de extra nachten.', // PLACEHOLDER
  },
  {
    name: 'Inentingen en vlooien',
    text: 'Tegen kattenziekte en niesziekte, minstens twee weken voor aankomst en geldig tot na het ophalen. Tegen vlooien en wormen in de maand ervoor.', // PLACEHOLDER
  },
  {
    name: 'Castratie',
    text: 'Een kater vanaf zes maanden moet gecastreerd zijn. Bel mij eerst als uw poes niet gesteriliseerd is.', // PLACEHOLDER
  },
  {
    name: 'Medicijnen en ziekte',
    text: 'Pillen en druppels geef ik zonder toeslag, injecties niet. Als een kat ziek wordt, bel ik u en ga ik naar de dierenarts, het liefst uw eigen.', // PLACEHOLDER
  },
  {
    name: 'Gezelschap en nieuws',
    text: 'Vier keer per dag een halfuur; ’s\u00a0nachts slaap ik in huis. Elke avond krijgt u bericht, met een foto.', // PLACEHOLDER
  },
];

export const sittingVisits = 'Eén of twee keer per dag'; // PLACEHOLDER

export const sittingFacts: readonly Fact[] = [
  {
    name: 'Prijs',
    text: 'Op aanvraag: het hangt af van waar u woont, hoeveel katten u heeft en hoe vaak ik kom.', // PLACEHOLDER
  },
  {
    name: 'Hoe vaak en hoelang',
    text: `${sittingVisits}, een halfuur per bezoek.`, // PLACEHOLDER
  },
  {
    name: 'Meer dieren',
    text: 'Eén kat of meer, en een konijn erbij kan ook. Honden niet.', // PLACEHOLDER
  },
  {
    name: 'Inentingen en vlooien',
    text: 'Ingeënt hoeft niet, vrij van vlooien wel: ik kom ook bij andere katten.', // PLACEHOLDER
  },
  {
    name: 'Medicijnen',
    text: 'Pillen en druppels geef ik zonder toeslag. Injecties kan ik niet geven.', // PLACEHOLDER
  },
  {
    name: 'Sleutel',
    text: 'Die geeft u mij bij de kennismaking; u krijgt een ontvangstbewijs. Na de laatste dag breng ik hem zelf terug.', // PLACEHOLDER
  },
];

export const chippingPrice: Fact = {
  name: 'Wat kost chippen?',
  text:
    ownPrices.chipping === null
      ? null
      : `Chippen kost ${formatEuros(ownPrices.chipping)}, inclusief de chip.`,
};

export const reviewsElsewhere: Fact = {
  name: 'Recensies op Google',
  text: null, // PLACEHOLDER: zoals '4,9 van 5 sterren, 31 recensies', met een url eronder, of laat null staan
};

export const credentials: readonly Fact[] = [
  {
    name: 'Branchevereniging',
    text: 'Lid van de Voorbeeldvereniging van trimmers', // PLACEHOLDER
    url: 'https://vereniging.example/leden', // PLACEHOLDER
  },
  {
    name: 'Certificaten',
    text: 'Katten- en konijnentrimster, Voorbeeldopleiding', // PLACEHOLDER
  },
  {
    name: 'Registratie als chipper',
    text: 'Nummer 000000', // PLACEHOLDER
    url: 'https://register.example', // PLACEHOLDER
  },
  // A boarding house needs the next two by law.
  {
    name: 'UBN',
    text: null, // PLACEHOLDER: het nummer van de RVO, of laat null staan
  },
  {
    name: 'Bewijs van vakbekwaamheid',
    text: null, // PLACEHOLDER: voor het houden van katten, met het jaar, of laat null staan
  },
  {
    name: 'Verzekering',
    text: null, // PLACEHOLDER: bij wie en waarvoor u verzekerd bent, of laat null staan
  },
  reviewsElsewhere,
];
