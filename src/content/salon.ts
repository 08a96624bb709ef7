// The salon's facts, each in one place. Everything marked PLACEHOLDER is for the owner to fill in
// before the site goes live: no real person, address or company is meant.

/** The salon's name, as it stands after 'Trimsalon' ({product} in the specification). */
export const product = 'Zachtpoot';

/** PLACEHOLDER. The site's url where VITE_SITE_URL is not set; without a slash at the end. */
export const defaultSiteUrl = 'https://zachtpoot.example';

/** Whether btw is part of the prices, or the salon is exempt (kleineondernemersregeling, KOR). */
export type Vat = 'included' | 'exempt';

/**
 * For the owner to confirm. The btw-id stays on the site either way: who is exempt by the KOR still
 * has one, and a business has to name it on its website (Burgerlijk Wetboek 3:15d).
 */
export const vat: Vat = 'included';

export const salon = {
  name: `Trimsalon ${product}`,
  /** PLACEHOLDER. The author in the page head, and the first person of 'Over mij'. */
  groomer: 'Famke Voorbeeld',
  /** PLACEHOLDER */
  street: 'Voorbeeldlaan 1',
  postalCode: '0000 XX',
  town: 'Bovensmilde',
  near: 'Assen',
  province: 'Drenthe',
  /** PLACEHOLDER, as people read it. */
  phone: '06 12 34 56 78',
  /** PLACEHOLDER, as a telephone dials it. */
  phoneLink: '+31612345678',
  /** PLACEHOLDER */
  email: 'info@zachtpoot.example',
  /** PLACEHOLDER */
  kvk: '00000000',
  /** PLACEHOLDER */
  btwId: 'NL000000000B00',
  /** PLACEHOLDER */
  facebook: 'https://facebook.example/zachtpoot',
  /** PLACEHOLDER */
  instagram: 'https://instagram.example/zachtpoot',
  /** Degrees; the centre of the map and the place of the marker. */
  position: { lat: 52.98, lng: 6.48 },
  mapZoom: 13,
} as const;

const whatsAppNumber = salon.phoneLink.replace('+', '');

export const contactLinks = {
  phone: `tel:${salon.phoneLink}`,
  whatsApp: `https://wa.me/${whatsAppNumber}`,
  email: `mailto:${salon.email}`,
  route: `https://www.google.com/maps/dir/?api=1&destination=${salon.position.lat},${salon.position.lng}`,
} as const;
