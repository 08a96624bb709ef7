import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeIcons } from './icons';
import { drawMark } from './mark';
import type { Scene } from './scene';
import { ABOUT_SCENES } from './scenes/about';
import { BOARDING_SCENES } from './scenes/boarding';
import { CARE_SCENES } from './scenes/care';
import { CHIPPING_SCENES } from './scenes/chipping';
import { DOZING_SCENES } from './scenes/dozing';
import { HERO_SCENES } from './scenes/hero';
import { composeMapScene } from './scenes/map';
import { PORTRAIT_SCENES } from './scenes/portraits';
import { RABBIT_SCENES } from './scenes/rabbits';
import { RELAXED_SCENES } from './scenes/relaxed';
import { SALON_SCENES } from './scenes/salon';
import { VIDEO_SCENES } from './scenes/videos';
import { writeShareImages } from './share-images';
import { createPrefix, shortenDrawing } from './shorten';
import { composeWordmarkScene } from './wordmark';

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'public');
const OUTPUT = join(PUBLIC, 'fotos');
const SIZE_LIMIT = 14_000;

const SCENES: Scene[] = [
  ...HERO_SCENES,
  ...PORTRAIT_SCENES,
  ...CARE_SCENES,
  ...RELAXED_SCENES,
  ...RABBIT_SCENES,
  ...BOARDING_SCENES,
  ...ABOUT_SCENES,
  ...SALON_SCENES,
  ...VIDEO_SCENES,
  await composeMapScene(),
  { path: 'merk', width: 64, height: 64, content: drawMark(0, 0, 64) },
  await composeWordmarkScene(),
  ...CHIPPING_SCENES,
  ...DOZING_SCENES,
];

const tooHeavy = SCENES.filter((scene) => writeScene(scene) > SIZE_LIMIT);
if (tooHeavy.length) {
  console.error(`Over ${SIZE_LIMIT} bytes: ${tooHeavy.map(({ path }) => path).join(', ')}`);
  process.exitCode = 1;
}
await writeIcons(PUBLIC);
await writeShareImages(PUBLIC);

function writeScene(scene: Scene): number {
  const svg = renderScene(scene);
  const file = join(OUTPUT, `${scene.path}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  return svg.length;
}

function renderScene({ path, width, height, content }: Scene): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const body = shortenDrawing(content, createPrefix(path));
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${lines}>${body}</svg>\n`;
}
