import { longestReply } from '../../../src/data/review.ts';
import { ReviewCard } from './page.tsx';
import { answerReview, readReviews } from './reviews.ts';
import {
  changedElsewhere,
  type Refusal,
  type Reply,
  readText,
  readVersion,
  refuse,
  type Show,
  type Visit,
} from './visit.ts';

const title = 'Antwoord';

export const showReview: Show = (visit) => show(visit);

export const changeAnswer: Show = async (visit) => {
  const step = readText(visit.form, 'stap');
  const reply = step === 'intrekken' ? '' : readText(visit.form, 'reply');
  const problem = step !== 'intrekken' && findProblem(reply);
  if (problem) return show(visit, reply, refuse(problem));
  if (step === 'bekijken') return show(visit, reply);
  const isStored = await answerReview(visit, reply, readText(visit.form, 'version'));
  if (!isStored) return show(visit, reply, changedElsewhere);
  return { redirect: `/beheer/recensie?nummer=${visit.names}&klaar` };
};

function findProblem(reply: string): string | null {
  if (!reply) return 'Schrijf eerst een antwoord.';
  if (reply.length <= longestReply) return null;
  return `Het antwoord heeft ${reply.length} tekens. Er passen er ${longestReply} in.`;
}

async function show(visit: Visit, typed?: string, refusal?: Refusal): Promise<Reply> {
  const [review] = await readReviews(visit);
  if (!review) {
    const content =
      'Deze recensie staat niet op de site. Is die weggehaald, dan ligt die nog 30 dagen in de prullenbak.';
    return { title, status: 404, content };
  }
  const { key, reply: stored = '' } = review;
  const isDone = visit.query.has('klaar');
  const reply = typed ?? stored;
  const version = readVersion(visit, review.reply, refusal);
  return {
    title,
    banner: isDone
      ? [
          'success',
          stored ? 'Uw antwoord staat op de site.' : 'Uw antwoord staat niet meer op de site.',
        ]
      : undefined,
    ...refusal,
    content: (
      <>
        <p>Zo ziet een bezoeker de recensie:</p>
        <article className="card">
          <ReviewCard review={refusal === changedElsewhere ? review : { ...review, reply }} />
        </article>
        <form method="post" action={`/beheer/recensie?nummer=${key}`}>
          <input type="hidden" name="version" value={version} />
          <label>
            Uw antwoord
            <small>Hooguit {longestReply} tekens. Iedereen kan het lezen.</small>
            <textarea name="reply" rows={5} defaultValue={reply} />
          </label>
          <div className="actions">
            <button type="submit" name="stap" value="plaatsen">
              Plaats antwoord
            </button>
            <button type="submit" name="stap" value="bekijken">
              Bekijk eerst
            </button>
            {stored && (
              <button type="submit" name="stap" value="intrekken">
                Trek het antwoord in
              </button>
            )}
          </div>
        </form>
        {visit.right === 'all' && (
          <a href={`/beheer/weghalen?nummer=${key}`}>Haal deze recensie weg</a>
        )}
      </>
    ),
  };
}
