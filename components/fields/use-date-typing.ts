import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fromDisplay, isIsoDate, toDisplay } from '#lib/dates.ts';
import { clampDate, maskDate } from './date-typing.ts';

interface DateTyping {
  readonly shown: string;
  /** Something is typed that is no date yet. */
  readonly unfinished: boolean;
  /** The text of the input after a change, where its caret stands, and whether it was pasted. */
  take(text: string, caret?: number, pasted?: boolean): void;
}

const digitsAfter = (text: string, caret: number) => text.slice(caret).replace(/\D/g, '').length;

/** Where the caret goes in the masked text so that the same digits stay at its right. */
function caretBefore(masked: string, digits: number): number {
  let at = masked.length;
  for (let seen = 0; at > 0 && seen < digits; at--) if (/\d/.test(masked[at - 1] ?? '')) seen++;
  return at;
}

/** A date while it is typed: masked as DD-MM-YYYY, handed on as YYYY-MM-DD once it is a day, '' until then. */
export function useDateTyping(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  bounds: { readonly min?: string; readonly max?: string },
  onChange: (iso: string) => void,
): DateTyping {
  const [typing, setTyping] = useState<string | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (text: string, at = text.length, pasted = false) => {
    const masked = (pasted ? wholeDate(text) : null) ?? maskDate(text);
    const iso = fromDisplay(masked);
    caret.current = caretBefore(masked, digitsAfter(text, at));
    setTyping(iso ? null : masked);
    onChange(iso ? clampDate(iso, bounds.min, bounds.max) : '');
  };
  // A value that came from elsewhere wins over what was being typed.
  const typed = value === '' ? typing : null;
  return {
    shown: typed ?? (isIsoDate(value) ? toDisplay(value) : ''),
    unfinished: typed !== null && typed !== '' && fromDisplay(typed) === null,
    take,
  };
}

/** A date as it is written elsewhere ("1/9/2026", "2026-09-01"), with its zeros and dashes; null for anything else. */
function wholeDate(text: string): string | null {
  const iso = isIsoDate(text.trim()) ? text.trim() : fromDisplay(text);
  return iso ? toDisplay(iso) : null;
}
