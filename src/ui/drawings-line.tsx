import { isDrawing } from './replacement-photo.ts';

type Pictures = readonly { src: string }[];

export function DrawingsLine({ pictures }: { pictures: Pictures }) {
  const text = describeDrawings(pictures);
  return text && <p className="quiet">{text}</p>;
}

/** Says which pictures are drawings, until the owner's photos replace all of them. */
export function describeDrawings(pictures: Pictures): string | null {
  const drawings = pictures.filter(({ src }) => isDrawing(src)).length;
  if (drawings === 0) return null;
  if (drawings < pictures.length) return 'Dit zijn foto’s en tekeningen; er volgen meer foto’s.';
  if (drawings === 1) return 'Dit is een tekening; de foto volgt.';
  return 'Dit zijn tekeningen; de foto’s volgen.';
}
