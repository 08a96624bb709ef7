import { Action, Banner, Button, Messages, ReviewCard } from './page.tsx';
import {
  grounds,
  type ReviewState,
  readGround,
  readReviewStates,
  removeReviews,
  restoreReviews,
} from './reviews.ts';
import { type Reply, readNames, readText, type Show } from './visit.ts';

const title = 'Weghalen';

/** The same page before and after: it shows how things are. */
export const showRemoval: Show = async ({ documents, query, right }) => {
  const names = readNames(query);
  const states = await readReviewStates(documents, names);
  const shown = states.filter((state) => state.kind === 'shown');
  const removed = states.filter((state) => state.kind === 'removed');
  if (shown.length > 0)
    return { title, content: <Question shown={shown} isBack={query.get('terug') !== null} /> };
  if (removed.length > 0) {
    const numbers = removed.map(({ removed: { review } }) => review.key);
    return { title, content: <Removed names={numbers} hasList={right === 'all'} /> };
  }
  const content =
    names.length > 0 ? 'Deze recensie is er niet meer.' : 'Kruis eerst aan wat weg moet.';
  return { title, content };
};

export const remove: Show = async ({ documents, form, now }) => {
  const ground = readGround(readText(form, 'ground'));
  const names = readNames(form);
  if (ground) await removeReviews(documents, names, ground, now);
  return redirect(names);
};

export const restore: Show = async ({ documents, form, right }) => {
  const names = readNames(form);
  await restoreReviews(documents, names);
  return right === 'all' ? { redirect: '/beheer' } : redirect(names, '&terug');
};

function redirect(names: readonly string[], mark = ''): Reply {
  const numbers = new URLSearchParams(names.map((name): [string, string] => ['nummer', name]));
  return { redirect: `/beheer/weghalen?${numbers}${mark}` };
}

type QuestionProps = { shown: Extract<ReviewState, { kind: 'shown' }>[]; isBack: boolean };

function Question({ shown, isBack }: QuestionProps) {
  const isOne = shown.length === 1;
  return (
    <>
      <Messages kind="success" messages={isBack ? ['De recensie staat er weer.'] : []} />
      <p>
        Onder de recensies staat:{' '}
        <q>
          Een recensie halen wij alleen weg als die beledigend of onrechtmatig is, of niet over de
          salon gaat.
        </q>{' '}
        Een recensie die u niet bevalt, blijft dus staan. U kunt haar wel beantwoorden.
      </p>
      <section className="panel">
        <h2>
          {isOne
            ? 'Waarom haalt u deze recensie weg?'
            : `Waarom haalt u deze recensies weg (${shown.length})?`}
        </h2>
        <p className="hint">
          Kies de reden. {isOne ? 'Zij gaat' : 'Zij gaan'} dan meteen van de site, en
          {isOne ? ' blijft ' : ' blijven '}
          30 dagen in de prullenbak.
        </p>
        <Action
          path="/beheer/weghalen"
          fields={shown.map(({ review }) => ['nummer', review.key] as const)}
        >
          {Object.entries(grounds).map(([ground, words]) => (
            <button key={ground} type="submit" name="ground" value={ground} className="button">
              {words.charAt(0).toUpperCase() + words.slice(1)}
            </button>
          ))}
        </Action>
      </section>
      <ul className="cards">
        {shown.map(({ review }) => (
          <li key={review.key} className="card">
            <ReviewCard review={review} reply={review.reply} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Removed({ names, hasList }: { names: readonly string[]; hasList: boolean }) {
  return (
    <Banner kind="success">
      <p>
        {names.length === 1 ? 'De recensie is weg.' : `${names.length} recensies zijn weg.`} U kunt
        dit 30 dagen lang terugdraaien.
      </p>
      <Action path="/beheer/terugzetten" fields={names.map((name) => ['nummer', name] as const)}>
        <Button>Zet terug</Button>
        {hasList && (
          <a className="button quiet" href="/beheer">
            Naar de recensies
          </a>
        )}
      </Action>
    </Banner>
  );
}
