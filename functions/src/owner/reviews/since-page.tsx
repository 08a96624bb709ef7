// Lists all reviews since a moment, so that the owner can remove many that a script posted.
import { lightFormat } from 'date-fns/lightFormat';
import { toDutchDay, toDutchTime } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import type { Handler, OwnerRequest } from '../owner-request.ts';
import { formError } from '../page/form-feedback.ts';
import { parseMoment } from '../page/parse-moment.ts';
import { Removal } from './removal-page.tsx';
import { parseReviews } from './stored-reviews.ts';

const title = 'Alles sinds';

export const showSince: Handler = async (request) => {
  const { query, database } = request;
  const since = parseMoment(query.get('dag'), query.get('tijd'));
  if (since === null) {
    const isTyped = query.has('dag');
    return {
      title,
      ...(isTyped && formError('Kies een dag en een tijd.')),
      content: <MomentForm {...request} />,
    };
  }
  const reviews = parseReviews(await database.listReviewsSince(since));
  const day = formatDay(toDutchDay(since));
  const [one, many] = ['kwam er 1 recensie', `kwamen er ${reviews.length || 'geen'} recensies`];
  return {
    title,
    content: (
      <>
        <p>
          Sinds {day}, {query.get('tijd')?.replace(':', '.')} uur,{' '}
          {reviews.length === 1 ? one : many} binnen.
        </p>
        {reviews.length > 0 && <Removal reviews={reviews} />}
        <MomentForm {...request} />
      </>
    ),
  };
};

function MomentForm({ now, query }: OwnerRequest) {
  const anHourAgo = toDutchTime(now - 3_600_000);
  const day = query.get('dag') ?? lightFormat(anHourAgo, 'yyyy-MM-dd');
  const time = query.get('tijd') ?? lightFormat(anHourAgo, 'HH:mm');
  return (
    <form action="/beheer/sinds" className="white-card">
      <label>
        Dag
        <input name="dag" type="date" defaultValue={day} />
      </label>
      <label>
        Tijd
        <input name="tijd" type="time" defaultValue={time} />
      </label>
      <button type="submit">Laat zien wat er sindsdien kwam</button>
    </form>
  );
}
