// What the kitten's head does in its clip: it follows the comb, sniffs, enjoys it and eats.
import type { HeadMotion } from './moving-head.ts';
import type { Track } from './timeline.ts';
import { blink, follow, swing } from './timeline.ts';

const BLINKS = [1.05, 4.75, 8.0, 11.35];

/** How strongly the kitten sniffs, 0..1. */
const SNIFF: Track = '3.1 0, 3.4 1, 4 1, 4.2 0';
const CHEW: Track = '12.25 0, 12.4 1, 13.1 1, 13.3 0';

export function moveKittenHead(t: number): HeadMotion {
  const sniff = swing(t, 0.34) * follow(SNIFF, t);
  const chew = (1 - Math.cos((t - 12.25) * 14)) * follow(CHEW, t);
  return {
    x: follow(
      '0.6 0, 1.4 4, 2.5 8, 3.3 74, 3.9 66, 4.3 70, 5.1 62, 6.2 -46, 10.9 -46, 11.8 4, 12.3 10, 12.8 6, 13.4 0',
      t,
    ),
    y:
      follow(
        '0.6 -184, 1.4 -182, 2.5 -178, 3.3 -88, 3.9 -94, 4.3 -92, 5.1 -96, 6.2 -112, 10.9 -112, 11.8 -182, 12.3 -176, 12.9 -182, 13.4 -184',
        t,
      ) +
      sniff * 0.8 -
      swing(t, 2.8) * 0.6 * follow('0 0, 1 1, 13 1, 14 0', t),
    rotate: follow(
      '0.6 7, 1.3 2, 2.4 6, 3.3 14, 4.2 10, 5.1 12, 6.2 -3, 7 5, 8 -2, 9.4 6, 10.6 2, 11.8 3, 12.3 7, 13 2, 13.5 7',
      t,
    ),
    turn: [
      follow(
        '0.6 0, 1.3 5, 2.3 6, 3.3 8, 5.1 8, 5.7 7, 6.4 7, 7 0, 8 6, 9.3 0, 10.7 4, 12.3 6, 13 0',
        t,
      ),
      follow('0.6 0, 1.4 0, 2.4 8, 3.3 10, 5.1 10, 6 0, 11.6 0, 12.3 6, 13 0', t) + sniff * 1.2,
    ],
    ears: [
      follow('1.3 0, 1.7 5, 2.6 0, 3.3 3, 4.4 3, 5.6 -3, 7 8, 7.8 0, 9.4 9, 10.6 0', t) + sniff,
      follow(
        '0.8 0, 1.3 -5, 2.3 4, 3.3 -3, 4.4 5, 5.6 -4, 6.2 9, 7 8, 7.8 2, 9.4 9, 10.6 0, 12 -4, 13 0',
        t,
      ) - sniff,
    ],
    gaze: [
      follow(
        '0.7 0.8, 1.3 1, 2.3 0.9, 3.2 0.8, 5 0.9, 5.5 1, 6.4 1.1, 7.8 0.9, 8.9 1.1, 10.6 1, 11.6 1.1, 13.2 0.8',
        t,
      ),
      follow(
        '0.7 -0.2, 1.3 0.2, 2.3 1.2, 5.3 1.3, 6.2 -0.4, 8.9 -0.6, 10.6 0.3, 11.8 0.9, 12.4 1, 13.2 -0.2',
        t,
      ),
    ],
    happy: follow(
      '6.5 0, 6.9 1, 7.5 1, 7.8 0, 9.1 0, 9.5 1, 10.5 1, 10.8 0, 12.6 0, 12.8 1, 13.3 1, 13.5 0',
      t,
    ),
    blink: blink(t, BLINKS),
    mouthOpen: Math.min(
      1,
      follow(
        '0.6 1, 1 0, 9.3 0, 9.7 0.5, 10.4 0.5, 10.8 0, 11.9 0, 12.2 0.9, 12.7 0.3, 13.3 0, 13.6 1',
        t,
      ) +
        chew * 0.12,
    ),
    worry: follow('0.9 0, 1.3 1, 6.4 1, 6.8 0, 7.6 0, 8.2 0.6, 9.2 0', t),
    nose: 1 + sniff * 0.07,
  };
}
