import { isStatementNumber } from './document-number.ts';

/** A statement of 200,000 lines is 26 MB: a larger file is none of the bank's. */
export const LARGEST_FILE = 64 * 1_024 * 1_024;
const ENDS = 65_536;
const HEAD = '%PDF-';
const NUMBERS = /RK\d{9}[0-9A-HJKMNP-TV-Z]{8}/g;

/** A file gives its print, and the number of a statement when it names one. Or the result says why it was not read. */
export type FilePrint =
  | { readonly sidik: string; readonly nomor: string }
  | { readonly refused: 'BESAR' | 'BUKAN_PDF' };

const textOf = async (part: Blob): Promise<string> => new TextDecoder('latin1').decode(await part.arrayBuffer());

/** Returns SHA-256 over all bytes of a file, in hexadecimal. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a file here and sends it nowhere: SHA-256 over all its bytes, and the number in its first or last bytes. */
export async function printOf(file: Blob): Promise<FilePrint> {
  if (file.size > LARGEST_FILE) return { refused: 'BESAR' };
  if (!(await textOf(file.slice(0, 1_024))).includes(HEAD)) return { refused: 'BUKAN_PDF' };
  const ends = `${await textOf(file.slice(0, ENDS))} ${await textOf(file.slice(Math.max(0, file.size - ENDS)))}`;
  return {
    sidik: await sha256Of(file),
    nomor: (ends.match(NUMBERS) ?? []).find(isStatementNumber) ?? '',
  };
}
