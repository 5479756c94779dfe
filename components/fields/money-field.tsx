import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '#hooks/language.ts';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import { spokenWire } from '#lib/terbilang.ts';
import { caretAfter, keptAmount, retype, shownAmount } from './amount-typing.ts';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import { clampNumber } from './number-typing.ts';

interface MoneyFieldProps extends Omit<FieldProps, 'value'> {
  /** The wire amount; null, an amount nobody gave, is shown as 0. */
  readonly value: string | null;
  /** A larger amount is replaced by this one (wire spelling). */
  readonly max?: string;
  /** The amount the screen is about. */
  readonly big?: boolean;
  /** The books' own unless it is said. */
  readonly currency?: string;
  /** Says the amount in words under the field. */
  readonly terbilang?: boolean;
}

/** What is no amount yet has no words. */
const words = (kept: string, currency: string, language: 'id' | 'en') =>
  tryParse(kept, currency) ? spokenWire(kept, language, currency) : '';

/**
 * An amount of a currency. People may type 30000000, 30,000,000.00, 2,5jt or 750rb; the form keeps the wire spelling
 * "30000000.00". Nothing here is ever a float.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, onBlur, disabled, max, big = false, terbilang = false, currency = BOOK_CURRENCY } = props;
  const language = useLanguage();
  const [typing, setTyping] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const shown = typing ?? (value === null ? '0' : shownAmount(value));
  const spoken = terbilang && value ? words(value, currency, language) : '';
  const field = { ...props, hint: spoken || props.hint };

  const type = (text: string, at: number) => {
    const next = retype(shown, text);
    const kept = keptAmount(next);
    const held = clampNumber(kept, max);
    const seen = held === kept ? next : shownAmount(held);
    caret.current = caretAfter(text, at, seen);
    setTyping(seen);
    onChange(held);
  };

  return (
    <FieldFrame field={field} hintClass={spoken ? 'spoken' : ''}>
      <div className={boxClass(props.error, big ? 'big' : '')}>
        <span className="prefix" aria-hidden="true">
          {currency}
        </span>
        <input
          {...described(field)}
          ref={input}
          className="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={shown}
          disabled={disabled}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value, event.target.selectionStart ?? event.target.value.length)}
          onBlur={() => {
            setTyping(null);
            onBlur?.();
          }}
        />
      </div>
    </FieldFrame>
  );
}
