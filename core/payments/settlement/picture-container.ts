import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { StoredType } from '#lib/files.ts';

/**
 * Pictures of instruments beside a batch: a zip whose pictures are stored, not packed, each named by its instrument (BG-AA123456.jpg). The core
 * unpacks nothing of it, so that no bomb can go off in it; the first bytes give a picture's type, and the signed message its instrument.
 */

/** Bytes of a container, and of one picture in it. */
export const MOST_CONTAINER = 64 * 1024 * 1024;
const MOST_PICTURE = 1024 * 1024;
const MOST_PICTURES = 4_000;
/** Dots of a side: a larger picture is made to fill the memory of its viewer. */
const MOST_DOTS = 8_000;
const NAME = /^((?:CEK|BG)-[A-Z0-9]{4,16})\.(?:jpg|jpeg|png)$/;

/** The reason why an instrument has no picture though its line names one. */
export const pictureFaults = [
  'TIDAK_ADA',
  'TERLALU_BESAR',
  'RUSAK',
  'TERKOMPRES',
  'GANDA',
  'BUKAN_GAMBAR',
  'SIDIK',
  'PENYIMPANAN',
] as const;
export type PictureFault = (typeof pictureFaults)[number];

export interface Picture {
  readonly isi: Uint8Array;
  readonly mime: Extract<StoredType, `image/${string}`>;
}

/** The content under the name of each instrument: bytes, or why they are not read. */
export type Container = ReadonlyMap<string, Uint8Array | PictureFault>;

/** Reads a container, or returns why it skips all of it. */
export function openContainer(bytes: Uint8Array): Container | PictureFault {
  const found = new Map<string, Uint8Array | PictureFault>();
  let count = 0;
  let sum = 0;
  try {
    const read = unzipSync(bytes, {
      filter: ({ name, size, originalSize, compression }) => {
        count += 1;
        if (count > MOST_PICTURES) throw new Error('too many');
        const sheet = NAME.exec(name)?.[1];
        // Nobody asks for a folder, a path that leads out of it, or an unknown name.
        if (!sheet) return false;
        if (found.has(sheet)) found.set(sheet, 'GANDA');
        else if (compression !== 0 || size !== originalSize) found.set(sheet, 'TERKOMPRES');
        else if (size > MOST_PICTURE) found.set(sheet, 'TERLALU_BESAR');
        else {
          sum += size;
          // Parts that overlap add up to more than the container holds.
          if (sum > bytes.length) throw new Error('overlapping');
          found.set(sheet, 'RUSAK');
          return true;
        }
        return false;
      },
    });
    for (const [name, isi] of Object.entries(read)) {
      const sheet = NAME.exec(name)?.[1];
      if (sheet && found.get(sheet) === 'RUSAK') found.set(sheet, isi);
    }
    return found;
  } catch {
    return 'RUSAK';
  }
}

const fits = (wide: number, high: number): boolean => wide > 0 && high > 0 && wide <= MOST_DOTS && high <= MOST_DOTS;

/** Reads the size of a JPEG from its frame header; null where there is none. */
function jpegSize(view: DataView): readonly [number, number] | null {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return null;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const END_OF_PNG = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82] as const;

/** Returns the type of a picture by its content: a whole JPEG or PNG of a size that can be shown; null for anything else. */
function pictureType(isi: Uint8Array): Picture['mime'] | null {
  const view = new DataView(isi.buffer, isi.byteOffset, isi.byteLength);
  const begins = (bytes: readonly number[]) => bytes.every((byte, place) => isi[place] === byte);
  const ends = (bytes: readonly number[]) =>
    bytes.every((byte, place) => isi[isi.length - bytes.length + place] === byte);
  if (isi.length > 32 && begins(PNG) && ends(END_OF_PNG))
    return fits(view.getUint32(16), view.getUint32(20)) ? 'image/png' : null;
  if (isi.length > 32 && begins([0xff, 0xd8, 0xff]) && ends([0xff, 0xd9])) {
    const size = jpegSize(view);
    return size && fits(...size) ? 'image/jpeg' : null;
  }
  return null;
}

/** Returns the picture of an instrument if it matches the hash in its line (SHA-256, hexadecimal), or why it is not stored. */
export function pictureOf(container: Container | PictureFault, sheet: string, sidik: string): Picture | PictureFault {
  if (typeof container === 'string') return container;
  const isi = container.get(sheet) ?? 'TIDAK_ADA';
  if (typeof isi === 'string') return isi;
  if (createHash('sha256').update(isi).digest('hex') !== sidik) return 'SIDIK';
  const mime = pictureType(isi);
  return mime === null ? 'BUKAN_GAMBAR' : { isi, mime };
}
