// Visitor actions: the review form is open or closed, or one of four documents is missing.
import type { Fields, Outcome, Write } from '../firestore-client.ts';
import { createCase, tableTime } from './review-case.ts';
import { type Action, closing, commit, read } from './visitor-actions.ts';

type ClosingCase = { there: Write; action: Action; expected: Outcome };

const moment = Date.parse(tableTime);

export const closings: readonly ClosingCase[] = [
  ...[closing, 'settings/mailForm', 'notices/current', 'summaries/reviews'].map(
    (path): ClosingCase => ({
      there: { remove: path },
      action: commit(`create ${path}`, { create: path, fields: { open: false } }),
      expected: 'refused',
    }),
  ),
  { there: { remove: closing }, action: read('read no closing', closing), expected: 'allowed' },
  { there: { remove: closing }, action: addReview(900_020), expected: 'allowed' },
  ...[
    { open: true },
    {},
    { Open: false },
    ...['no', '', 0, null, [false], { open: false }].map((open) => ({ open })),
  ].map((fields, index) => setClosing(fields, 900_030 + index, 'allowed')),
  setClosing({ open: false }, 900_050, 'refused'),
  // As typed in Firebase's console: the type string, and a time in seconds.
  setClosing({ open: 'false' }, 900_058, 'refused'),
  setClosing({ open: 'false', until: moment }, 900_059, 'allowed'),
  setClosing({ open: false, until: moment / 1_000 + 1 }, 900_060, 'refused'),
  setClosing({ open: false, until: moment / 1_000 }, 900_061, 'allowed'),
  setClosing({ open: false, since: 'vandaag' }, 900_051, 'refused'),
  ...['morgen', '', null].map((until, index) =>
    setClosing({ open: false, until }, 900_052 + index, 'refused'),
  ),
  setClosing({ open: true, until: moment + 1 }, 900_055, 'allowed'),
  setClosing({ open: false, until: moment + 1 }, 900_056, 'refused'),
  setClosing({ open: false, until: moment }, 900_057, 'allowed'),
];

function setClosing(fields: Fields, number: number, expected: Outcome): ClosingCase {
  return { there: { set: closing, fields }, action: addReview(number), expected };
}

function addReview(number: number): Action {
  const { what, path, fields } = createCase('add a review', number, {});
  return commit(what, { create: path, fields });
}
