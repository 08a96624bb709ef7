import type { Notice } from 'shared/notice.ts';

export const christmas: Notice = {
  id: 'kerst',
  text: 'Wij zijn er weer vanaf maandag.',
  kind: 'holiday',
  from: '2026/12/24',
  until: '2027/01/03',
  shownFrom: '2026/12/10',
};
