import { product } from '../../src/content/salon.ts';
import { PINE_DEEP } from './kit/palette.ts';
import { readHeadingLettering, readTextLettering } from './lettering.ts';
import { drawMark } from './mark.ts';
import type { Scene } from './scene.ts';

export type Wordmark = { content: string; width: number; height: number };

/** The mark with the name beside it, as the header shows them; `height` is the mark's. */
export async function drawWordmark(height: number): Promise<Wordmark> {
  const name = await readHeadingLettering();
  const kind = await readTextLettering(600);
  const left = height * 1.19;
  const nameSize = height * 0.56;
  return {
    content:
      drawMark(0, 0, height) +
      kind.draw('Trimsalon', left + height * 0.012, height * 0.335, height * 0.29, PINE_DEEP) +
      name.draw(product, left, height * 0.845, nameSize, PINE_DEEP),
    width: Math.ceil(left + name.measure(product, nameSize)),
    height,
  };
}

/** For a sign on the wall, a car, or the head of a letter. */
export async function composeWordmarkScene(): Promise<Scene> {
  const { content, width, height } = await drawWordmark(120);
  return { path: 'woordmerk', width, height, content };
}
