import { isDrawing } from './replacement-photo.ts';

export const drawingsText = 'Dit zijn tekeningen; de foto’s volgen.';

/** Says that pictures are drawings, until the owner's photos replace all of them. */
export function DrawingsLine({ pictures }: { pictures: readonly { src: string }[] }) {
  if (!pictures.some(({ src }) => isDrawing(src))) return null;
  return (
    <p className="quiet">
      {pictures.length === 1 ? 'Dit is een tekening; de foto volgt.' : drawingsText}
    </p>
  );
}
