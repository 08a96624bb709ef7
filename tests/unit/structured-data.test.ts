import { phoneHours } from 'shared/phone-hours.ts';
import { salon } from 'shared/salon.ts';
import { expect, test } from 'vitest';
import {
  composeStructuredData,
  describeSalon,
  describeTelephone,
} from '../../scripts/build/structured-data.ts';
import { catPrices, rabbitPrices } from '../../src/content/prices.ts';
import { pageNames } from '../../src/content/site-map.ts';

const siteUrl = 'https://zachtpoot.example';
const inEuros = (cents: number) => (cents / 100).toFixed(2);

test('the home page, /tarieven and /contact describe the salon, with its address and price range', () => {
  const describing = pageNames.filter((name) =>
    composeStructuredData(name, siteUrl).includes('LocalBusiness'),
  );
  expect(describing).toEqual(['home', 'prices', 'contact']);
  const { matted: _, ...cats } = catPrices; // a surcharge, not a treatment
  const cents = [cats, rabbitPrices].flatMap(Object.values).map((price) => price.cents);
  expect(describeSalon(siteUrl)).toMatchObject({
    '@type': 'LocalBusiness',
    name: salon.name,
    url: 'https://zachtpoot.example/',
    telephone: salon.phoneLink,
    address: { addressLocality: salon.town, addressCountry: 'NL' },
    geo: { latitude: salon.position.lat, longitude: salon.position.lng },
    vatID: salon.btwId,
    priceRange: `EUR ${inEuros(Math.min(...cents))} - ${inEuros(Math.max(...cents))}`,
  });
});

test('the structured data has the hours of the telephone, and no opening hours of the salon', () => {
  const hours = describeTelephone([
    { first: 'zaterdag', last: 'zondag', from: 9.5, until: 12 },
  ]).hoursAvailable;
  expect(hours).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
      opens: '09:30',
      closes: '12:00',
    },
  ]);
  const home = composeStructuredData('home', siteUrl);
  expect(home.includes('hoursAvailable')).toBe(phoneHours.length > 0);
  expect(home).not.toContain('"openingHours');
});

test('a url with "</script>" does not end the script of the structured data early', () => {
  const script = composeStructuredData('home', 'https://x.example/</script><script>alert(1)');
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(script)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject([{ '@context': 'https://schema.org' }, {}]);
});
