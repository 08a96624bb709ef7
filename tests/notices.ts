import type { Notice } from 'shared/notice.ts';

/** A notice of the Christmas holiday, shown from two weeks before its first day. */
export const christmas: Notice = {
  id: 'kerst',
  text: 'Wij zijn er weer vanaf maandag.',
  kind: 'holiday',
  from: '2026/12/24',
  until: '2027/01/03',
  shownFrom: '2026/12/10',
};
