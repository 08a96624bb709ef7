import { privacy } from 'shared/privacy.ts';
import { maxReplyLength, parseReview } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { composeReviewUrl } from '../../review-urls.ts';
import { findLengthProblem, readText } from '../http/form-text.ts';
import { composeRefusal, findConfirmation, type Outcome } from '../http/outcome.ts';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { loadReviews } from './stored-reviews.ts';

export const showReply: Handler = (request) =>
  showReplyPage(request, { banner: findConfirmation(request.query, confirmations) });

export const publishReply: Handler = async (request) => {
  const reply = readText(request.form, 'reply');
  const problem = findProblem(reply);
  if (problem) return showReplyPage(request, { ...composeRefusal(problem), typed: reply });
  const isChanged = await changeReply(request, reply);
  if (!isChanged) return showReplyPage(request, {});
  const page = composeReviewUrl('recensie', request.documentNames);
  return { redirect: `${page}&gedaan=geplaatst` };
};

/** The text stays in its field, so that it can be published again. */
export const withdrawReply: Handler = async (request) => {
  const isChanged = await changeReply(request, null);
  if (!isChanged) return showReplyPage(request, {});
  return showReplyPage(request, {
    banner: { kind: 'success', text: 'Uw antwoord staat niet meer op de site.' },
    typed: readText(request.form, 'reply'),
  });
};

/** `reply`: null removes it. Returns false if the site has no such review. */
async function changeReply(request: OwnerRequest, reply: string | null): Promise<boolean> {
  const [name] = request.documentNames;
  if (!name) return false;
  const path = `reviews/${name}`;
  return request.database.transact(async ({ get, set }) => {
    const fields = await get(path);
    if (!fields || !parseReview(name, fields)) return false;
    const { reply: _oldReply, ...others } = fields;
    set(path, reply ? { ...others, reply } : others);
    return true;
  });
}

function findProblem(reply: string): string | null {
  if (!reply) return 'Schrijf eerst een antwoord.';
  return findLengthProblem('Het antwoord', reply, maxReplyLength);
}

const confirmations = {
  terug: 'De recensie staat weer op de site.',
  geplaatst: 'Uw antwoord staat op de site.',
};

type ReplyPage = Outcome & { typed?: string };

/** `typed`: what the field shows instead of the stored reply. */
async function showReplyPage(request: OwnerRequest, page: ReplyPage): Promise<Page> {
  const { typed, ...outcome } = page;
  const title = 'Antwoord';
  const [review] = await loadReviews(request);
  if (!review) {
    const content = (
      <p>
        Deze recensie staat niet op de site. Na het weghalen ligt een recensie nog {privacy.binDays}{' '}
        dagen in de prullenbak.
      </p>
    );
    return { title, status: 404, content };
  }
  const { documentName, reply = '' } = review;
  const url = composeReviewUrl('recensie', [documentName]);
  return {
    title,
    url,
    ...outcome,
    content: (
      <>
        <p>Zo ziet een bezoeker de recensie:</p>
        <ReviewCard review={review} />
        <form method="post" action={url}>
          <label>
            Uw antwoord
            <small>Hooguit {maxReplyLength} tekens. Iedereen kan het lezen.</small>
            <textarea name="reply" rows={5} defaultValue={typed ?? reply} />
          </label>
          <div className="actions">
            <button type="submit">Plaats antwoord</button>
            {reply && (
              <button
                type="submit"
                name="naam"
                value={documentName}
                formAction="/beheer/recensie/intrekken"
              >
                Trek het antwoord in
              </button>
            )}
          </div>
        </form>
        <a href={composeReviewUrl('weghalen', [documentName])}>Haal deze recensie weg</a>
      </>
    ),
  };
}
