import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Makes a tiny PNG whose header claims this size. */
export async function makePngHeader(width: number, height: number): Promise<Buffer> {
  const png = await redAndBlue(2, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Makes a tiny AVIF whose header claims this size. */
export async function makeAvifHeader(width: number, height: number): Promise<Buffer> {
  const avif = await redAndBlue(64, 64).avif({ effort: 0 }).toBuffer();
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(width, size);
  avif.writeUInt32BE(height, size + 4);
  return avif;
}

/** Makes a JPEG: the left half is red, the right half blue. */
export function redAndBlue(width: number, height: number): Sharp {
  const pixels = Buffer.from([255, 0, 0, 0, 0, 255]);
  return sharp(pixels, { raw: { width: 2, height: 1, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .jpeg();
}
