// Makes the two clips of the page 'Over mij': npx tsx scripts/artwork/clips/make-clips.ts
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../find-browser.ts';
import type { Clip } from './clip.ts';
import { CLIP_HEIGHT, CLIP_WIDTH, renderFrame } from './clip.ts';
import { kittenClip } from './kitten-clip.ts';
import { radioClip } from './radio-clip.ts';

const RATE = 25;
const OUTPUT = join(dirname(fileURLToPath(import.meta.url)), '../../../public/videos');

// Browsers agree on these colours only when the file names them; 4:2:0 is what phones can play.
const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
const VP9 = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2'];
const H264 = ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-tune', 'animation'];

if (spawnSync('ffmpeg', ['-version']).error) {
  console.error(
    'ffmpeg is not on this machine. It is needed only to make the clips anew (on Debian: ' +
      'apt-get install -y ffmpeg); the site uses the finished files in public/videos.',
  );
  process.exit(1);
}
mkdirSync(OUTPUT, { recursive: true });
const { path, flags } = await findBrowser();
const browser = await chromium.launch({ executablePath: path, args: flags });
try {
  const page = await browser.newPage({ viewport: { width: CLIP_WIDTH, height: CLIP_HEIGHT } });
  await page.setContent('<body style="margin:0"></body>');
  for (const clip of [kittenClip, radioClip]) await makeClip(page, clip);
} finally {
  await browser.close();
}

async function makeClip(page: Page, clip: Clip): Promise<void> {
  const files = ['webm', 'mp4'].map((ending) => join(OUTPUT, `${clip.name}.${ending}`));
  const [webm = '', mp4 = ''] = files;
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(RATE)],
      ...['-c:v', 'png', '-i', 'pipe:0'],
      ...[...COLOURS, ...VP9, '-an', webm],
      ...[...COLOURS, ...H264, '-movflags', '+faststart', '-an', mp4],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  await sendFrames(page, clip, encoder.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while it made ${clip.name}`);
  for (const file of files) console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
}

async function sendFrames(page: Page, clip: Clip, encoder: Writable): Promise<void> {
  for (let frame = 0; frame < clip.seconds * RATE; frame += 1) {
    await page.evaluate(
      (svg) => {
        document.body.innerHTML = svg;
      },
      renderFrame(clip, frame / RATE),
    );
    const picture = await page.screenshot({ type: 'png' });
    if (!encoder.write(picture)) await once(encoder, 'drain');
  }
  encoder.end();
}
