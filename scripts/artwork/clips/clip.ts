export type Clip = {
  /** File name in public/videos, without extension. */
  name: string;
  seconds: number;
  /** The drawing at the moment `t` in seconds, without its root element. */
  draw: (t: number) => string;
};

export const CLIP_WIDTH = 1280;
export const CLIP_HEIGHT = 720;

type Motion = { x?: number; y?: number; rotate?: number; scaleX?: number; scaleY?: number };

/** Like the kit's `place`, with finer steps (a slow movement must not stutter) and a pivot. */
export function move(content: string, motion: Motion, pivotX = 0, pivotY = 0): string {
  const { x = 0, y = 0, rotate = 0, scaleX = 1, scaleY = 1 } = motion;
  const transform =
    `translate(${shorten(x + pivotX)} ${shorten(y + pivotY)})rotate(${shorten(rotate)})` +
    `scale(${shorten(scaleX)} ${shorten(scaleY)})translate(${-pivotX} ${-pivotY})`;
  return `<g transform="${transform}">${content}</g>`;
}

export function fade(content: string, opacity: number): string {
  if (opacity <= 0.005) return '';
  return opacity >= 0.995 ? content : `<g opacity="${shorten(opacity)}">${content}</g>`;
}

export function renderFrame(clip: Clip, t: number): string {
  const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  // The kit writes `%` where a picture's own prefix belongs; a frame stands alone and needs none.
  const body = clip.draw(t).replaceAll('#%', '#clip-').replaceAll('id="%', 'id="clip-');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CLIP_WIDTH} ${CLIP_HEIGHT}"` +
    ` width="${CLIP_WIDTH}" height="${CLIP_HEIGHT}" ${lines}>${body}</svg>`
  );
}

function shorten(value: number): number {
  return Math.round(value * 1000) / 1000;
}
