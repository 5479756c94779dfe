import { headingAt } from '#lib/csv-read.ts';
import type { listKinds } from '#lib/customers/codes.ts';
import { listHeadings } from '#lib/customers/name-list-file.ts';
import { PART_CHARACTERS } from '#lib/list-parts.ts';
import { textOfLines } from '#lib/spreadsheet-lines.ts';
import { callCommand, newKey } from '#services/client.ts';
import { screening } from '#services/customers/screening.ts';

export interface ListHead {
  readonly jenis: (typeof listKinds)[number];
  readonly penerbit: string;
  readonly nomor: string;
  readonly tanggal: string;
  readonly berlaku_sejak: string;
}

interface Chunk {
  readonly baris_awal: number;
  readonly isi: string;
}

/** Returns the parts of a list published in XML: each name's element, and the text around them. Null: the file is none. */
export function elementsOf(text: string): { readonly kepala: string; readonly names: readonly string[] } | null {
  const whole = text.replace(/^\uFEFF/, '');
  if (!/^\s*</.test(whole)) return null;
  const names: string[] = [];
  const kepala = whole.replaceAll(/<(INDIVIDUAL|ENTITY)\b[^<>]*>[\s\S]*?<\/\1\s*>/g, (element) => {
    names.push(element);
    return '';
  });
  return { kepala: kepala.replaceAll(/\s+/g, ' ').trim(), names };
}

/**
 * Splits a file's lines behind its first one, or its names one by one, into pieces that one message carries; each names the line of the file with
 * which it begins.
 */
export function chunksOf(lines: readonly string[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let held: string[] = [];
  let size = 0;
  let first = 2;
  const close = (next: number) => {
    chunks.push({ baris_awal: first, isi: held.join('\n') });
    held = [];
    size = 0;
    first = next;
  };
  for (const [index, line] of lines.entries()) {
    if (held.length > 0 && size + line.length + 1 > PART_CHARACTERS) close(index + 2);
    held.push(line);
    size += line.length + 1;
  }
  close(0);
  return chunks;
}

/** A list as a spreadsheet may weigh so much; the core bounds its parts and its names. */
const MOST_BYTES = 40 * 1024 * 1024;

/**
 * The text of a list: XML as it is published, or the lines of a spreadsheet or CSV file from their heading on, so that a letterhead above it
 * is read over. Throws SheetError.
 */
async function textOf(file: File): Promise<{ readonly text: string; readonly from: number }> {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  if (/^\s*(?:\uFEFF)?\s*<(?:\?xml|CONSOLIDATED_LIST)/.test(new TextDecoder().decode(bytes)))
    return { text: await file.text(), from: 1 };
  const { readTable } = await import('#components/kit/table/read-table.ts');
  const { lines } = await readTable(file, { columns: listHeadings, mostBytes: MOST_BYTES });
  const { at } = headingAt(
    lines.map(({ cells }) => cells.map(({ text }) => text)),
    listHeadings,
  );
  // A name has one line of the file: a cell of several lines would be cut where a piece ends.
  const chunk = lines.slice(at).map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ') })),
  }));
  const from = chunk[0]?.line ?? 1;
  return { text: textOfLines(chunk.map((each) => ({ ...each, line: each.line - from + 1 }))), from };
}

/** Sends a list's file piece by piece; returns the id of the stored list. Throws ApiError with the lines that cannot be read. */
export async function sendList(
  head: ListHead,
  file: File,
  onSent: (bagian: number, jumlah: number) => void,
): Promise<string> {
  const { text, from } = await textOf(file);
  const [first = '', ...lines] = text.split(/\r\n|\n|\r/);
  const { kepala, names } = elementsOf(text) ?? { kepala: first, names: lines };
  const chunks = chunksOf(names);
  const id_impor = newKey();
  for (const [index, chunk] of chunks.entries()) {
    const akhir = index === chunks.length - 1 ? 'T' : 'F';
    const place = { ...chunk, baris_awal: chunk.baris_awal + from - 1 };
    const part = { ...head, id_impor, ...place, bagian: index + 1, kepala, akhir } as const;
    await callCommand(screening.upload, part, { key: newKey() });
    onSent(index + 1, chunks.length);
  }
  return id_impor;
}
