import { maxReplyLength, parseReview } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { composeReviewUrl } from '../../review-urls.ts';
import { Buttons } from '../http/buttons.tsx';
import { readText } from '../http/form-text.ts';
import { describeOutcome } from '../http/respond.tsx';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { loadReviews } from './stored-reviews.ts';

export const showReply: Handler = (request) => showReplyPage(request);

export const changeReply: Handler = async (request) => {
  const { database, form, documentNames } = request;
  const [name] = documentNames;
  const isWithdrawn = readText(form, 'stap') === 'intrekken';
  const reply = readText(form, 'reply');
  const problem = isWithdrawn ? null : findProblem(reply);
  if (problem) return showReplyPage(request, problem);
  const isStored = await database.transact(async ({ get, set }) => {
    const fields = name && (await get(`reviews/${name}`));
    if (!fields || !parseReview('', fields)) return false;
    const { reply: _, ...others } = fields;
    set(`reviews/${name}`, isWithdrawn ? others : { ...others, reply });
    return true;
  });
  if (!isStored) return showReplyPage(request);
  const done = isWithdrawn ? 'ingetrokken' : 'geplaatst';
  return { redirect: `${composeReviewUrl('recensie', documentNames)}&gedaan=${done}` };
};

function findProblem(reply: string): string | null {
  if (!reply) return 'Schrijf eerst een antwoord.';
  if (reply.length <= maxReplyLength) return null;
  return `Het antwoord heeft ${reply.length} tekens. Er passen er ${maxReplyLength} in.`;
}

const confirmations = {
  terug: 'De recensie staat weer op de site.',
  geplaatst: 'Uw antwoord staat op de site.',
  ingetrokken: 'Uw antwoord staat niet meer op de site.',
};

/** `problem`: why the typed reply was refused. The field then shows that reply. */
async function showReplyPage(request: OwnerRequest, problem?: string): Promise<Page> {
  const { query, form } = request;
  const title = 'Antwoord';
  const [review] = await loadReviews(request);
  if (!review) {
    const content = (
      <p>
        Deze recensie staat niet op de site. Na het weghalen ligt een recensie nog 30 dagen in de
        prullenbak.
      </p>
    );
    return { title, status: 404, content };
  }
  const { documentName, reply = '' } = review;
  return {
    title,
    ...describeOutcome(query, confirmations, problem),
    content: (
      <>
        <p>Zo ziet een bezoeker de recensie:</p>
        <ReviewCard review={review} />
        <form method="post" action={composeReviewUrl('recensie', [documentName])}>
          <label>
            Uw antwoord
            <small>Hooguit {maxReplyLength} tekens. Iedereen kan het lezen.</small>
            <textarea
              name="reply"
              rows={5}
              defaultValue={problem ? readText(form, 'reply') : reply}
            />
          </label>
          <div className="actions">
            <Buttons name="stap" labels={{ plaatsen: 'Plaats antwoord' }} />
            {reply && <Buttons name="stap" labels={{ intrekken: 'Trek het antwoord in' }} />}
          </div>
        </form>
        <a href={composeReviewUrl('weghalen', [documentName])}>Haal deze recensie weg</a>
      </>
    ),
  };
}
