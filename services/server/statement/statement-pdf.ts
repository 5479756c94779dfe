import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { drained, readerOf } from '#documents/flow-out.ts';
import { newDocument } from '#documents/pdf/document.ts';
import { inter } from '#documents/pdf/embedded-inter.ts';
import { paper } from '#lib/messages/paper.ts';
import type { StatementHalaman } from '#types/proto/accounts/statement.ts';
import { type StatementCopy, StatementSheets } from './statement-sheet.ts';

/** A statement has these parts as a file. */
export interface StatementFile extends StatementCopy {
  /** Its pages come in order, as they are read. */
  readonly halaman: AsyncIterable<StatementHalaman>;
}

/** Returns how a file is locked: the customer's password opens it for reading, one nobody knows for changes. AES of 256 bits. */
const locked = (password: string) =>
  password === ''
    ? {}
    : {
        pdfVersion: '1.7ext3' as const,
        userPassword: password,
        ownerPassword: randomBytes(24).toString('base64url'),
        permissions: { printing: 'highResolution' as const, copying: true, contentAccessibility: true },
      };

/** The print of a file is SHA-256 over all its bytes in hexadecimal, and their number. */
export interface FilePrint {
  readonly sidik: string;
  readonly ukuran: number;
}

/**
 * Writes a statement as a PDF while its pages are read: it holds only what the reader has not taken yet. Only the password opens it, if
 * there is one. `whole` gets the file's print before the last byte leaves. Throws when the reader is gone.
 */
export async function writePdf(
  out: Writable,
  file: StatementFile,
  password: string,
  whole?: (print: FilePrint) => Promise<void>,
): Promise<void> {
  const gone = readerOf(out);
  const title = `${paper.rekeningKoran} ${file.kepala.nomor}`;
  const doc = newDocument(title, file.kepala.nama_bank, { size: 'A4', ...locked(password) });
  const hash = createHash('sha256');
  let ukuran = 0;
  doc.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    ukuran += chunk.length;
  });
  // The last byte waits until its print is kept: then a whole file can be told from any other.
  doc.pipe(out, { end: false });
  const written = once(doc, 'end', { signal: gone });
  // The reading of the pages reports a reader who breaks it off.
  written.catch(() => undefined);
  const sheets = new StatementSheets(doc, inter(doc), file);
  for await (const page of file.halaman) {
    sheets.page(page);
    await drained(out, gone);
  }
  doc.end();
  await written;
  await whole?.({ sidik: hash.digest('hex'), ukuran });
  out.end();
}
