import { maxPhotoWidth } from 'shared/photo-files.ts';

const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const minHeight = 600; // pixels, the server's minimum: shrinking must not go below it
const paper = '#fdf6ea';
const paperPixel = [0xfd, 0xf6, 0xea, 0xff]; // red, green, blue, opacity

/** Makes a JPEG without metadata. Returns the file itself if it cannot or need not be shrunk. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const wantedScale = Math.max(maxPhotoWidth / photo.width, minHeight / photo.height);
    const isAccepted = acceptedTypes.includes(file.type);
    if (isAccepted && wantedScale >= 1) return file;
    const scale = Math.min(wantedScale, 1); // never enlarges
    const width = Math.round(photo.width * scale);
    const height = Math.round(photo.height * scale);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    if (!hasTruePixels(context)) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, width, height);
    photo.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  } catch {
    return file; // this browser cannot read it; the server accepts it or reports the problem
  }
}

/** False in a browser with protection against fingerprinting: its noise would spoil the photo. */
function hasTruePixels(context: OffscreenCanvasRenderingContext2D): boolean {
  const corner = context.getImageData(0, 0, 8, 8);
  return corner.data.every((value, index) => value === paperPixel[index % 4]);
}
