import { expect, test } from 'vitest';
import {
  initialList,
  isGrowing,
  type ListEvent,
  type ListState,
  reduceList,
  waits,
} from '../../src/data/lists/list-machine.ts';

type Events = readonly ListEvent<string>[];
type Step = ReturnType<typeof reduceList<string>>;

const play = (events: Events) =>
  events.reduce<Step>(([state], event) => reduceList(state, event), [initialList]);

const batch = (limit: number, ...items: string[]) => ({ items, limit, documents: items.length });
const opened = { type: 'opened', limit: 2 } as const;
const fetched = { type: 'fetched', batch: batch(2, 'a', 'b') } as const;
const unfetched = { type: 'unfetched', isUnverified: false } as const;
const unverified = { type: 'unfetched', isUnverified: true } as const;
const snapshot = { type: 'snapshot', batch: batch(2, 'n', 'a') } as const;
const lost = { type: 'lost' } as const;
const ended = { type: 'ended' } as const;
const timer = { type: 'timer' } as const;
const retried = { type: 'retried' } as const;
const closed = { type: 'closed' } as const;
const grew = { type: 'grew', limit: 4 } as const;
const reopened = { type: 'opened', limit: 4 } as const;
const fetchedMore = { type: 'fetched', batch: batch(4, 'a', 'b', 'c') } as const;
const snapshotOfMore = { type: 'snapshot', batch: batch(4, 'n', 'a', 'b') } as const;
const shorter = { type: 'snapshot', batch: batch(4, 'n') } as const;

const listening: Events = [opened, fetched];
const live: Events = [...listening, snapshot];
const refused: Events = [...live, ended, fetched, ended];
const unable: Events = [opened, unfetched, ended, unfetched, ended];
const grown: Events = [...live, grew, fetchedMore, snapshotOfMore];
const ungrown: Events = [...live, grew, unfetched, timer];

test.each<[string, ListState<string>['problem'], Events]>([
  ['loads', null, [opened]],
  ['has no response after 10 s', 'blocked', [opened, timer]],
  ['gets a late response', null, [opened, timer, fetched]],
  ['has no snapshot 10 s after its first response', 'blocked', [...listening, timer]],
  ['gets a late snapshot', null, [...listening, timer, snapshot]],
  ['first gets a snapshot from the cache', null, [...listening, lost]],
  ['loses its connection', null, [...live, lost]],
  ['is lost for 2 s', 'lost', [...live, lost, timer]],
  ['is live again', null, [...live, lost, timer, snapshot]],
  ['has a listener that ended', 'lost', [...live, ended]],
  ['has no token of App Check', 'unverified', [opened, unverified]],
  ['still has no token after 30 s', 'unverified', [opened, unverified, timer, timer]],
  ['has no token after it was live', 'unverified', [...live, ended, unverified]],
  ['gets a response while it is not live', 'lost', [...live, ended, fetched]],
  ['has not grown after 10 s', 'lost', ungrown],
  ['grows at the second try', null, [...ungrown, grew, fetchedMore]],
  ['is opened again after a failure', null, [opened, timer, closed, opened]],
])('a list that %s has the problem: %s', (_, problem, events) => {
  expect(play(events)[0].problem).toBe(problem);
});

test.each<[string, string[], Events]>([
  ['is opened', ['fetch'], [opened]],
  ['has its first response', ['subscribe'], [opened, fetched]],
  ['has no first response', ['subscribe'], [opened, unfetched]],
  ['has no token', ['unsubscribe'], [opened, unverified]],
  ['ends once', ['reconnect', 'unsubscribe', 'fetch'], [...live, ended]],
  ['ends twice', ['unsubscribe'], refused],
  ['ended, and waited', ['subscribe'], [...refused, timer]],
  ['ended, and is retried', ['subscribe'], [...refused, retried]],
  ['ended without documents, and waited', ['fetch'], [...unable, timer]],
  ['is lost and retried', ['reconnect'], [...live, lost, timer, retried]],
  ['grows', ['fetch'], [...live, grew]],
  ['has grown by a response', ['subscribe'], [...live, grew, fetchedMore]],
  ['is closed', ['unsubscribe'], [...grown, closed]],
  ['is closed, and gets a late response', [], [...live, grew, closed, fetchedMore]],
  ['is opened again', ['subscribe'], [...grown, closed, reopened]],
])('a list that %s has the effects: %j', (_, expected, events) => {
  const [, ...effects] = play(events);
  expect(effects).toEqual(expected);
});

test.each<[string, object, Events]>([
  ['is live', snapshot.batch, live],
  ['grows and gets a snapshot', snapshot.batch, [...live, grew, snapshot]],
  ['has grown', snapshotOfMore.batch, grown],
  ['has grown without a response', snapshotOfMore.batch, [...ungrown, snapshotOfMore]],
  ['is opened again at its size', snapshotOfMore.batch, [...grown, closed, reopened]],
  ['is opened again at a smaller size', batch(2, 'n', 'a'), [...grown, closed, opened]],
  ['is shorter than that size', batch(2, 'n'), [...grown, shorter, closed, opened]],
])('a list that %s shows: %j', (_, expected, events) => {
  expect(play(events)[0].batch).toEqual(expected);
});

test('a list grows until it has the larger size, or a problem', () => {
  const check = (...events: Events) => isGrowing(play(events)[0]);
  expect(check(...live)).toBe(false);
  expect(check(...live, grew, snapshot)).toBe(true);
  expect(check(...live, grew, fetchedMore)).toBe(false);
  expect(check(...ungrown)).toBe(false);
  expect(check(...ungrown, grew)).toBe(true);
});

test('the summary of the reviews stays when a later one is invalid', () => {
  const summary = { count: 37, average: 4.8 };
  const counted = { type: 'counted', summary } as const;
  expect(play([...live, counted, { ...counted, summary: null }])[0].summary).toBe(summary);
});

test.each<[ListState<string>['phase'], number | undefined, Events]>([
  ['opening', 10_000, [opened]],
  ['listening', 10_000, listening],
  ['listening', 10_000, [...listening, lost]], // a snapshot from the cache
  ['live', undefined, live],
  ['lost', 2_000, [...live, lost]],
  ['ended', 30_000, refused],
  ['listening', 10_000, [...live, grew, unfetched]],
  ['closed', undefined, [...live, closed]],
])('the timer of a list that is %s takes: %s ms', (phase, milliseconds, events) => {
  expect(play(events)[0].phase).toBe(phase);
  expect(waits[phase]).toBe(milliseconds);
});
