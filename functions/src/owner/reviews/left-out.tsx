// Lists the documents that the site leaves out, with the reason. The owner can remove each.
import { parseReview } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import type { Fields, StoredDocument } from '../../database.ts';
import { isListed } from '../../listed-reviews.ts';
import { Buttons } from '../http/buttons.tsx';
import { maxShown } from './review-cards.tsx';

/** `documents`: the documents to judge. Each may occur twice. */
export function LeftOut({ documents }: { documents: readonly StoredDocument[] }) {
  const leftOut = documents.filter(({ fields }) => !isListed(fields));
  const byName = [...new Map(leftOut.map((each) => [each.documentName, each])).values()];
  if (byName.length === 0) return null;
  const what = byName.length === 1 ? '1 recensie' : `${byName.length} recensies`;
  return (
    <section>
      <h2>De site laat {what} weg</h2>
      <p>
        Bezoekers zien dit niet. Vraag wie de site bijhoudt om het aan te vullen, of haal het weg.
        Wat u weghaalt, gaat naar de prullenbak.
      </p>
      <form method="post" action="/beheer/weghalen">
        <input type="hidden" name="ground" value="left-out" />
        <ul>
          {byName.slice(0, maxShown).map(({ documentName, fields }) => (
            <LeftOutItem key={documentName} documentName={documentName} fields={fields} />
          ))}
        </ul>
      </form>
      {byName.length > maxShown && <p>En nog {byName.length - maxShown}.</p>}
    </section>
  );
}

function LeftOutItem({ documentName, fields }: { documentName: string; fields: Fields }) {
  const review = parseReview(documentName, fields);
  return (
    <li>
      <p>
        Document {documentName} heeft {describeLack(fields)}.
      </p>
      {review && <ReviewCard review={review} />}
      <Buttons name="naam" labels={{ [documentName]: 'Haal weg' }} />
    </li>
  );
}

function describeLack({ date, id, ...fields }: Fields): string {
  const lacks = [
    ...(parseReview('', fields) ? [] : ['geen tekst']),
    ...(date === undefined ? ['geen datum'] : []),
    ...(id === undefined ? ['geen nummer'] : []),
  ];
  return new Intl.ListFormat('nl').format(lacks);
}
