// Two salons that do not exist. `npm run test:filled-in` fills in their facts for the placeholders.

export type Filling = {
  product: string;
  town: string;
  /** The code of each value, by its name. */
  values: Record<string, string>;
  hours: readonly string[];
  answer: (question: number) => string;
};

/** The salon that gave every answer, with a long name and a mobile number. */
const full: Filling = {
  product: "Zoë's Poes & Pluis",
  town: 'Voorbeeldveen',
  values: {
    defaultSiteUrl: "'https://www.poes-en-pluis.example'",
    vat: "'included'",
    groomer: '"Zoë van ’t Voorbeeld-Fictief"',
    street: "'Burgemeester Verzonnenstraat 123-a'",
    postalCode: "'1234 ZZ'",
    phone: "'06 87 65 43 21'",
    phoneLink: "'+31687654321'",
    email: "'afspraken@poes-en-pluis.example'",
    kvk: "'12345678'",
    btwId: "'NL123456789B01'",
    facebook: "'https://facebook.example/poes.en.pluis'",
    instagram: "'https://instagram.example/poes.en.pluis'",
    position: '{ lat: 52.71234, lng: 6.19876 }',
    mailStored: "'zeven jaar, zolang de Belastingdienst dat vraagt'",
    databasePlace: "'een datacentrum in België'",
    url: "'https://keurmerk.example/leden/zoe'",
    chipping: '4250',
    boarding: '3995',
    vetLimit: '50_000',
  },
  hours: [
    "{ first: 'woensdag', last: 'zondag', from: 7.5, until: 12.25 }",
    "{ first: 'woensdag', last: 'donderdag', from: 18, until: 20.5 }",
  ],
  answer: (question) =>
    `'Antwoord ${question} van Zoë: zo doe ik dat, het hele jaar door, ook ’s avonds en in het weekend.'`,
};

/** The salon without VAT that gave no answer and no phone hours, with a landline. */
const sparse: Filling = {
  product: 'Mies',
  town: 'Ee',
  values: {
    defaultSiteUrl: "'https://trimsalonmies.example'",
    vat: "'exempt'",
    groomer: '"Bo Ex"',
    street: "'A 2'",
    postalCode: "'9999 AA'",
    phone: "'(0592) 98 76 54'",
    phoneLink: "'+31592987654'",
    email: "'mies@post.example'",
    kvk: "'87654321'",
    btwId: "'NL987654321B02'",
    facebook: "'https://facebook.example/mies'",
    instagram: "'https://instagram.example/mies'",
    position: '{ lat: 53.32109, lng: 6.09123 }',
    mailStored: "'twee maanden'",
    databasePlace: "'een datacentrum in Finland'",
    url: "'https://mies.example'",
    chipping: 'null',
    boarding: 'null',
    vetLimit: '10_000',
  },
  hours: [],
  answer: () => 'null',
};

export const fillings = { full, sparse };
