import type { KnownFact } from './facts.ts';

export const catCare: readonly KnownFact[] = [
  {
    name: 'Korte vacht',
    text: 'Eén keer per week met een zachte borstel of rubberen handschoen, in de rui om de dag. Een paar minuten is genoeg.',
  },
  {
    name: 'Halflange vacht',
    text: 'Twee tot drie keer per week met een metalen kam, eerst grof en dan fijn. Let op de lange haren aan de achterpoten, de kraag en achter de oren.',
  },
  {
    name: 'Lange vacht',
    text: 'Iedere dag een klein stuk: laagje voor laagje, van de huid naar de punt. Sla de oksels, de buik en de binnenkant van de poten niet over.',
  },
  {
    name: 'Toch een klit',
    text: 'Trek er niet aan en knip er niet in: de huid komt makkelijk mee. Houd de vacht bij de huid vast en pluk de klit voorzichtig uit elkaar. Lukt dat niet, bel mij dan.',
  },
];

export const rabbitCare: readonly KnownFact[] = [
  {
    name: 'Korte vacht',
    text: 'Eén keer per week met een zachte borstel, in de rui iedere dag. Losse plukken haalt u met uw vingers weg.',
  },
  {
    name: 'Lange vacht',
    text: 'Om de dag met een grove kam, vooral achter de oren, onder de kin en rond de staart. Kort en vaak is beter dan lang en zelden.',
  },
  {
    name: 'Billen',
    text: 'Kijk iedere dag of de billen schoon en droog zijn, in de zomer twee keer. De huid is dun: kam zacht en trek nooit aan een klit.',
  },
];

export const combingRule =
  'Kies een moment waarop uw dier slaperig is, stop voordat het er genoeg van heeft en eindig met iets lekkers.';
