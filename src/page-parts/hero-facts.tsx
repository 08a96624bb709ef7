import type { ReactNode } from 'react';

/** Shows on the first screen what a visitor compares first, such as the price. */
export function HeroFacts({ children }: { children: ReactNode }) {
  return <p className="late-line row">{children}</p>;
}
