// The sentences of the mail about a new review.
import { toDutchTime } from 'shared/dutch-time.ts';

export const texts = {
  title: 'Nieuwe recensie',
  opening: 'Er staat een nieuwe recensie op de website.',
  wrote: 'schreef op',
  reply: 'Zet een antwoord op de site',
  remove: 'Haal de recensie weg',
  other: 'Al het andere',
  home: 'het beheer van de website',
  warning:
    'Een antwoord op deze mail komt bij niemand aan, ook niet bij de klant. Stuur deze mail niet door: wie hem heeft, kan deze recensie 30 dagen lang beantwoorden of weghalen.',
};

export function announceSilence(until: number): string {
  const time = `${toDutchTime(until).getHours()}.00 uur`;
  return `Er komen nu veel recensies binnen: dit is de elfde van dit uur. Er kunnen er nog meer volgen. Daar krijgt u tot ${time} geen mail van, daarna weer wel. In het beheer ziet u ze allemaal.`;
}
