// What happens when in the radio clip; public/videos/radio.vtt says it in words.
import type { CombMotion, HandMotion } from './hand.ts';
import { findGrip } from './hand.ts';
import type { ListeningMotion } from './listening-cat.ts';
import type { HeadMotion } from './moving-head.ts';
import type { Track } from './timeline.ts';
import { blink, follow, swing } from './timeline.ts';

const LIE: Track = '8.6 0, 10 1';
const FEAR: Track = '5.6 0, 6.4 1, 7.8 1, 8.6 0';
const ALERT: Track = '2.8 0, 3.3 1, 5.3 1, 5.9 0';
const COMB_COMES = 10.4;

/** How loud the voice is, 0..1: the light comes on before it, and a quiet salon is quieter. */
export function findVoice(t: number): number {
  return follow('0.6 0, 1.4 1, 5.4 1, 6.4 0.8, 8.2 0.8, 9.2 0.45, 13 0.45, 13.8 0', t);
}

export function findGlow(t: number): number {
  return follow('0.2 0, 1.2 1, 13.1 1, 13.9 0.1', t);
}

/** The comb is drawn for a hand from the right; the clip mirrors it, so x counts from the cat. */
export function findComb(t: number): CombMotion {
  return {
    x: follow('10.4 700, 11.3 118, 11.5 118, 12.2 192, 12.5 234, 12.8 262, 13.9 760', t),
    y: follow('10.4 120, 11.1 380, 11.5 420, 12.2 446, 12.5 482, 12.8 494, 13.9 260', t),
    rotate: follow('11.1 -40, 12 -34, 12.6 -10, 13.5 -24', t),
  };
}

export function findHand(t: number): HandMotion | null {
  if (t < COMB_COMES) return null;
  return {
    ...findGrip(findComb(t)),
    rotate: follow('11.1 -24, 12.6 -14, 13.6 -20', t),
  };
}

export function moveCat(t: number): ListeningMotion {
  const settled = follow('0 0, 0.8 1, 13.2 1, 14 0', t);
  return {
    lie: follow(LIE, t),
    crouch: follow(FEAR, t),
    tail: swing(t, 3.5) * settled * follow('5.6 1, 6.2 0.15, 8 0.15, 9 0.9', t),
    arch: follow('11.4 0, 11.9 1, 12.6 0', t),
    breath: swing(t, 2.8) * 0.005,
    head: moveHead(t, settled),
  };
}

function moveHead(t: number, settled: number): HeadMotion {
  const [lie, fear, alert] = [follow(LIE, t), follow(FEAR, t), follow(ALERT, t)];
  const listening = swing(t, 2.8) * settled * (1 - alert) * (1 - fear);
  const sniff = swing(t, 0.36) * follow('3.3 0, 3.6 1, 4.2 1, 4.5 0', t);
  const flick = blink(t, [4.55, 4.95], 0.4);
  return {
    x: 30 * lie + 3 * listening - 4 * fear + 4 * alert,
    y: -272 + 136 * lie + 24 * fear - 5 * alert - swing(t, 2.8) * 0.8 * settled + sniff * 0.7,
    rotate:
      follow('0.8 0, 1.6 3, 2.8 0, 3.4 4, 5.2 3, 6.2 -5, 8 -4, 10 3, 11.8 -4, 12.8 2', t) +
      listening * 0.8,
    turn: [
      follow('0.8 0, 1.6 6, 2.8 2, 3.3 8, 5.2 8, 6.2 -5, 8 -4, 9 4, 10 2, 11.2 -5, 12 0', t),
      follow('2.8 0, 3.3 -4, 5.2 -3, 6.2 6, 8 6, 9 0', t) + sniff * 1.2,
    ],
    // Pricked when it hears something, flat to the sides when it is afraid.
    ears: [
      -5 * alert + 20 * fear + 5 * lie + listening,
      -5 * alert + 20 * fear + 5 * lie - listening + flick * 9,
    ],
    gaze: [
      follow('1 0.9, 2.6 0.9, 3.2 1.1, 5.2 1.1, 6.2 -0.9, 7 0.8, 8 0.2, 9 0.9, 10.6 -0.8', t),
      follow('1 -0.1, 3.2 -0.3, 5.2 -0.3, 6.2 0.5, 8 0.5, 9 0', t),
    ],
    happy: follow('0.7 1, 1.3 0, 9.6 0, 10.1 0.55, 10.9 0.4, 11.4 1', t),
    blink: blink(t, [2.3, 4.4, 8.35]),
    mouthOpen: 0,
    worry: follow('2.9 0, 3.3 1, 8.2 1, 9 0', t),
    nose: 1 + sniff * 0.07,
  };
}
