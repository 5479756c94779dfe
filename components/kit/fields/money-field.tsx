import { useState } from 'react';
import { useLanguage } from '#hooks/language.ts';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import { spokenWire } from '#lib/terbilang.ts';
import { groupedAmount, plainAmount } from './amount-typing.ts';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import { clampNumber } from './number-typing.ts';
import { amountRefusal } from './refusal-words.ts';
import { typingOf } from './typing.ts';
import { useNumberTyping } from './use-number-typing.ts';

interface MoneyFieldProps extends Omit<FieldProps, 'value'> {
  /** The wire amount; null, an amount nobody gave, is shown as 0. */
  readonly value: string | null;
  /** A larger amount is replaced by this one (wire spelling). */
  readonly max?: string | undefined;
  /** The amount the screen is about. */
  readonly big?: boolean | undefined;
  /** Gives the currency: the books' own by default; '' where the screen shows it elsewhere. */
  readonly currency?: string | undefined;
  /** Writes the amount in words under the field. */
  readonly terbilang?: boolean | undefined;
}

/** A text that is no amount yet has no words. */
const words = (plain: string, currency: string, language: 'id' | 'en') =>
  tryParse(plain, currency) ? spokenWire(plain, language, currency) : '';

/**
 * An amount of a currency. People may type 30000000, 30,000,000.00, 2,5jt or 750rb; the form keeps the wire spelling
 * "30000000.00". Nothing here is ever a float.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, onBlur, disabled, max, big = false, terbilang = false, currency = BOOK_CURRENCY } = props;
  const language = useLanguage();
  const [left, setLeft] = useState(false);
  const start = value === null ? { raw: '0', shown: '0' } : { raw: value, shown: groupedAmount(value, currency) };
  const typing = useNumberTyping(start, typingOf, (raw) => {
    const plain = plainAmount(raw, currency);
    const held = clampNumber(plain, max);
    onChange(held);
    return held === plain ? raw : held;
  });

  const spoken = terbilang && value ? words(value, currency, language) : '';
  // Validation knows that the text is no amount; the reader knows why.
  const refusal = left || props.error ? amountRefusal(typing.entered ?? value ?? '', currency) : undefined;
  const field = { ...props, error: refusal ?? props.error, hint: spoken || props.hint };

  return (
    <FieldFrame field={field} hintClass={spoken ? 'spoken' : ''}>
      <div className={boxClass(field.error, big ? 'big' : '')}>
        {currency === '' ? null : (
          <span className="prefix" aria-hidden="true">
            {currency}
          </span>
        )}
        <input
          {...described(field)}
          ref={typing.input}
          className="amount"
          inputMode="decimal"
          autoComplete="off"
          value={typing.shown}
          disabled={disabled}
          onFocus={(event) => event.target.select()}
          onChange={typing.onChange}
          onPaste={typing.onPaste}
          onDrop={typing.onDrop}
          onBlur={() => {
            typing.onLeave();
            setLeft(true);
            onBlur?.();
          }}
        />
      </div>
    </FieldFrame>
  );
}
