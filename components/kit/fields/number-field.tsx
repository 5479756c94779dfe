import { useState } from 'react';
import { boxClass, described, FieldFrame, type FieldProps } from './field.tsx';
import { decimalsOf, type NumberKind, plainNumber, readTyped, typeNumber } from './number-typing.ts';
import { numberRefusal } from './refusal-words.ts';
import { typingOf } from './typing.ts';
import { useNumberTyping } from './use-number-typing.ts';

interface NumberFieldProps extends Omit<FieldProps, 'value'> {
  /** A decimal text; null, a number nobody gave, is shown as 0. */
  readonly value: string | null;
  readonly kind?: NumberKind | undefined;
  /** A larger number is replaced by this one. */
  readonly max?: bigint | string | undefined;
  /** Digits after the dot, for `float` and `number`. */
  readonly decimals?: number | undefined;
}

/** A refused text is the person's own; a number gets its commas. */
const typingOfKind = (kind: NumberKind) => (raw: string) => (kind === 'numeric' ? { raw, shown: raw } : typingOf(raw));

/** A number that is no amount: a count, a rate, a string of digits. Kept as text, shown with comma thousands. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, disabled, kind = 'integer', max, decimals } = props;
  const [left, setLeft] = useState(false);
  const limits = { max: max?.toString(), decimals };
  const show = typingOfKind(kind);
  const typing = useNumberTyping(show(value ?? '0'), show, (raw, before) => {
    const next = typeNumber(kind, raw, limits, before);
    onChange(plainNumber(kind, next, limits));
    return next;
  });

  const text = typing.entered ?? value ?? '';
  // A comma is seen to be refused at once, since the next digit would make another number of it.
  const refusal =
    left || props.error || text.includes(',')
      ? numberRefusal(text, readTyped(kind, text, limits), decimalsOf(kind, limits))
      : undefined;
  const field = { ...props, error: refusal ?? props.error };

  return (
    <FieldFrame field={field}>
      <div className={boxClass(field.error)}>
        <input
          {...described(field)}
          ref={typing.input}
          className={kind === 'numeric' ? undefined : 'amount'}
          inputMode={kind === 'integer' || kind === 'numeric' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typing.shown}
          disabled={disabled}
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
