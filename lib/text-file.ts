/** The module reads the bytes of a file as a text, or returns the reason why they are none. */

/** Older programs of the West write WINDOWS-1252; nothing in the file says so, so the screen tells the user who brings it. */
export type TextEncoding = 'UTF-8' | 'UTF-16' | 'WINDOWS-1252';
/** OLD: a spreadsheet of the kind before XLSX. MARKUP: a page under a spreadsheet's name. BINARY: no text at all. */
export type TextRefusal = 'OLD' | 'MARKUP' | 'BINARY';

/** The compound files of older office programs begin so. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Returns true when a file begins as an XLSX file does, and as every zip archive. */
export const isZip = (bytes: Uint8Array): boolean => begins(bytes, [0x50, 0x4b, 0x03, 0x04]);

function decoded(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncoding } | null {
  const utf16 = begins(bytes, [0xff, 0xfe]) ? 'utf-16le' : begins(bytes, [0xfe, 0xff]) ? 'utf-16be' : null;
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  // A text of letters has no zero byte: one with a zero byte is UTF-16 that does not say so, or no text.
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'WINDOWS-1252' };
  }
}

/** Reads the text of a file that is no XLSX. */
export function readText(
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: TextEncoding } | { readonly refused: TextRefusal } {
  if (begins(bytes, OLD)) return { refused: 'OLD' };
  const read = decoded(bytes);
  if (read === null) return { refused: 'BINARY' };
  return /^\s*<(?:!doctype|html|\?xml|table|meta|head)/i.test(read.text) ? { refused: 'MARKUP' } : read;
}
