// The owner replaces the values marked PLACEHOLDER before going live. `npm run doctor` lists them.

export const product = 'Zachtpoot';

// PLACEHOLDER: zonder schuine streep aan het eind
export const defaultSiteUrl = 'https://zachtpoot.example';

export type Vat = 'included' | 'exempt';

/** The site shows the VAT number for both values, as Burgerlijk Wetboek 3:15d requires. */
export const vat: Vat = 'included'; // PLACEHOLDER: of 'exempt', bij de kleineondernemersregeling

export const salon = {
  name: `Trimsalon ${product}`,
  groomer: 'Famke Voorbeeld', // PLACEHOLDER
  street: 'Voorbeeldlaan 1', // PLACEHOLDER
  postalCode: '0000 XX', // PLACEHOLDER
  town: 'Bovensmilde',
  near: 'Assen',
  province: 'Drenthe',
  phone: '06 12 34 56 78', // PLACEHOLDER
  phoneLink: '+31612345678', // PLACEHOLDER
  email: 'info@zachtpoot.example', // PLACEHOLDER
  kvk: '00000000', // PLACEHOLDER
  btwId: 'NL000000000B00', // PLACEHOLDER
  facebook: 'https://facebook.example/zachtpoot', // PLACEHOLDER
  instagram: 'https://instagram.example/zachtpoot', // PLACEHOLDER
  // PLACEHOLDER: de plek op de kaart; twee decimalen kunnen honderden meters schelen, geef er vijf
  position: { lat: 52.98, lng: 6.48 },
  mapZoom: 13,
} as const;

/** The owner calls this person if the site does not work. */
export const webMaker = { name: 'Sanne Voorbeeld', phone: '06 12 34 56 78' } as const; // PLACEHOLDER

export const offer = {
  rabbitsSince: 'april 2022',
  boardingSince: 'januari 2025',
  boardingRooms: 'twee kamers',
  catsPerRoom: 'twee of drie katten uit één gezin',
  kittenAge: '14 à 16 weken',
} as const;

const whatsAppNumber = salon.phoneLink.replace('+', '');
const route = new URLSearchParams({
  api: '1',
  destination: `${salon.street}, ${salon.postalCode} ${salon.town}`,
});

export const contactLinks = {
  phone: `tel:${salon.phoneLink}`,
  whatsApp: `https://wa.me/${whatsAppNumber}`,
  email: `mailto:${salon.email}`,
  route: `https://www.google.com/maps/dir/?${route}`,
} as const;
