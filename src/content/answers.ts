// The salon's answers. Those marked PLACEHOLDER are examples: correct the text and remove the mark,
// or write null to leave the question out.

import type { Fact } from './facts.ts';
import { formatEuros, ownPrices, rabbitPrices, surcharges, vetLimit } from './prices.ts';
import { cancellingLines, cancellingPath, cancellingWay, liabilityPath } from './terms.ts';

export const parking: Fact = {
  name: 'Waar kan ik parkeren?',
  text: 'U parkeert gratis voor de deur.', // PLACEHOLDER
};

export const payment: Fact = {
  name: 'Kan ik pinnen?',
  text: 'Nee, u betaalt contant bij het ophalen. Komt dat niet uit? Zeg het dan vooraf.', // PLACEHOLDER
};

const cancelling: Fact = {
  name: 'Wat kost afzeggen?',
  text: [cancellingWay, ...cancellingLines].join(' '),
  url: cancellingPath,
};

export const replyTime: Fact = {
  name: 'Hoe snel krijg ik antwoord?',
  text: 'U krijgt meestal binnen een dag antwoord; mailt u in het weekend, dan maandag.', // PLACEHOLDER
};
const staying: Fact = {
  name: 'Mag ik erbij blijven?',
  text: 'Dat mag. Is uw dier rustiger zonder baas erbij, dan wacht u in de wachthoek of komt u later terug.', // PLACEHOLDER
};
const goneWrong: Fact = {
  name: 'Wat als er iets misgaat?',
  text: `Bij een wondje of hijgen van de spanning bel ik u meteen, en bij spoed eerst de dierenarts. Was het mijn fout, dan betaal ik; anders u. Bereik ik u niet, dan laat ik hooguit voor ${formatEuros(vetLimit)} doen wat nodig is. Over een bultje dat er al zat, beslist u.`, // PLACEHOLDER
  url: liabilityPath,
};
const stoppedEarly: Fact = {
  name: 'Wat betaal ik als u eerder stopt?',
  text: 'Alleen de tijd die ik bezig was, nooit meer dan de afgesproken prijs. Wat nog niet af is, doe ik een volgende keer.', // PLACEHOLDER
};
const illOrLate: Fact = {
  name: 'Als u ziek bent, of ik te laat?',
  text: 'Ben ik ziek, dan bel ik u zo vroeg mogelijk en krijgt u de eerste plek die vrijkomt. Bent u te laat, bel dan even: een kwartier vang ik op, daarna kijk ik met u wat er nog past.', // PLACEHOLDER
};

export const photoPermission: Fact = {
  name: 'Komt mijn dier op de site?',
  text: 'Alleen als u dat goedvindt: ik vraag het vooraf. Bedenkt u zich later, dan haal ik de foto weg.', // PLACEHOLDER
};

export const oldOrIllCat: Fact = {
  name: 'En een oude, zieke of zware kat?',
  text: 'Een oude of zware kat kam ik zoals zij het volhoudt, staand, zittend of op haar zij. Is ze ziek of drachtig, dan trim ik haar alleen als uw dierenarts het goedvindt.', // PLACEHOLDER
};

export const catQuestions: readonly Fact[] = [
  {
    name: 'Hoelang duurt een trimbeurt?',
    text: 'Een tot anderhalf uur, met klitten soms twee; nagels knippen een kwartier. De eerste keer duurt een halfuur langer, want dan wil uw kat eerst alles besnuffelen.', // PLACEHOLDER
  },
  staying,
  {
    name: 'Hoe houdt u mijn kat vast?',
    text: 'Met één hand onder haar borst; voel ik dat ze zich schrap zet, dan laat ik los. Een muilkorf, een lus om haar nek of een strak gewikkelde handdoek gebruik ik nooit.', // PLACEHOLDER
  },
  {
    name: 'Wat als mijn kat bijt of krabt?',
    text: 'Dan zegt ze dat het haar te veel is, en krijgt ze pauze. Bijt ze daarna weer, dan stop ik voor die dag en spreken we een nieuwe keer af.', // PLACEHOLDER
  },
  {
    name: 'Mijn kat is bang. Gaat dat wel?',
    text: 'Ja, juist een bange kat is hier welkom, ook als zij zich niet laat aanraken. Vertel het als u de afspraak maakt, dan plan ik extra tijd of twee korte keren.', // PLACEHOLDER
  },
  oldOrIllCat,
  goneWrong,
  stoppedEarly,
  {
    name: 'Hoe vaak is trimmen nodig?',
    text: 'Een langharige kat elke drie tot vier maanden. Voor een kortharige kat is één of twee keer per jaar genoeg, het liefst in de rui.', // PLACEHOLDER
  },
  {
    name: 'Mijn kat heeft vlooien. En nu?',
    text: `Kom gerust, maar vertel het vooraf: dan plan ik u als laatste van de dag in. Er komt ${formatEuros(surcharges.parasites.cents)} bij, omdat ik de salon daarna extra schoonmaak.`, // PLACEHOLDER
  },
  {
    name: 'Wat neem ik mee, en moet zij zijn ingeënt?',
    text: 'Een stevige reismand met een kleedje dat naar thuis ruikt, en haar paspoort als ze medicijnen gebruikt. Voor een trimbeurt hoeft ze niet ingeënt te zijn, voor de B&B wel.', // PLACEHOLDER
  },
  payment,
  cancelling,
  illOrLate,
  photoPermission,
];

