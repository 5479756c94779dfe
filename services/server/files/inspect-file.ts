import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScannerAddress } from '#lib/config/scanner.ts';
import { fail } from '#lib/errors/errors.ts';
import {
  type AcceptedType,
  acceptedMimes,
  type FileKind,
  fileName,
  fitsKind,
  isAcceptedType,
  MAX_FILE_BYTES,
  nameFor,
  type StoredType,
} from '#lib/files.ts';
import type { ValidationKey } from '#lib/messages/validation.ts';
import { violation } from '#services/server/violations.ts';
import { faultOfPdf } from './pdf.ts';
import { pagesOf, redraw } from './picture.ts';
import { drawDocument } from './scan-pages.ts';
import { scan } from './scanner.ts';

/** The file is as it will be kept. */
export interface InspectedFile {
  readonly path: string;
  readonly nama: string;
  readonly mime: StoredType;
  readonly ukuran: number;
  readonly sha256: string;
  readonly pindai: 'BERSIH' | 'TIDAK_DIPINDAI' | 'TERINFEKSI';
  /** The scanner names its finding so. */
  readonly temuan: string;
}

/** So many bytes are enough to know the type of a file. */
const HEAD = 4_100;

const refuse = (kode: ValidationKey): never => fail('VALIDATION', { violations: [violation(['berkas'], kode)] });

/** Scanners put the directory of a TIFF behind its pages, where the first bytes cannot tell its kind; the drawing library reads it whole. */
const isTiff = (head: Buffer): boolean => ['49492a00', '4d4d002a'].includes(head.subarray(0, 4).toString('hex'));

/** Returns the type of a file by its first bytes, whatever its name. Throws VALIDATION of `berkas`. */
async function typeOf(path: string): Promise<AcceptedType> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    if (bytesRead === 0) refuse('v.berkasKosong');
    const { fileTypeFromBuffer } = await import('file-type');
    const head = buffer.subarray(0, bytesRead);
    const mime = (await fileTypeFromBuffer(head))?.mime ?? (isTiff(head) ? 'image/tiff' : '');
    return isAcceptedType(mime) ? mime : refuse('v.berkasJenis');
  } finally {
    await file.close();
  }
}

/** Returns the size and hash of a file, read piece by piece. */
async function measure(path: string): Promise<{ ukuran: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { ukuran: (await stat(path)).size, sha256: hash.digest('hex') };
}

/**
 * Checks a received file: its name, its type by its content, the findings of the scanner and of the reader of documents, and draws a
 * picture anew beside it. Throws VALIDATION of `berkas`, SCANNER_AWAY. The scanner's finding is returned, not thrown: the core refuses it
 * and keeps that in the trail.
 */
export async function inspectFile(
  { path, name, kind }: { readonly path: string; readonly name: string; readonly kind: FileKind },
  scanner: ScannerAddress | undefined,
): Promise<InspectedFile> {
  const called = fileName(name) ?? refuse('v.berkasNama');
  const type = await typeOf(path);
  if (!fitsKind(kind, acceptedMimes[type])) refuse('v.berkasBukanGambar');
  const temuan = scanner ? (await scan(scanner, createReadStream(path))).found : '';
  if (temuan !== '') {
    const mime = acceptedMimes[type];
    const nama = nameFor(called, mime);
    return { path, nama, mime, ...(await measure(path)), pindai: 'TERINFEKSI', temuan: temuan.slice(0, 200) };
  }
  const pindai = scanner ? 'BERSIH' : 'TIDAK_DIPINDAI';
  // A scan of several pages loses none of them: it is a document.
  const several = type === 'image/tiff' && (await pagesOf(path)) > 1;
  const mime = several ? 'application/pdf' : acceptedMimes[type];
  if (!fitsKind(kind, mime)) refuse('v.berkasSatuHalaman');
  const nama = nameFor(called, mime);
  if (type === 'application/pdf') {
    const fault = await faultOfPdf(createReadStream(path));
    if (fault) refuse(fault);
    return { path, nama, mime, ...(await measure(path)), pindai, temuan };
  }
  const drawn = join(path, '..', 'drawn');
  await (mime === 'application/pdf' ? drawDocument(path, drawn) : redraw(path, drawn, type, mime));
  const measured = await measure(drawn);
  if (measured.ukuran > MAX_FILE_BYTES) refuse('v.berkasBesar');
  return { path: drawn, nama, mime, ...measured, pindai, temuan };
}
