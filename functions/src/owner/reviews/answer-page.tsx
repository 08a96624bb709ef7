import { longestReply, parseReview } from 'shared/review.ts';
import { ReviewCard } from 'shared/review-card/review-card.tsx';
import {
  type Action,
  type ActionResult,
  changedElsewhere,
  composeUrl,
  isChangedElsewhere,
  preview,
  type Refusal,
  readText,
  readVersion,
  refuse,
  type Visit,
} from '../owner-request.ts';
import { Buttons } from '../page/buttons.tsx';
import { Typed } from '../page/unsaved-text.tsx';
import { readReviews } from './stored-reviews.ts';

const title = 'Antwoord';

export const changeAnswer: Action = async (visit) => {
  const { database, form, documentNames } = visit;
  const step = readText(form, 'stap');
  const typed = readText(form, 'reply');
  const problem = step === 'intrekken' ? null : findProblem(typed);
  if (problem) return showReview(visit, typed, refuse(problem));
  if (step === 'bekijken') return showReview(visit, typed, preview);
  const change = step === 'intrekken' ? {} : { reply: typed };
  const stored = await database.transact(async ({ get, set }) => {
    const fields = (await get(`reviews/${documentNames}`)) ?? {};
    const review = parseReview('', fields);
    if (!review) return null; // removed meanwhile
    if (isChangedElsewhere(visit, review.reply, change.reply)) return false;
    const { reply: _, ...others } = fields;
    set(`reviews/${documentNames}`, { ...others, ...change });
    return review;
  });
  if (stored === null) return showReview(visit, typed);
  if (!stored) return showReview(visit, typed, changedElsewhere);
  if (step === 'intrekken') return showWithdrawn(visit, typed || stored.reply);
  return { redirect: `${composeUrl('recensie', documentNames)}&klaar` };
};

/** Her text is in no document any more: this page is the only place that has it. */
function showWithdrawn(visit: Visit, text = ''): Promise<ActionResult> {
  const sentences = [
    'Uw antwoord staat niet meer op de site.',
    'De tekst staat hieronder nog in het vak. Met ‘Plaats antwoord’ zet u het weer op de site.',
  ] as const;
  const done = { ...visit, form: new FormData() }; // the page is made from what is stored now
  return showReview(done, text, { banner: ['success', ...sentences] });
}

function findProblem(reply: string): string | null {
  if (!reply) return 'Schrijf eerst een antwoord.';
  if (reply.length <= longestReply) return null;
  return `Het antwoord heeft ${reply.length} tekens. Er passen er ${longestReply} in.`;
}

export async function showReview(
  visit: Visit,
  typed?: string,
  refusal?: Refusal,
): Promise<ActionResult> {
  const [review] = await readReviews(visit);
  if (!review) {
    const content = (
      <>
        <p>
          Deze recensie staat niet op de site. Na het weghalen ligt een recensie nog 30 dagen in de
          prullenbak.
        </p>
        <Typed form={visit.form} />
      </>
    );
    return { title, status: 404, content };
  }
  const { documentName, reply: stored } = review;
  const reply = typed ?? stored ?? '';
  const steps = { plaatsen: 'Plaats antwoord', bekijken: 'Bekijk eerst' };
  const isPreview = refusal === preview && reply !== stored;
  return {
    title,
    banner:
      visit.query.has('klaar') && stored ? ['success', 'Uw antwoord staat op de site.'] : undefined,
    ...(refusal === preview && !isPreview ? {} : refusal),
    content: (
      <>
        <p>
          {isPreview ? 'Zo komt de recensie eruit te zien:' : 'Zo ziet een bezoeker de recensie:'}
        </p>
        <ReviewCard review={isPreview ? { ...review, reply } : review} isWhole />
        <form method="post" action={composeUrl('recensie', [documentName])}>
          <input type="hidden" name="version" value={readVersion(visit, stored, refusal)} />
          <label>
            Uw antwoord
            <small>Hooguit {longestReply} tekens. Iedereen kan het lezen.</small>
            <textarea name="reply" rows={5} defaultValue={reply} />
          </label>
          <div className="actions">
            <Buttons name="stap" words={steps} />
            {stored && <Buttons name="stap" words={{ intrekken: 'Trek het antwoord in' }} />}
          </div>
        </form>
        {visit.right === 'all' && (
          <a href={composeUrl('weghalen', [documentName])}>Haal deze recensie weg</a>
        )}
      </>
    ),
  };
}
