import { useLayoutEffect, useRef, useState } from 'react';
import { caretAfter } from './amount-typing.ts';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import { formatNumber, keptNumber, type NumberKind, typeNumber } from './number-typing.ts';

interface NumberFieldProps extends Omit<FieldProps, 'value'> {
  /** A decimal text; null, a number nobody gave, is shown as 0. */
  readonly value: string | null;
  readonly kind?: NumberKind;
  /** A larger number is replaced by this one. */
  readonly max?: bigint | string;
  /** Digits after the dot, for `float` and `number`. */
  readonly decimals?: number;
}

const shown = (kind: NumberKind, value: string | null) => (kind === 'numeric' ? (value ?? '0') : formatNumber(value));

/** A number that is no amount: a count, a rate, a string of digits. Kept as text, shown with comma thousands. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, disabled, kind = 'integer', max, decimals } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = (text: string, at: number) => {
    const next = typeNumber(kind, text, { max: max?.toString(), decimals });
    const commas = kind === 'numeric' ? next : formatNumber(next);
    caret.current = caretAfter(text, at, commas);
    setTyping(commas);
    onChange(keptNumber(kind, next));
  };

  return (
    <FieldFrame field={props}>
      <div className={boxClass(props.error)}>
        <input
          {...described(props)}
          ref={input}
          className={kind === 'numeric' ? undefined : 'amount'}
          inputMode={kind === 'integer' || kind === 'numeric' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typing ?? shown(kind, value)}
          disabled={disabled}
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
