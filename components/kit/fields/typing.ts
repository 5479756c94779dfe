import { isRange } from '#lib/plain-text.ts';

/** The text of an input that shows thousands while a number is typed. */
export interface Typing {
  /** The person has entered this; the input adds the commas. */
  readonly raw: string;
  readonly shown: string;
}

/** Separates in an input the cells or lines that were pasted into it, where the browser would put a blank and make one number of two. */
export const BETWEEN_CELLS = ' ⏎ ';

/** Text of several cells or lines as an input shows it; null where it is one. */
export const severalCells = (pasted: string): string | null =>
  isRange(pasted)
    ? pasted
        .trim()
        .split(/\s*[\t\r\n]\s*/)
        .join(BETWEEN_CELLS)
    : null;

const PLAIN = /^-?\d+(?:\.\d*)?$/;

/** Puts comma thousands into the whole part of plain digits; any other text is the person's own and stays as it is. */
export function typingOf(raw: string): Typing {
  if (!PLAIN.test(raw)) return { raw, shown: raw };
  const [whole = '', ...rest] = raw.split('.');
  return { raw, shown: [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.') };
}

/** Describes the input after a change: its text, its caret, and the selection before, if the browser has reported one. */
export interface Change {
  readonly text: string;
  readonly caret: number;
  readonly selection: readonly [number, number] | null;
}

/**
 * Returns what the person has entered after a change. The place of the change tells the commas of the input from those of the person, so
 * that `1500,00` is the same whether it is typed key by key, pasted, dropped or filled in by the browser. Without a selection the whole
 * text is the person's.
 */
export function afterChange(before: Typing, { text, caret, selection }: Change): { raw: string; behind: number } {
  const own = before.raw !== before.shown;
  const without = (part: string) => (own ? part.replaceAll(',', '') : part);
  if (selection === null) return { raw: text, behind: text.length - caret };
  const prefixLength = Math.min(selection[0], caret);
  const suffix = text.slice(caret);
  const isEdit = before.shown.startsWith(text.slice(0, prefixLength)) && before.shown.endsWith(suffix);
  if (!isEdit) return { raw: text, behind: suffix.length };
  const behind = without(suffix);
  return {
    raw: `${without(text.slice(0, prefixLength))}${text.slice(prefixLength, caret)}${behind}`,
    behind: behind.length,
  };
}

/** Places the caret so that as many entered characters stay behind it; before a comma of the input, not after it. */
export function caretOf({ raw, shown }: Typing, behind: number): number {
  if (raw === shown) return shown.length - behind;
  let at = shown.length;
  for (let seen = 0; at > 0 && seen < behind; at--) if (shown[at - 1] !== ',') seen++;
  return behind > 0 && shown[at - 1] === ',' ? at - 1 : at;
}
