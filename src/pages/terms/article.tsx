import type { ReactNode } from 'react';

export type Article = { title: string; text: ReactNode };

/** The hash of an article within its page, for links and the contents list. */
export function nameArticle(number: number): string {
  return `artikel-${number}`;
}
