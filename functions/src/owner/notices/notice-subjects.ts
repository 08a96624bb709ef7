import type { NoticeKind } from 'shared/notice.ts';

/** One page plans the notices for every page, and another one when the B&B is full. */
export type Subject = {
  title: string;
  path: string;
  kinds: readonly [NoticeKind, ...NoticeKind[]];
  most: number;
  about: string;
};

export const everywhere: Subject = {
  title: 'Mededeling',
  path: '/beheer/mededeling',
  kinds: ['holiday', 'closed', 'no-new-clients'],
  most: 3,
  about: 'De balk staat onderaan iedere bladzijde.',
};

export const boarding: Subject = {
  title: 'B&B vol',
  path: '/beheer/vol',
  kinds: ['boarding-full'],
  most: 10,
  about: 'Alle dagen staan meteen bij de B&B, en de eerste ook op de foto ervan op de voorpagina.',
};
