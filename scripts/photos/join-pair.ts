// Joins two photos, one before and one after the grooming, into one picture.
import sharp from 'sharp';

const height = 1200;
const gap = 16;
const shortest = 600;

export async function joinPair(originals: readonly string[], ratio: number): Promise<Buffer> {
  const width = Math.round(height * ratio);
  const half = Math.floor((width - gap) / 2);
  const composite = await Promise.all(
    originals.map(async (original, index) => ({
      input: await cutPhoto(original, half),
      left: index * (width - half),
      top: 0,
    })),
  );
  return sharp({ create: { width, height, channels: 3, background: '#fdf6ea' } })
    .composite(composite)
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function cutPhoto(original: string, width: number): Promise<Buffer> {
  const photo = sharp(original).autoOrient();
  const { autoOrient } = await photo.metadata().catch(() => {
    throw new Error(`${original} is geen foto, of is beschadigd.`);
  });
  if (Math.min(autoOrient.width, autoOrient.height) < shortest) {
    throw new Error(
      `${original} is te klein: minstens ${shortest} pixels aan iedere kant is nodig.`,
    );
  }
  return photo.resize({ width, height, position: 'attention' }).toBuffer();
}
