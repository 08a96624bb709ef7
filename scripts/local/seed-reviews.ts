import { format, parse, subDays } from 'date-fns';
import type { Review, Stars } from '../../src/data/review.ts';

/** A review as it is stored: exactly these fields. */
export type StoredReview = Omit<Review, 'key'>;

type SeedReview = { daysAgo: number; name: string; stars: Stars; review: string };

/** The reviews of a first start, numbered from the oldest on. `today` is yyyy/MM/dd. */
export function createSeedReviews(today: string): StoredReview[] {
  const newestDay = parse(today, 'yyyy/MM/dd', new Date(0));
  return seedReviews.map(({ daysAgo, name, stars, review }, index) => ({
    id: index + 1,
    name,
    review,
    stars,
    date: format(subDays(newestDay, daysAgo), 'yyyy/MM/dd'),
  }));
}

// First names only, and made up. Oldest first.
const seedReviews: readonly SeedReview[] = [
  {
    daysAgo: 729,
    name: 'Anneke',
    stars: 5,
    review: 'Onze Pers zat vol klitten. Na anderhalf uur kregen we een zachte, blije kat terug.',
  },
  { daysAgo: 701, name: 'Jelle', stars: 5, review: 'Rustig, vakkundig en geen hond te bekennen!' },
  {
    daysAgo: 678,
    name: 'Marijke',
    stars: 4,
    review:
      'Fijne salon en veel geduld met onze angstige Minoes. De nagels waren na drie weken wel weer scherp.',
  },
  {
    daysAgo: 655,
    name: 'Rik en Sanne',
    stars: 5,
    review:
      'Met ons kitten van vijftien weken geweest voor de gewenning. Spelenderwijs kennisgemaakt met de borstel en de föhn. Thuis mogen we haar nu zonder mopperen kammen.',
  },
  { daysAgo: 631, name: 'Oeds', stars: 5, review: 'Top!' },
  {
    daysAgo: 604,
    name: 'Hilde',
    stars: 5,
    review:
      'Ons langharige konijn Pluis is weer klitvrij. Heel zorgvuldig gedaan, ook rond de pootjes.',
  },
  {
    daysAgo: 588,
    name: 'Tjitske',
    stars: 3,
    review:
      'Het resultaat is mooi, maar ik moest vier weken wachten op een afspraak. Op tijd bellen dus.',
  },
  {
    daysAgo: 560,
    name: 'Bas',
    stars: 5,
    review: 'Onze Maine Coon van acht kilo bleef gewoon liggen. Dat lukt bij de dierenarts nooit.',
  },
  {
    daysAgo: 533,
    name: 'Familie De Wit',
    stars: 5,
    review:
      'Onze twee katten hebben tien dagen in de B&B gelogeerd. Elke dag een foto met een verhaaltje erbij. Ze kwamen ontspannen thuis en wij ook. Volgend jaar weer!',
  },
  { daysAgo: 511, name: 'Lonneke', stars: 5, review: 'Wat een verschil met voorheen. Dank u wel!' },
  {
    daysAgo: 486,
    name: 'Wouter',
    stars: 4,
    review: 'Goede uitleg over kammen thuis. Parkeren kan voor de deur.',
  },
  {
    daysAgo: 462,
    name: 'Geertje',
    stars: 5,
    review: 'Mijn kater van zestien is met alle respect voor zijn leeftijd behandeld.',
  },
  {
    daysAgo: 437,
    name: 'Ilse',
    stars: 5,
    review:
      'Eerst kennismaken, dan pas kammen. Onze schuwe Saar mocht zelf uit haar mandje komen en er werd nergens haast mee gemaakt. Zo hoort het. De vacht glanst en ze rook heerlijk. Wij komen hier elk halfjaar terug, ook al is het drie kwartier rijden. Aanrader!',
  },
  { daysAgo: 415, name: 'Marten', stars: 5, review: 'Snel even nagels knippen, prima geholpen.' },
  {
    daysAgo: 390,
    name: 'Noor',
    stars: 5,
    review:
      'Tijdens onze vakantie kwam de oppas twee keer per dag langs. De planten leven ook nog!',
  },
  {
    daysAgo: 366,
    name: 'Sietske',
    stars: 5,
    review: 'Onze ragdoll liet zich zelfs wassen. Ik had het niet geloofd als ik er niet bij was.',
  },
  {
    daysAgo: 341,
    name: 'Daan',
    stars: 4,
    review:
      'Netjes geschoren onder de buik. Er bleef één klit achter het oor zitten, die is de week erna gratis weggehaald.',
  },
  {
    daysAgo: 318,
    name: 'Ria',
    stars: 5,
    review: 'De sanitaire trimbeurt was precies wat nodig was.',
  },
  {
    daysAgo: 295,
    name: 'Youssef',
    stars: 5,
    review:
      'Onze hangoor kwam met veel te lange nagels. Vriendelijk geholpen en goed advies gekregen.',
  },
  {
    daysAgo: 271,
    name: 'Fenna',
    stars: 5,
    review:
      'Er werd een bultje ontdekt dat wij nog niet hadden gezien. Gelukkig was het onschuldig.',
  },
  {
    daysAgo: 240,
    name: 'Klaas-Jan',
    stars: 3,
    review:
      'Prima getrimd. Voor mij had de uitleg over de prijs van tevoren iets duidelijker gekund.',
  },
  {
    daysAgo: 214,
    name: 'Mirthe',
    stars: 5,
    review: 'Lief, geduldig en eerlijk. Onze zusjes Pip en Puk gaan nergens anders meer heen.',
  },
  { daysAgo: 188, name: 'Evert', stars: 5, review: 'Kat blij, baas blij.' },
  {
    daysAgo: 160,
    name: 'Priya',
    stars: 5,
    review:
      'Laten chippen op dezelfde middag als de trimbeurt. Ze merkte er bijna niets van en de registratie was meteen geregeld.',
  },
  {
    daysAgo: 133,
    name: 'Jantina',
    stars: 4,
    review:
      'Heel tevreden over de vacht. Ze was thuis nog een avondje beledigd, maar dat hoort erbij.',
  },
  {
    daysAgo: 104,
    name: 'Sem',
    stars: 5,
    review: 'Eerste keer met onze kitten en het was nog gratis ook. Wat een zachte handen.',
  },
  {
    daysAgo: 71,
    name: 'Aukje',
    stars: 5,
    review:
      'Drie nachten B&B voor onze Siamezen. Een eigen kamer met uitzicht op de vogels, ze wilden niet mee naar huis.',
  },
  {
    daysAgo: 43,
    name: 'Robin',
    stars: 5,
    review:
      'Onze Noorse boskat was in de rui één grote haarbal. Nu ligt er geen haar meer op de bank.',
  },
  {
    daysAgo: 19,
    name: 'Trijntje',
    stars: 5,
    review: 'Een warm onthaal, een mooie rustige ruimte en een prachtig resultaat.',
  },
  {
    daysAgo: 6,
    name: 'Hanneke',
    stars: 5,
    review:
      'Wij komen al jaren en het is elke keer weer goed. Onze Britse korthaar spint op de tafel.',
  },
];
