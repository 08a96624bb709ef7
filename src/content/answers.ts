// The salon's own answers to what pet owners ask. All of them are examples as long as they are marked PLACEHOLDER: fill
// in what is true and take the mark away, or write null, and the question is left out.

import type { Fact } from './facts.ts';
import { formatEuros, surcharges } from './prices.ts';
import { terms } from './terms.ts';

export const parking: Fact = {
  name: 'Waar kan ik parkeren?',
  text: 'U parkeert gratis voor de deur.', // PLACEHOLDER
};

export const waitingTime: Fact = {
  name: 'Hoe snel kan ik terecht?',
  text: 'U kunt meestal binnen twee weken terecht, in het voorjaar binnen vier.', // PLACEHOLDER
};
export const answerTime: Fact = {
  name: 'Hoe snel krijg ik antwoord?',
  text: 'U krijgt meestal binnen een dag antwoord; mailt u in het weekend, dan maandag.', // PLACEHOLDER
};
const staying: Fact = {
  name: 'Mag ik erbij blijven?',
  text: 'Dat mag. Is uw dier rustiger zonder baas erbij, dan wacht u in de wachthoek of komt u later terug.', // PLACEHOLDER
};
const stoppedEarly: Fact = {
  name: 'Wat kost het als u eerder stopt?',
  text: 'Alleen de tijd die ik bezig was, nooit meer dan de afgesproken prijs. Wat nog niet af is, doe ik een volgende keer.', // PLACEHOLDER
};
const fleas: Fact = {
  name: 'Mijn dier heeft vlooien. En nu?',
  text: `Kom gerust, maar vertel het vooraf. Dan plan ik u als laatste van de dag in. Er komt ${formatEuros(surcharges.parasites.cents)} bij, omdat ik de salon daarna extra schoonmaak.`, // PLACEHOLDER
};
const paying: Fact = {
  name: 'Hoe kan ik betalen?',
  text: 'Contant bij het ophalen. Heeft u liever een betaalverzoek? Spreek dat dan vooraf met mij af.', // PLACEHOLDER
};

export const catQuestions: readonly Fact[] = [
  {
    name: 'Hoelang duurt een trimbeurt?',
    text: 'Een standaard trimbeurt duurt een tot anderhalf uur, met klitten soms twee uur. Nagels knippen is in een kwartier gebeurd.', // PLACEHOLDER
  },
  staying,
  {
    name: 'Hoe vaak is trimmen nodig?',
    text: 'Een langharige kat elke drie tot vier maanden. Voor een kortharige kat is één of twee keer per jaar genoeg, het liefst in de rui.', // PLACEHOLDER
  },
  {
    name: 'Mijn kat is te zwaar. Is ze welkom?',
    text: 'Ja. Waar een zware kat niet meer bij kan, op de rug en rond de staart, ontstaan klitten. Ik kam haar zoals zij het volhoudt: staand, zittend of op haar zij.', // PLACEHOLDER
  },
  {
    name: 'Mijn kat is bang. Gaat dat wel?',
    text: 'Juist dan bent u hier op uw plek, ook als zij zich niet laat aanraken. Vertel het bij het maken van de afspraak, dan plan ik extra tijd. Soms zijn twee korte keren beter dan één lange.', // PLACEHOLDER
  },
  {
    name: 'En een oude of zieke kat?',
    text: 'Overleg eerst met uw dierenarts en vertel het mij. Een oude kat mag gaan liggen en krijgt vaker pauze. Een zieke of drachtige kat trim ik alleen als de dierenarts het goedvindt.', // PLACEHOLDER
  },
  stoppedEarly,
  fleas,
  {
    name: 'Moet mijn kat ingeënt zijn?',
    text: 'Voor een trimbeurt hoeft dat niet, voor de B&B wel.', // PLACEHOLDER
  },
  {
    name: 'Wat neem ik mee?',
    text: 'Een stevige reismand met een kleedje dat naar thuis ruikt. Is uw kat onder behandeling bij de dierenarts of gebruikt ze medicijnen? Neem dan het paspoort mee.', // PLACEHOLDER
  },
  paying,
  parking,
];

export const rabbitQuestions: readonly Fact[] = [
  {
    name: 'Hoelang duurt een trimbeurt?',
    text: 'Drie kwartier tot een uur, voor een vervilte vacht tot twee uur. Nagels knippen is in tien minuten gebeurd.', // PLACEHOLDER
  },
  staying,
  {
    name: 'Hoe vaak is trimmen nodig?',
    text: 'Een langharig konijn elke zes tot acht weken, een kortharig konijn in de rui: twee tot drie keer per jaar.', // PLACEHOLDER
  },
  waitingTime,
  {
    name: 'Mijn konijn is bang, oud of ziek. Gaat dat wel?',
    text: 'Vertel het vooraf, dan plan ik extra tijd. Ik werk laag bij de grond en stop op tijd. Eet uw konijn slecht, ga dan eerst naar de dierenarts.', // PLACEHOLDER
  },
  stoppedEarly,
  fleas,
  {
    name: 'Wat neem ik mee?',
    text: 'Een goed gesloten reismand met hooi, en iets lekkers voor na afloop. Een konijn hoeft nooit nuchter te zijn.', // PLACEHOLDER
  },
  paying,
  parking,
];

export const boardingFacts: readonly Fact[] = [
  {
    name: 'Prijs',
    text: 'Op aanvraag, per kamer per nacht. Het maakt niet uit met hoeveel katten u komt.', // PLACEHOLDER: noem het bedrag in euro's, wie het niet ziet vraagt vaak niets
  },
  {
    name: 'Eén kat',
    text: 'Bel mij, dan kijk ik wat er kan.', // PLACEHOLDER
  },
  {
    name: 'Brengen en ophalen',
    text: 'Op afspraak: brengen tussen 9.00 en 11.00 uur, ophalen tussen 16.00 en 18.00 uur.', // PLACEHOLDER
  },
  {
    name: 'Inentingen',
    text: 'Tegen kattenziekte en niesziekte, en nog geldig als u uw kat weer ophaalt.', // PLACEHOLDER
  },
  {
    name: 'Castratie',
    text: 'Een kater vanaf zes maanden moet gecastreerd zijn. Is uw poes niet gesteriliseerd? Overleg dan eerst met mij.', // PLACEHOLDER
  },
  {
    name: 'Vlooien en wormen',
    text: 'Behandeld in de maand voordat uw kat komt.', // PLACEHOLDER
  },
  {
    name: 'Medicijnen',
    text: 'Pillen en druppels geef ik zonder toeslag. Injecties kan ik niet geven.', // PLACEHOLDER
  },
  {
    name: 'Als uw kat ziek wordt',
    text: 'Dan bel ik u, en ga ik naar uw eigen dierenarts of een dierenarts in de buurt.', // PLACEHOLDER
  },
  {
    name: 'Afzeggen',
    text: `Meer dan ${terms.cancelling.freeAboveHours} uur voor aankomst kost dat niets. Daarna gelden de algemene voorwaarden.`, // PLACEHOLDER
  },
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
  {
    name: 'Afzeggen',
    text: `Meer dan ${terms.cancelling.freeAboveHours} uur voor het eerste bezoek kost dat niets. Daarna gelden de algemene voorwaarden.`, // PLACEHOLDER
  },
];

export const chippingPrice: Fact = {
  name: 'Wat kost chippen?',
  text: `Chippen kost ${formatEuros(3500)}, inclusief de chip.`, // PLACEHOLDER
};

/** Where there is a public register, `url` is the place in it. */
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
];
