// Structured data for search engines (schema.org). Only the built page holds it, not the app.

import { listDays, type PhoneHours, phoneHours, splitHour } from 'shared/phone-hours.ts';
import { salon } from 'shared/salon.ts';
import { catPrices, type Price, rabbitPrices } from '../../src/content/prices.ts';
import type { PageName } from '../../src/content/site-map.ts';

const pagesAboutSalon: readonly (PageName | null)[] = ['home', 'prices', 'contact'];

export function composeStructuredData(page: PageName | null, siteUrl: string): string {
  if (!pagesAboutSalon.includes(page)) return '';
  const business = describeSalon(siteUrl);
  const things = page === 'home' ? [describeSite(siteUrl), business] : business;
  // Escapes '<', because a text with '</script>' would end the script.
  const json = JSON.stringify(things).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Google's results show this name above the url. */
function describeSite(siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: salon.name,
    url: `${siteUrl}/`,
  };
}

export function describeSalon(siteUrl: string) {
  const hasHours = phoneHours.length > 0;
  const prices = [...Object.values(catPrices), ...Object.values(rabbitPrices)];
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#salon`,
    name: salon.name,
    url: `${siteUrl}/`,
    image: `${siteUrl}/delen/home.jpg`,
    telephone: salon.phoneLink,
    email: salon.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: salon.street,
      postalCode: salon.postalCode,
      addressLocality: salon.town,
      addressRegion: salon.province,
      addressCountry: 'NL',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: salon.position.lat,
      longitude: salon.position.lng,
    },
    vatID: salon.btwId,
    contactPoint: hasHours ? describeTelephone(phoneHours) : undefined, // JSON leaves it out
    sameAs: [salon.facebook, salon.instagram],
    priceRange: describeRange(prices),
  };
}

/** Telephone hours are not opening hours: the salon is open by appointment only. */
export function describeTelephone(hours: readonly PhoneHours[]) {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: salon.phoneLink,
    hoursAvailable: hours.map((each) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: listDays(each).map((day) => daysOfWeek[day]),
      opens: toTime(each.from),
      closes: toTime(each.until),
    })),
  };
}

const daysOfWeek = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
].map((day) => `https://schema.org/${day}`);

/** Returns for example '09:30'. */
function toTime(hour: number): string {
  const time = splitHour(hour).join(':');
  return time.padStart(5, '0');
}

/** Leaves out surcharges: nobody pays a surcharge alone. */
function describeRange(prices: readonly Price[]): string {
  const treatments = prices.filter(({ surcharge }) => !surcharge);
  const cents = treatments.map((treatment) => treatment.cents);
  const lowest = toDecimal(Math.min(...cents));
  const highest = toDecimal(Math.max(...cents));
  return `EUR ${lowest} - ${highest}`;
}

function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
