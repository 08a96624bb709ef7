// Photos and other bytes, as cameras and strangers send them.
import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** One colour, a bit for each pixel: some kB, however large the picture. */
export async function makeFlatPng(width: number, height: number): Promise<Buffer> {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = Readable.from(Array.from({ length: height }, () => row));
  const pixels = Buffer.concat(await rows.pipe(createDeflate({ level: 9 })).toArray());
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // bits for each pixel
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[header, pixels, Buffer.alloc(0)].map((part, index) =>
      composeChunk(['IHDR', 'IDAT', 'IEND'][index] ?? '', part),
    ),
  ]);
}

function composeChunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The left half red, the right half blue. */
export function redAndBlue(width: number, height: number): Sharp {
  const half = { width: Math.round(width / 2), height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, gravity: 'west' }])
    .jpeg();
}

/** As heavy as photographs come: fine hair everywhere. */
export function fur(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .blur(1.2)
    .jpeg({ quality: 95 });
}
