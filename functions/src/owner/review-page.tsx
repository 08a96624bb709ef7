import { longestReply, type Review } from '../../../src/data/review.ts';
import { allows } from './owner-links.ts';
import { type BannerKind, Button, LongField, Messages, ReviewCard } from './page.tsx';
import { answerReview, checkReply, readReviewStates } from './reviews.ts';
import { type Reply, readText, type Show, type Visit } from './visit.ts';

type Message = readonly [BannerKind, string];
type Draft = { reply: string; message?: Message };

export const showReview: Show = (visit) => {
  const done = visit.query.get('klaar') !== null;
  return show(visit, (stored) => ({
    reply: stored,
    ...(done && {
      message: ['success', stored ? 'Uw antwoord staat op de site.' : 'Uw antwoord is weg.'],
    }),
  }));
};

export const changeAnswer: Show = async (visit) => {
  const { documents, form, name } = visit;
  const step = readText(form, 'stap');
  const reply = step === 'intrekken' ? '' : readText(form, 'reply');
  const refuse = (...message: Message) => show(visit, () => ({ reply, message }));
  if (step === 'bekijken') return show(visit, () => ({ reply }));
  if (step !== 'intrekken' && !reply) return refuse('error', 'Schrijf eerst een antwoord.');
  const problem = checkReply(reply);
  if (problem) return refuse('error', problem);
  const version = readText(form, 'version');
  const outcome = await answerReview(documents, name, { reply, version });
  if (outcome === 'changed') return refuse('warning', changedElsewhere);
  return { redirect: `/beheer/recensie/${name}${outcome === 'stored' ? '?klaar' : ''}` };
};

const changedElsewhere =
  'Dit antwoord is intussen op een ander apparaat veranderd. Er is nu niets bewaard. Hieronder staat eerst wat er nu op de site staat, en dan wat u typte. Plaatst u het, dan komt uw tekst ervoor in de plaats.';

async function show(visit: Visit, write: (stored: string) => Draft): Promise<Reply> {
  const { documents, name, right } = visit;
  const [state] = await readReviewStates(documents, [name]);
  if (state?.kind !== 'shown') {
    return {
      title: 'Antwoord',
      status: 404,
      content:
        state?.kind === 'removed'
          ? 'Deze recensie is weggehaald. Zij staat nog in de prullenbak.'
          : 'Deze recensie is er niet meer.',
    };
  }
  const { review, version } = state;
  const draft = write(review.reply ?? '');
  return {
    title: 'Antwoord',
    status: draft.message?.[0] === 'error' ? 400 : draft.message?.[0] === 'warning' ? 409 : 200,
    content: (
      <>
        {draft.message && <Messages kind={draft.message[0]} messages={[draft.message[1]]} />}
        {draft.message?.[1] === changedElsewhere && (
          <section className="card">
            <h2>Nu op de site</h2>
            <p className="text">{review.reply ?? 'Geen antwoord.'}</p>
          </section>
        )}
        <p>Zo ziet een bezoeker de recensie:</p>
        <article className="card">
          <ReviewCard review={review} reply={draft.reply} />
        </article>
        <AnswerForm review={review} version={version} reply={draft.reply} />
        {allows(right, `remove-${review.id}`) && (
          <p>
            <a href={`/beheer/weghalen?nummer=${name}`}>Haal deze recensie weg</a>
          </p>
        )}
      </>
    ),
  };
}

type AnswerFormProps = { review: Review; version: string; reply: string };

function AnswerForm({ review, version, reply }: AnswerFormProps) {
  return (
    <form method="post" action={`/beheer/recensie/${review.key}`} className="fields">
      <input type="hidden" name="version" value={version} />
      <LongField
        name="reply"
        label="Uw antwoord"
        text={reply}
        longest={longestReply}
        hint={`Hooguit ${longestReply} tekens. Iedereen kan het lezen.`}
      />
      <div className="actions">
        <Button step="plaatsen">Plaats antwoord</Button>
        <Button step="bekijken" isQuiet>
          Bekijk eerst
        </Button>
        {review.reply && (
          <Button step="intrekken" isQuiet>
            Trek het antwoord in
          </Button>
        )}
      </div>
    </form>
  );
}
