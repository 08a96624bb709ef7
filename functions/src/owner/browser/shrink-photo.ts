import { maxPhotoWidth } from 'shared/photo-files.ts';

const taken = /^image\/(?:jpeg|png|webp|avif)$/;
const minHeight = 600; // pixels; what gets lower is refused, and the sentence names the size of what was sent

/** As wide as the site shows it, upright, and without where it was taken; as it was, when it is small enough. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const width = Math.min(photo.width, maxPhotoWidth);
    const height = Math.round((photo.height * width) / photo.width);
    if (height < minHeight || (width === photo.width && taken.test(file.type))) return file;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = '#fdf6ea'; // the paper, as the site has it behind what is transparent
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, width, height);
    photo.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  } catch {
    return file; // this browser cannot read it, and the server says what to do
  }
}
