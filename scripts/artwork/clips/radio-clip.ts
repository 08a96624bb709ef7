import { WHITE_SHORTHAIR } from '../kit/coats.ts';
import { INK, TERRACOTTA } from '../kit/palette.ts';
import { drawMicrophone } from '../kit/sofa.ts';
import { join } from '../kit/svg.ts';
import type { Clip } from './clip.ts';
import { move } from './clip.ts';
import { drawMovingComb, drawMovingHand } from './hand.ts';
import { drawListeningCat } from './listening-cat.ts';
import { findComb, findGlow, findHand, findVoice, moveCat } from './radio-timeline.ts';
import {
  drawMixingDesk,
  drawOnAirLight,
  drawPlants,
  drawSoundWaves,
  drawStudio,
} from './studio.ts';

const CAT = { x: 520, y: 630, scaleX: 1.3, scaleY: 1.3 };

/** Begins as the poster `over-mij/video-radio-poster`, its lamp still dark. */
export const radioClip: Clip = { name: 'radio', seconds: 14, draw: drawMoment };

function drawMoment(t: number): string {
  const voice = findVoice(t);
  const hand = findHand(t);
  return join(
    drawStudio(),
    drawOnAirLight(752, 78, findGlow(t)),
    drawMixingDesk(960, 560, t, voice),
    drawSoundWaves(t, voice),
    move(drawListeningCat(WHITE_SHORTHAIR, moveCat(t)), CAT),
    drawMicrophone({ x: 850, y: 290, scale: 1.15 }, INK, '#D9BF9F'),
    drawPlants(),
    // The groomer stands on the left here, so the hand and its comb are mirrored about the cat.
    hand
      ? move(drawMovingComb(findComb(t)) + drawMovingHand(hand, TERRACOTTA), {
          x: CAT.x,
          scaleX: -1,
        })
      : '',
  );
}
