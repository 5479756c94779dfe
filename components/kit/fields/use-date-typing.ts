import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readDate } from '#lib/date-input.ts';
import { fromDisplay, isIsoDate, toDisplay } from '#lib/dates.ts';
import { clampDate, maskDate } from './date-typing.ts';

export interface DateTyping {
  readonly shown: string;
  /** Something is typed that is no date yet. */
  readonly unfinished: boolean;
  /** Pasted or dropped text is no date; the input shows it unchanged until it is one. */
  readonly refused: boolean;
  /** Takes the text of the input after a change, its caret, and whether it came in as a whole: pasted, dropped or filled in. */
  type(text: string, caret?: number, whole?: boolean): void;
}

const digitsAfter = (text: string, caret: number) => text.slice(caret).replace(/\D/g, '').length;

/** Returns the caret's place in the masked text that keeps the same digits at its right. */
function caretBefore(masked: string, digits: number): number {
  let at = masked.length;
  for (let seen = 0; at > 0 && seen < digits; at--) if (/\d/.test(masked[at - 1] ?? '')) seen++;
  return at;
}

/** A date while it is typed: masked as DD-MM-YYYY, handed on as YYYY-MM-DD once it is a day, '' until then. */
export function useDateTyping(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  bounds: { readonly min: string | undefined; readonly max: string | undefined },
  onChange: (iso: string) => void,
): DateTyping {
  const [typing, setTyping] = useState<string | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  // A value that came from elsewhere wins over what was being typed.
  const typed = value === '' ? typing : null;
  const refused = typed !== null && maskDate(typed) !== typed;

  const type = (text: string, at = text.length, whole = false) => {
    const masked = whole || refused ? wholeDate(text) : maskDate(text);
    if (masked === null) {
      caret.current = at;
      setTyping(text);
      onChange('');
      return;
    }
    const iso = fromDisplay(masked);
    caret.current = caretBefore(masked, digitsAfter(text, at));
    setTyping(iso ? null : masked);
    onChange(iso ? clampDate(iso, bounds.min, bounds.max) : '');
  };
  return {
    shown: typed ?? (isIsoDate(value) ? toDisplay(value) : ''),
    unfinished: typed !== null && typed !== '' && fromDisplay(typed) === null,
    refused,
    type,
  };
}

/**
 * A text that came in as a whole, as the mask shows it: a date, or the beginning of one that the mask leaves as it is. Null where the mask
 * would make another day of it: pasted `11/25/2026` is not 11-12-2026.
 */
function wholeDate(text: string): string | null {
  const iso = readDate(text);
  if (iso) return toDisplay(iso);
  const masked = maskDate(text);
  const isBeginning = masked.length < 10 && text.trim().replaceAll('-', '') === masked.replaceAll('-', '');
  return isBeginning ? masked : null;
}
