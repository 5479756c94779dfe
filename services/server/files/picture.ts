import type { Metadata, Sharp } from 'sharp';
import { fail } from '#lib/errors/errors.ts';
import type { KeptType, TakenType } from '#lib/files.ts';
import { violation } from '#services/server/violations.ts';

/** More pixels than any camera at a counter takes; what is drawn of them fits into memory. */
const MAX_PIXELS = 50_000_000;
/** Longest side of what is kept: A4 at more than 300 dots an inch. */
const MAX_SIDE = 4_096;
const QUALITY = 85;

/** The readers a picture may be given to; all others of the library are shut, whatever a file says of itself. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Tiff'].map((name) => `VipsForeignLoad${name}`);
const FORMATS: Readonly<Record<Exclude<TakenType, 'application/pdf'>, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
};

/** Loaded with the first picture; it keeps nothing of one for the next. */
async function library() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}

const refuse = (kode: 'v.berkasPiksel' | 'v.berkasRusak'): never =>
  fail('VALIDATION', { violations: [violation(['berkas'], kode)] });

const asKept = (picture: Sharp, kept: KeptType): Sharp =>
  kept === 'image/png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: QUALITY });

/**
 * Draws a picture anew: turned as the camera held it, nothing left of what came with it (place, device, comments, what stands behind its
 * end), at most 4,096 dots long. Throws VALIDATION of `berkas` for one with too many dots or that cannot be drawn whole.
 */
export async function redraw(from: string, to: string, taken: Exclude<TakenType, 'application/pdf'>, kept: KeptType) {
  const sharp = await library();
  // The size stands in the file's head: it is read before anything is drawn.
  const head: Metadata = await sharp(from, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('v.berkasRusak'));
  if (head.format !== FORMATS[taken]) refuse('v.berkasRusak');
  if (head.width * head.height > MAX_PIXELS) refuse('v.berkasPiksel');
  const picture = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  await asKept(picture, kept)
    .toFile(to)
    .catch(() => refuse('v.berkasRusak'));
}
