import { maxReplyLength, parseReview } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import { Buttons } from '../http/buttons.tsx';
import { type FieldRules, oneOf, required } from '../http/field-rules.ts';
import {
  composeWas,
  conflict,
  type FormFeedback,
  formError,
  isConflict,
  previewFeedback,
} from '../http/form-feedback.ts';
import { readText } from '../http/form-text.ts';
import { composeReviewUrl } from '../http/review-urls.ts';
import { UnsavedText } from '../http/unsaved-text.tsx';
import type { Handler, OwnerRequest, Page } from '../owner-request.ts';
import { loadReviews } from './stored-reviews.ts';

const title = 'Antwoord';

export const replyFields: FieldRules = {
  naam: required,
  stap: oneOf('plaatsen', 'bekijken', 'intrekken'),
};

export const showReply: Handler = (request) => showReplyPage(request);

export const changeReply: Handler = async (request) => {
  const { database, form, documentNames } = request;
  const step = readText(form, 'stap');
  const typed = readText(form, 'reply');
  const problem = step === 'intrekken' ? null : findProblem(typed);
  if (problem) return showReplyPage(request, typed, formError(problem));
  if (step === 'bekijken') return showReplyPage(request, typed, previewFeedback);
  const change = step === 'intrekken' ? {} : { reply: typed };
  const stored = await database.transact(async ({ get, set }) => {
    const fields = (await get(`reviews/${documentNames}`)) ?? {};
    const review = parseReview('', fields);
    if (!review) return null;
    if (isConflict(form, review.reply, change.reply)) return false;
    const { reply: _, ...others } = fields;
    set(`reviews/${documentNames}`, { ...others, ...change });
    return review;
  });
  if (stored === null) return showReplyPage(request, typed);
  if (!stored) return showReplyPage(request, typed, conflict);
  if (step === 'intrekken') return showWithdrawn(request, typed || stored.reply);
  return { redirect: `${composeReviewUrl('recensie', documentNames)}&gedaan=geplaatst` };
};

function showWithdrawn(request: OwnerRequest, text = ''): Promise<Page> {
  const texts = [
    'Uw antwoord staat niet meer op de site.',
    'De tekst staat hieronder nog in het vak. Met ‘Plaats antwoord’ zet u het weer op de site.',
  ] as const;
  const done = { ...request, form: new FormData() }; // drops the outdated hidden field `was`
  return showReplyPage(done, text, { banner: ['success', ...texts] });
}

function findProblem(reply: string): string | null {
  if (!reply) return 'Schrijf eerst een antwoord.';
  if (reply.length <= maxReplyLength) return null;
  return `Het antwoord heeft ${reply.length} tekens. Er passen er ${maxReplyLength} in.`;
}

async function showReplyPage(
  request: OwnerRequest,
  typed?: string,
  feedback?: FormFeedback,
): Promise<Page> {
  const [review] = await loadReviews(request);
  if (!review) {
    const content = (
      <>
        <p>
          Deze recensie staat niet op de site. Na het weghalen ligt een recensie nog 30 dagen in de
          prullenbak.
        </p>
        <UnsavedText form={request.form} />
      </>
    );
    return { title, status: 404, content };
  }
  const { documentName, reply: stored } = review;
  const reply = typed ?? stored ?? '';
  const steps = { plaatsen: 'Plaats antwoord', bekijken: 'Bekijk eerst' };
  const isPreview = feedback === previewFeedback && reply !== stored;
  return {
    title,
    banner: describeDone(request.query.get('gedaan'), stored),
    ...(feedback === previewFeedback && !isPreview ? asStored : feedback),
    content: (
      <>
        <p>
          {isPreview ? 'Zo komt de recensie eruit te zien:' : 'Zo ziet een bezoeker de recensie:'}
        </p>
        <ReviewCard review={isPreview ? { ...review, reply } : review} />
        <form method="post" action={composeReviewUrl('recensie', [documentName])}>
          <input type="hidden" name="was" value={composeWas(request.form, stored, feedback)} />
          <label>
            Uw antwoord
            <small>Hooguit {maxReplyLength} tekens. Iedereen kan het lezen.</small>
            <textarea name="reply" rows={5} defaultValue={reply} />
          </label>
          <div className="actions">
            <Buttons name="stap" labels={steps} />
            {stored && <Buttons name="stap" labels={{ intrekken: 'Trek het antwoord in' }} />}
          </div>
        </form>
        <a href={composeReviewUrl('weghalen', [documentName])}>Haal deze recensie weg</a>
      </>
    ),
  };
}

const asStored: FormFeedback = { banner: ['success', 'Zo staat het al op de site.'] };

function describeDone(done: string | null, reply: string | undefined): Page['banner'] {
  if (done === 'terug') return ['success', 'De recensie staat weer op de site.'];
  return done && reply ? ['success', 'Uw antwoord staat op de site.'] : undefined;
}
