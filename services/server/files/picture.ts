import type { Metadata, Sharp } from 'sharp';
import { fail } from '#lib/errors/errors.ts';
import type { AcceptedType, StoredType } from '#lib/files.ts';
import { perProcess } from '#services/server/per-process.ts';
import { violation } from '#services/server/violations.ts';

/** No camera at a counter takes more pixels; the drawing of so many fits into memory. */
const MAX_PIXELS = 50_000_000;
/** No stored picture has a longer side: A4 at more than 300 dots an inch. */
const MAX_SIDE = 4_096;
const QUALITY = 85;

/** Only these readers may get a picture; all others of the library are shut, whatever a file says of itself. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Tiff'].map((name) => `VipsForeignLoad${name}`);
type Picture = Exclude<AcceptedType, 'application/pdf'>;
const FORMATS: Readonly<Record<Picture, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
};

interface DrawnPage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Loads the library with only these readers open; it keeps nothing of one picture for the next. */
async function narrowed() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}

/** It is loaded with the first picture, once: a picture read at the instant in which readers are shut anew would be refused as broken. */
const library = () => perProcess('pictures', narrowed);

/** So many pages of a scan become one document; a user brings a longer one as a document. */
const MOST_PAGES = 100;

const refuse = (kode: 'v.berkasPiksel' | 'v.berkasRusak' | 'v.berkasHalaman'): never =>
  fail('VALIDATION', { violations: [violation(['berkas'], kode)] });

const encodedAs = (picture: Sharp, type: StoredType): Sharp =>
  type === 'image/png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: QUALITY });

/** Reads the head of a file, before anything is drawn. */
async function headOf(from: string, picture: Picture, page = 0): Promise<Metadata> {
  const sharp = await library();
  const head = await sharp(from, { limitInputPixels: false, page })
    .metadata()
    .catch(() => refuse('v.berkasRusak'));
  if (head.format !== FORMATS[picture]) refuse('v.berkasRusak');
  if (head.width * head.height > MAX_PIXELS) refuse('v.berkasPiksel');
  return head;
}

async function drawn(from: string, page: number): Promise<Sharp> {
  const sharp = await library();
  return sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, page })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
}

/** Returns the number of pages of a scan. Throws VALIDATION of `berkas` for one that has too many, or cannot be read. */
export async function pagesOf(from: string): Promise<number> {
  const { pages = 1 } = await headOf(from, 'image/tiff');
  return pages > MOST_PAGES ? refuse('v.berkasHalaman') : pages;
}

/** Returns one page of a scan, drawn anew. Throws as `redraw`. */
export async function drawnPage(from: string, page: number): Promise<DrawnPage> {
  await headOf(from, 'image/tiff', page);
  const { data, info } = await encodedAs(await drawn(from, page), 'image/jpeg')
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('v.berkasRusak'));
  return { data, width: info.width, height: info.height };
}

/**
 * Draws a picture anew: turned as the camera held it, without anything that came with it (place, device, comments, bytes behind its end),
 * at most 4,096 dots long. Throws VALIDATION of `berkas` for one with too many dots or that cannot be drawn whole.
 */
export async function redraw(from: string, to: string, picture: Picture, type: Exclude<StoredType, 'application/pdf'>) {
  await headOf(from, picture);
  await encodedAs(await drawn(from, 0), type)
    .toFile(to)
    .catch(() => refuse('v.berkasRusak'));
}
