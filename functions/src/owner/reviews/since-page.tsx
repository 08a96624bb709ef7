// Lists the reviews since a moment, so that the owner can remove many that a script posted.
import { lightFormat } from 'date-fns/lightFormat';
import { hourMs } from 'shared/durations.ts';
import { toDutchDay, toDutchTime } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { formError } from '../http/form-feedback.ts';
import { parseMoment } from '../http/parse-moment.ts';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { Removal } from './removal-page.tsx';
import { loadReviewsSince, maxPerPress, parseReviews } from './stored-reviews.ts';

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
  const found = parseReviews(await loadReviewsSince(database, since, maxPerPress + 1));
  const hasMore = found.length > maxPerPress;
  const reviews = found.slice(0, maxPerPress);
  const day = formatDay(toDutchDay(since));
  return {
    title,
    banner: query.has('gedaan') ? describeRest(hasMore) : undefined,
    content: (
      <>
        <p>
          Sinds {day}, {query.get('tijd')?.replace(':', '.')} uur,{' '}
          {describeCount(reviews.length, hasMore)} binnen.
          {hasMore && ` U haalt er ${maxPerPress} tegelijk weg: druk daarna nog eens.`}
        </p>
        {reviews.length > 0 && <Removal reviews={reviews} since={hasMore ? String(query) : ''} />}
        <MomentForm {...request} />
      </>
    ),
  };
};

function describeCount(count: number, hasMore: boolean): string {
  if (count === 1) return 'kwam er 1 recensie';
  return `kwamen er ${hasMore ? 'meer dan ' : ''}${count || 'geen'} recensies`;
}

function describeRest(hasMore: boolean): Page['banner'] {
  const rest = hasMore ? 'Er zijn er meer: druk nog eens.' : 'Wat er nog is, staat hieronder.';
  return ['success', `${maxPerPress} recensies zijn weg. ${rest}`];
}

function MomentForm({ now, query }: OwnerRequest) {
  const anHourAgo = toDutchTime(now - hourMs);
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
