import '#lib/messages/form.ts';
import { isMessageKey, message } from '#lib/messages/id.ts';

/**
 * Says why a file is no spreadsheet that can be read: ZIP, SHEET, XML or DOCTYPE. SIZE: it holds too much. OLD, MARKUP and NAME: it is another
 * kind of file under a spreadsheet's name. DIGITS: a number has lost digits. SHOWN: a cell shows another number than it holds. WIDE: a cell lies
 * beyond the last column that is read. QUOTE: a quotation mark stays open.
 */
export class SheetError extends Error {
  /** The cell that it is about, as C7, or ''. */
  readonly place: string;
  constructor(code: string, place = '') {
    super(code);
    this.place = place;
  }
}

/** Returns the sentence that explains why a file cannot be read; `otherwise` where the error has no sentence of its own. */
export function sheetSentence(error: SheetError, otherwise: string): string {
  const key = `berkas.lembar.${error.message}`;
  return isMessageKey(key) ? message(key, { sel: error.place }) : otherwise;
}
