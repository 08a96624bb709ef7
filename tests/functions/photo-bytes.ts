// Bytes that no camera writes, and what cameras write beside a photo.
import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';

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

/** The first box of AVIF, HEIC and videos. */
export function composeFileType(...brands: [string, ...string[]]): Buffer {
  const [major, ...others] = brands;
  const box = Buffer.from(`....ftyp${major}\0\0\0\0${others.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(2_000)]);
}

/** Degrees, minutes and seconds of the latitude that a TIFF block holds, as cameras write it. */
export function readLatitude(exif: Buffer): number[] {
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0);
  const isSmallFirst = tiff.toString('latin1', 0, 2) === 'II';
  const readShort = (at: number) => (isSmallFirst ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const readLong = (at: number) => (isSmallFirst ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const findValue = (directory: number, tag: number) => {
    const entries = Array.from({ length: readShort(directory) }, (_, i) => directory + 2 + 12 * i);
    const entry = entries.find((at) => readShort(at) === tag);
    if (entry === undefined) throw new Error(`There is no tag ${tag}.`);
    return readLong(entry + 8);
  };
  const places = findValue(readLong(4), 0x8825); // the directory of GPS
  const latitude = findValue(places, 2);
  return [0, 8, 16].map((at) => readLong(latitude + at) / readLong(latitude + at + 4));
}
