// What the owner may have made of the brake and of what else stands alone, and what a visitor may then do.
import type { Fields, Outcome, Write } from '../firestore-client.ts';
import { createCase, tableTime } from './review-case.ts';
import { type Action, brake, commit, read } from './visitor-actions.ts';

type Brake = { there: Write; action: Action; expected: Outcome };

const moment = Date.parse(tableTime);

export const brakes: readonly Brake[] = [
  ...[brake, 'settings/mailForm', 'notices/current', 'summaries/reviews'].map(
    (path): Brake => ({
      there: { remove: path },
      action: commit(`create ${path}`, { create: path, fields: { open: false } }),
      expected: 'refused',
    }),
  ),
  { there: { remove: brake }, action: read('read no brake', brake), expected: 'allowed' },
  { there: { remove: brake }, action: addReview(900_020), expected: 'allowed' },
  ...[
    { open: true },
    {},
    { Open: false },
    ...['false', '', 0, null, [false], { open: false }].map((open) => ({ open })),
  ].map((fields, index) => setBrake(fields, 900_030 + index, 'allowed')),
  setBrake({ open: false }, 900_050, 'refused'),
  setBrake({ open: false, since: 'vandaag' }, 900_051, 'refused'),
  ...['morgen', '', null].map((until, index) =>
    setBrake({ open: false, until }, 900_052 + index, 'refused'),
  ),
  setBrake({ open: true, until: moment + 1 }, 900_055, 'allowed'),
  setBrake({ open: false, until: moment + 1 }, 900_056, 'refused'),
  setBrake({ open: false, until: moment }, 900_057, 'allowed'),
];

function setBrake(fields: Fields, number: number, expected: Outcome): Brake {
  return { there: { set: brake, fields }, action: addReview(number), expected };
}

function addReview(number: number): Action {
  const { what, path, fields } = createCase('add a review', number, {});
  return commit(what, { create: path, fields });
}
