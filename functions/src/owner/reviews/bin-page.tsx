// Shows removed reviews for 30 days. The owner restores one, or all that she removed together.
import type { ReactNode } from 'react';
import { toDutchDay } from 'shared/dutch-time.ts';
import { formatDay } from 'shared/format-day.ts';
import { privacy, timeInBin } from 'shared/privacy.ts';
import { parseReview, type Review } from 'shared/review.ts';
import type { Fields, StoredDocument } from '../../database.ts';
import { isListed } from '../../listed-reviews.ts';
import { anyNumber, type FieldRules, optionalNumber, several } from '../http/field-rules.ts';
import { readText } from '../http/form-text.ts';
import { composeReviewUrl, joinDocumentNames } from '../http/review-urls.ts';
import type { Handler, Page } from '../owner-request.ts';
import { otherReasons, reasons, reportPart } from './removal-page.tsx';
import { ReviewCards } from './review-cards.tsx';
import { maxPerPress, restoreReviews } from './stored-reviews.ts';

type StoredRemoval = { removedAt: number; reason: string; reviews: Review[] };

export const binFields: FieldRules = { naam: anyNumber, tot: optionalNumber };
export const restoreFields: FieldRules = { naam: several, keer: optionalNumber };

export const showBin: Handler = async ({ database, documentNames, query, now }) => {
  const isWhole = documentNames.length === 0;
  const isOne = documentNames.length === 1; // the names of many reviews do not fit in a url
  const stored = isWhole
    ? await database.listBin(maxPerPress + 1, Number(query.get('tot')) || now)
    : await database.getAll('bin', documentNames);
  const removals = groupByRemoval(stored, now);
  // The list may have been cut within its oldest removal, so the next page shows that one.
  const older = stored.length > maxPerPress ? removals.pop() : undefined;
  const [latest] = removals;
  if (!latest && isOne) return { redirect: composeReviewUrl('recensie', documentNames) };
  const restored = query.get('terug');
  const isRestored = restored && stored.every(({ documentName }) => documentName !== restored);
  const section = removals.find(({ removedAt }) => String(removedAt) === query.get('keer'));
  return {
    title: 'Prullenbak',
    url: isOne ? composeReviewUrl('prullenbak', documentNames) : '/beheer/prullenbak',
    banner: latest && query.has('gedaan') ? describeRemoval(latest) : undefined,
    content: (
      <>
        <p>
          {latest
            ? `Wat u weghaalt, blijft hier ${privacy.binDays} dagen liggen.`
            : 'De prullenbak is leeg.'}
        </p>
        {isRestored && !section && <Restored name={restored} />}
        {removals.map(({ removedAt, ...removal }) => (
          <RemovalSection key={removedAt} removedAt={removedAt} {...removal}>
            {isRestored && removedAt === section?.removedAt && <Restored name={restored} />}
          </RemovalSection>
        ))}
        {older && <a href={`/beheer/prullenbak?tot=${older.removedAt}`}>Wat u eerder weghaalde</a>}
      </>
    ),
  };
};

function Restored({ name }: { name: string }) {
  return (
    <p role="status" className="banner success">
      De recensie staat weer op de site.{' '}
      <a href={composeReviewUrl('recensie', [name])}>Bekijk de recensie</a>
    </p>
  );
}

type RemovalSectionProps = StoredRemoval & { children: ReactNode };

function RemovalSection({ removedAt, reason, reviews, children }: RemovalSectionProps) {
  const id = `keer-${removedAt}`;
  return (
    <section id={id}>
      <h2>Weggehaald op {formatDay(toDutchDay(removedAt))}</h2>
      {children}
      <p>{{ ...reasons, ...otherReasons }[reason]}</p>
      {reviews.length > 1 && (
        <form method="post" action="/beheer/prullenbak">
          <input type="hidden" name="naam" value={joinDocumentNames(reviews)} />
          <button type="submit">Zet alle {reviews.length} terug</button>
        </form>
      )}
      <form method="post" action="/beheer/prullenbak">
        {reviews.length > 1 && <input type="hidden" name="keer" value={removedAt} />}
        <ReviewCards reviews={reviews} button="Zet terug" />
      </form>
    </section>
  );
}

/** Redirects to the bin if the form has `keer`, the time when several reviews were removed. */
export const restore: Handler = async (request) => {
  const { database, documentNames, form } = request;
  const back = await restoreReviews(request, documentNames);
  if (back < documentNames.length) {
    const done = `Er staan ${back} recensies weer op de site; toen ging er iets mis.`;
    return reportPart(done, 'Druk nog eens voor de rest.', () => showBin(request));
  }
  const [documentName = '', ...others] = documentNames;
  const removal = readText(form, 'keer');
  if (others.length > 0) return { redirect: '/beheer?gedaan=terug' };
  const [stored] = await database.getAll('reviews', documentNames);
  if (stored && !isListed(stored.fields)) return { redirect: '/beheer' }; // it lists the reason
  if (!removal) return { redirect: `${composeReviewUrl('recensie', documentNames)}&gedaan=terug` };
  const query = new URLSearchParams({ terug: documentName, keer: removal });
  return { redirect: `/beheer/prullenbak?${query}#keer-${encodeURIComponent(removal)}` };
};

function describeRemoval({ reviews: { length } }: StoredRemoval): Page['banner'] {
  const removed = length === 1 ? 'De recensie is weg.' : `${length} recensies zijn weg.`;
  return ['success', `${removed} U kunt dit ${privacy.binDays} dagen lang terugdraaien.`];
}

function groupByRemoval(stored: readonly StoredDocument[], now: number): StoredRemoval[] {
  const removals = new Map<number, StoredRemoval>();
  const byName = [...stored].sort((a, b) => (a.documentName < b.documentName ? -1 : 1));
  for (const { documentName, fields } of byName) {
    const stored = fields.fields as Fields | undefined;
    const isReadable = stored && parseReview(documentName, stored);
    const review = isReadable || parseReview(documentName, { ...stored, review: '(geen tekst)' });
    const removedAt = Number(fields.removedAt);
    if (!stored || !review || removedAt <= now - timeInBin) continue;
    const first = { removedAt, reason: String(fields.ground), reviews: [] };
    const removal = removals.get(removedAt) ?? first;
    removal.reviews.push(review);
    removals.set(removedAt, removal);
  }
  return [...removals.values()].sort((a, b) => b.removedAt - a.removedAt);
}
