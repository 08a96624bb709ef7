// All pages. docs/how-to.md lists what a new page needs besides a row here.

type PageInfo = {
  path: string;
  title: string; // the tab's, after 'Trimsalon Zachtpoot | '; `npm run artwork` draws it too
  description: string;
  keywords: string;
  label?: string; // in the menus, which leave out a page without a label
  isInHeaderOnly?: true;
  list?: 'reviews' | 'photos'; // the live list on the page
  topic?: string; // a key in topics.ts: what a mail from this page is about
};

export const siteMap = {
  home: {
    path: '/',
    title: 'Kattentrimsalon in Bovensmilde bij Assen',
    description:
      'Kattentrimsalon zonder honden in Bovensmilde bij Assen. Rustig, op afspraak en met alle tijd voor uw kat: trimmen, wassen, scheren en kittengewenning.',
    keywords: 'kattentrimsalon, kat trimmen, kat wassen, kat scheren, Bovensmilde, Assen, Drenthe',
    label: 'Katten',
    topic: 'katten',
  },
  prices: {
    path: '/tarieven',
    title: 'Tarieven voor katten en konijnen',
    description:
      'Wat kost het trimmen van een kat of konijn? Alle tarieven en toeslagen van de trimsalon in Bovensmilde op een rij.',
    keywords: 'tarieven, prijzen, kat trimmen kosten, konijn trimmen kosten, nagels knippen kat',
    label: 'Tarieven',
    topic: 'tarieven',
  },
  rabbits: {
    path: '/konijnen',
    title: 'Konijnen trimmen',
    description:
      'Ook uw konijn is welkom: vachtverzorging voor kortharige en langharige konijnen en nagels knippen, in een rustige salon zonder honden.',
    keywords:
      'konijn trimmen, konijn vachtverzorging, konijn nagels knippen, angorakonijn, Drenthe',
    label: 'Konijnen',
    topic: 'konijnen',
  },
  boarding: {
    path: '/b&b',
    title: 'B&B voor katten',
    description:
      'Logeren in alle rust: twee eigen kamers voor twee of drie katten uit één gezin, zonder honden en zonder hokken, in Bovensmilde.',
    keywords: 'kattenpension, katten B&B, kat logeren, kattenhotel, Bovensmilde, Assen',
    label: 'B&B',
    topic: 'b&b',
  },
  sitting: {
    path: '/oppas',
    title: 'Kattenoppas bij u thuis',
    description:
      'Gaat u weg en blijft uw kat liever thuis? De kattenoppas komt langs in Bovensmilde, Assen en omgeving.',
    keywords: 'kattenoppas, oppas aan huis, kat verzorgen vakantie, Bovensmilde, Assen, Smilde',
    label: 'Oppas',
    isInHeaderOnly: true,
    topic: 'oppas',
  },
  about: {
    path: '/over-mij',
    title: 'Over mij',
    description:
      'Maak kennis met uw gecertificeerde katten- en konijnentrimster: opleidingen, chippen, kittengewenning, de salon en haar eigen katten.',
    keywords:
      'kattentrimster, konijnentrimster, gecertificeerd, kat chippen, kittengewenning, kattengedrag',
    label: 'Over mij',
    topic: 'over-mij',
  },
  contact: {
    path: '/contact',
    title: 'Contact en route',
    description:
      'Adres, telefoon, WhatsApp, e-mail en route naar de kattentrimsalon in Bovensmilde. Langskomen kan op afspraak.',
    keywords: 'contact, adres, route, telefoon, kattentrimsalon Bovensmilde',
    label: 'Contact',
    topic: 'contact',
  },
  album: {
    path: '/fotoalbum',
    title: 'Fotoalbum',
    description:
      'Bekijk katten en konijnen op en rond de trimtafel: van langharige perzen tot kittens die voor het eerst komen.',
    keywords: 'fotoalbum, foto’s, getrimde katten, konijnen',
    label: 'Fotoalbum',
    list: 'photos',
  },
  terms: {
    path: '/voorwaarden',
    title: 'Algemene voorwaarden',
    description:
      'De algemene voorwaarden van de trimsalon: afspraken en annuleren, betalen, klachten, aansprakelijkheid en overmacht.',
    keywords: 'algemene voorwaarden, annuleren, betalen, klachten, trimsalon',
    label: 'Voorwaarden',
  },
  reviews: {
    path: '/recensies',
    title: 'Recensies',
    description:
      'Lees wat eigenaren van katten en konijnen over de trimsalon in Bovensmilde schrijven, de nieuwste recensies eerst.',
    keywords: 'recensies, ervaringen, reviews, kattentrimsalon, konijnentrimsalon',
    label: 'Recensies',
    list: 'reviews',
  },
  writeReview: {
    path: '/review',
    title: 'Schrijf een recensie',
    description:
      'Is uw kat of konijn hier geweest? Vertel hoe het ging. Uw recensie staat meteen op de site.',
    keywords: 'recensie schrijven, review, ervaring delen, trimsalon',
  },
  mail: {
    path: '/mail',
    title: 'Stuur een mail',
    description:
      'Stel uw vraag of maak een afspraak per mail. U krijgt zo spoedig mogelijk antwoord van de trimsalon.',
    keywords: 'mail, vraag stellen, afspraak maken, trimsalon',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy en cookies',
    description:
      'Welke gegevens de trimsalon van u bewaart, waarvoor, hoelang, en hoe u ze inziet of laat verwijderen.',
    keywords: 'privacy, privacyverklaring, cookies, persoonsgegevens, trimsalon',
  },
} as const satisfies Record<string, PageInfo>;

export type PageName = keyof typeof siteMap;

export const pageNames = Object.keys(siteMap) as PageName[];

export const notFound = {
  title: 'Pagina niet gevonden',
  description: 'Deze pagina bestaat niet (meer).',
} as const;

export function findList(page: PageName | null): PageInfo['list'] {
  const info: Partial<PageInfo> = page ? siteMap[page] : {};
  return info.list;
}

type MenuPage = PageInfo & { label: string };

export function listMenu(place: 'header' | 'footer'): MenuPage[] {
  const pages: PageInfo[] = Object.values(siteMap);
  const menu = pages.filter((page): page is MenuPage => page.label !== undefined);
  if (place === 'header') return menu;
  return menu.filter(({ isInHeaderOnly }) => !isInHeaderOnly);
}
