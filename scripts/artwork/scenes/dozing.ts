import { drawCurledCat } from '../kit/cat-curled';
import { RED_LONGHAIR } from '../kit/coats';
import { place } from '../kit/svg';
import { defineScene } from '../scene';

// Asleep on the edge of whatever the page puts under it, so there is nothing around it.
const dozing = defineScene(
  'slapende-kat',
  [place(drawCurledCat(RED_LONGHAIR), { x: 246, y: 226, scale: 1 })],
  490,
  292,
);

export const DOZING_SCENES = [dozing];