export const rabbitQuestions: readonly Fact[] = [
  {
    name: 'Hoelang duurt een trimbeurt?',
    text: 'Drie kwartier tot een uur, voor een vervilte vacht tot twee uur; nagels knippen tien minuten. De eerste keer duurt een kwartier langer, want dan mag uw konijn eerst rondkijken.', // PLACEHOLDER
  },
  staying,
  {
    name: 'Hoe houdt u mijn konijn vast?',
    text: 'Laag bij de grond, met een hand onder de billen; op de rug leg ik een konijn nooit. Trapt of bijt het, dan zet ik het even neer; blijft het onrustig, dan stop ik voor die dag.', // PLACEHOLDER
  },
  {
    name: 'Mijn konijn is bang, oud of ziek. Gaat dat wel?',
    text: 'Vertel het vooraf, dan plan ik extra tijd. Eet uw konijn slecht, ga dan eerst naar de dierenarts.', // PLACEHOLDER
  },
  goneWrong,
  stoppedEarly,
  {
    name: 'Hoe vaak is trimmen nodig?',
    text: 'Een langharig konijn elke zes tot acht weken, een kortharig konijn in de rui: twee tot drie keer per jaar.', // PLACEHOLDER
  },
  {
    name: 'Wat neem ik mee?',
    text: 'Een goed gesloten reismand met hooi, en iets lekkers voor na afloop. Een konijn hoeft nooit nuchter te zijn.', // PLACEHOLDER
  },
  {
    name: 'Mag ik er twee brengen?',
    text: `Graag, samen in één mand als ze aan elkaar gehecht zijn. Ieder konijn heeft zijn eigen prijs: twee kortharige kosten samen ${formatEuros(2 * rabbitPrices.shortHair.cents)}.`, // PLACEHOLDER
  },
  payment,
  cancelling,
  illOrLate,
  photoPermission,
];

/** A boarding house needs both by law: a registration number (UBN) and a proof of competence. */
const boardingPermits: readonly Fact[] = [
  {
    name: 'UBN',
    text: null, // PLACEHOLDER: het nummer van de RVO, of laat null staan
  },
  {
    name: 'Bewijs van vakbekwaamheid',
    text: null, // PLACEHOLDER: voor het houden van katten, met het jaar, of laat null staan
  },
];

const vetBill: Fact = {
  name: 'Kosten van de dierenarts',
  text: `Die betaalt u, tenzij het mijn fout was. Bereik ik u niet, dan laat ik hooguit voor ${formatEuros(vetLimit)} doen wat nodig is.`, // PLACEHOLDER
};
const photosOnSite: Fact = { ...photoPermission, name: 'Foto’s op de site' };
const stayCancelling: Fact = {
  name: 'Afzeggen',
  text: ['Bel of app mij.', ...cancellingLines].join('\n'),
};

export const boardingFacts: readonly Fact[] = [
  {
    name: 'Prijs',
    text:
      ownPrices.boarding === null
        ? null
        : `${formatEuros(ownPrices.boarding)} per kamer per nacht, voor twee of drie katten.`,
  },
  {
    name: 'Eén kat',
    text: 'Dat kan soms ook. Bel mij dan.', // PLACEHOLDER
  },
  {
    name: 'Gezelschap en nieuws',
    text: 'Vier keer per dag een halfuur; ’s nachts slaap ik in huis. Elke avond krijgt u bericht, met een foto.', // PLACEHOLDER
  },
  {
    name: 'Brengen en ophalen',
    text: 'Op afspraak, tussen 9.00 en 11.00 en tussen 16.00 en 18.00 uur. Bent u later terug, dan betaalt u de extra nachten.', // PLACEHOLDER
  },
  {
    name: 'Inentingen',
    text: 'Tegen kattenziekte en niesziekte, minstens twee weken voor aankomst en geldig tot na het ophalen.', // PLACEHOLDER
  },
  {
    name: 'Vlooien en wormen',
    text: 'Behandeld in de maand voordat uw kat komt.', // PLACEHOLDER
  },
  {
    name: 'Castratie',
    text: 'Een kater vanaf zes maanden is gecastreerd. Is uw poes niet gesteriliseerd, bel mij dan eerst.', // PLACEHOLDER
  },
  {
    name: 'Medicijnen en ziekte',
    text: 'Pillen en druppels geef ik zonder toeslag, injecties niet. Wordt ze ziek, dan bel ik u en ga ik naar de dierenarts, het liefst uw eigen.', // PLACEHOLDER
  },
  vetBill,
  {
    name: 'Als ik ziek ben',
    text: 'Dan zorgt een collega met ervaring in deze kamers voor uw katten, en hoort u dat meteen.', // PLACEHOLDER
  },
  photosOnSite,
  stayCancelling,
  ...boardingPermits,
];

export const sittingFacts: readonly Fact[] = [
  {
    name: 'Prijs',
    text: 'Op aanvraag: het hangt af van waar u woont, hoeveel katten u heeft en hoe vaak ik kom.', // PLACEHOLDER
  },
  {
    name: 'Hoe vaak en hoelang',
    text: 'Eén of twee keer per dag, een halfuur per bezoek.', // PLACEHOLDER
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
  vetBill,
  {
    name: 'Als ik ziek ben',
    text: 'Dan komt een collega die u vooraf leert kennen. Zij heeft dan ook de sleutel.', // PLACEHOLDER
  },
  photosOnSite,
  stayCancelling,
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
  ...boardingPermits,
  {
    name: 'Verzekering',
    text: null, // PLACEHOLDER: bij wie en waarvoor u verzekerd bent, of laat null staan
  },
  reviewsElsewhere,
];
