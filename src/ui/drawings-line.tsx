import { isDrawing } from './replacement-photo.ts';

export const drawingsText = 'Dit zijn tekeningen; de foto’s volgen.';

/** Says that pictures are drawings, until the owner's photos replace all of them. */
export function DrawingsLine({ pictures }: { pictures: readonly { src: string }[] }) {
  return pictures.some(({ src }) => isDrawing(src)) && <p className="quiet">{drawingsText}</p>;
}
