// What happens when in the kitten's clip; public/videos/kittengewenning.vtt says it in words.
import type { CombMotion, HandMotion } from './hand.ts';
import { findGrip } from './hand.ts';
import type { KittenMotion } from './kitten-body.ts';
import type { Track } from './timeline.ts';
import { follow, swing } from './timeline.ts';

/** The hand lets go of the comb, takes it again, and leaves with it. */
const PUT_DOWN = 2.4;
const PICKED_UP = 5.35;
const LEFT_WITH_COMB = 11.3;
const TREAT_EATEN: Track = '12.25 0, 12.75 1';

const LIE: Track = '5.2 0, 6.2 1, 10.9 1, 11.8 0';
const BEND: Track = '2.5 0, 3.3 1, 3.9 0.9, 4.3 1, 5.1 1, 6 0';

const COMB: Record<'x' | 'y' | 'rotate', Track> = {
  x: `0.7 760.6, 1.2 800, 1.8 780, 2.3 696, 4.4 696, 4.6 701, 4.9 701, 5.15 706, 5.4 706,
    5.9 772, 6.2 740, 6.55 672, 7 735, 7.4 800, 7.8 860, 8.4 850,
    8.9 664, 9.1 664, 9.7 745, 10.1 806, 10.5 862, 10.8 930, 11.3 1300`,
  y: `0.7 409.8, 1.2 430, 1.8 560, 2.3 646, 5.4 646,
    5.9 520, 6.25 390, 6.55 400, 7 402, 7.4 440, 7.8 400, 8.4 380,
    8.7 330, 9.1 402, 9.7 404, 10.1 444, 10.5 520, 10.8 520, 11.3 460`,
  rotate:
    '0.7 -24, 1.5 -20, 2.3 -4, 5.4 -4, 6.4 -38, 7 -34, 7.4 -18, 7.8 -30, 9.1 -38, 9.7 -34, 10.5 0, 11.3 -20',
};

/** Where the hand is while it does not hold the comb. */
const FREE_HAND: Record<'x' | 'y', Track> = {
  x: '2.4 901, 3.1 1420, 4.6 1420, 5.3 911, 5.4 911, 11.3 1420, 11.4 1420, 12.15 676, 12.7 656, 13.4 838',
  y: '2.4 626, 3.1 590, 4.6 590, 5.3 626, 11.3 560, 11.35 740, 12.15 474, 12.7 466, 13.4 372',
};
const WRIST: Track =
  '0 -8, 2.3 -8, 5.4 -8, 6.4 -24, 10.5 -18, 11.3 -12, 11.35 25, 12.7 25, 13.4 -8';

export function findComb(t: number): CombMotion {
  return { x: follow(COMB.x, t), y: follow(COMB.y, t), rotate: follow(COMB.rotate, t) };
}

export function findHand(t: number): HandMotion {
  const isHolding = t < PUT_DOWN || (t >= PICKED_UP && t < LEFT_WITH_COMB);
  const free = { x: follow(FREE_HAND.x, t), y: follow(FREE_HAND.y, t) };
  return { ...(isHolding ? findGrip(findComb(t)) : free), rotate: follow(WRIST, t) };
}

export function moveKitten(t: number): KittenMotion {
  return {
    bend: follow(BEND, t),
    lie: follow(LIE, t),
    tail:
      swing(t, 2.8) *
      follow('0 0.6, 5.5 0.6, 6.5 1, 11 1, 14 0.6', t) *
      follow('0 0, 0.6 1, 13.2 1, 14 0', t),
    arch: follow('6.3 0, 6.8 1, 7.4 0.2, 7.9 0, 9 0, 9.6 1, 10.4 0.2, 10.8 0', t),
    breath: swing(t, 2.8) * 0.006,
    paw: {
      x: follow(
        '0.5 136, 1.2 24, 4.1 24, 4.45 84, 4.7 70, 5 88, 5.4 24, 6.2 -26, 10.9 -26, 11.8 24, 12.7 24, 13.3 136',
        t,
      ),
      y: follow(
        '0.5 -128, 1.2 5, 4.1 5, 4.3 -22, 4.45 -4, 4.7 -20, 5 -4, 5.2 -16, 5.4 5, 12.7 5, 13.3 -128',
        t,
      ),
      rotate: follow('0.5 -138, 1.2 0, 4.1 0, 4.45 -52, 5 -52, 5.4 0, 12.7 0, 13.3 -138', t),
    },
  };
}

/** How much is eaten of the treat; null while there is none to see. */
export function findTreat(t: number): number | null {
  return t > LEFT_WITH_COMB && t < 12.75 ? follow(TREAT_EATEN, t) : null;
}

export function isCombThere(t: number): boolean {
  return t < LEFT_WITH_COMB;
}
