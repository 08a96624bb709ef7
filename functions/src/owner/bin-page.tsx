import { Action, Button, findDay, formatDay, ReviewCard } from './page.tsx';
import { grounds, listRemoved } from './reviews.ts';
import type { Show } from './visit.ts';

export const showBin: Show = async ({ documents, now }) => {
  const removed = await listRemoved(documents, now);
  return {
    title: 'Prullenbak',
    content: (
      <>
        <p>Wat u weghaalt, blijft hier 30 dagen.</p>
        {removed.length === 0 && <p>Er ligt nu niets in.</p>}
        <ul className="cards">
          {removed.map(({ review, ground, removedAt }) => (
            <li key={review.key} className="card">
              <p className="label">
                Weggehaald op {formatDay(findDay(removedAt))}: {grounds[ground]}
              </p>
              <ReviewCard review={review} reply={review.reply} />
              <Action path="/beheer/terugzetten" fields={[['nummer', review.key]]}>
                <Button>Zet terug</Button>
              </Action>
            </li>
          ))}
        </ul>
      </>
    ),
  };
};
