import { maxPhotoWidth } from 'shared/photo-files.ts';

const acceptedType = /^image\/(?:jpeg|png|webp|avif)$/;
const minHeight = 600; // pixels, the server's minimum: shrinking must not go below it
const paper = [253, 246, 234] as const; // red, green, blue

/** Makes a JPEG without metadata. Returns the file itself if it cannot or need not be shrunk. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.max(maxPhotoWidth / photo.width, minHeight / photo.height);
    if (scale >= 1 && acceptedType.test(file.type)) return file;
    const [width = 0, height = 0] = [photo.width, photo.height].map((length) =>
      Math.round(length * Math.min(scale, 1)),
    );
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = `rgb(${paper.join(' ')})`;
    context.fillRect(0, 0, width, height);
    if (!isReadTruly(context)) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, width, height);
    photo.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  } catch {
    return file; // this browser cannot read it; the server accepts it or reports the problem
  }
}

/** A browser that hides who its user is returns noise for the pixels of a canvas. */
function isReadTruly(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, index) => value === (paper[index % 4] ?? 255));
}
