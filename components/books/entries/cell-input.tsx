import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { groupedAmount, plainAmount } from '#components/kit/fields/amount-typing.ts';
import { messageOf } from '#lib/messages/id.ts';

/** One column of the grid: what its cells are called, and how they are filled in. */
export interface CellKind {
  readonly name: string;
  readonly label: string;
  readonly width: number;
  readonly codes?: { readonly of: readonly string[]; readonly prefix: string };
  readonly amount?: boolean;
  readonly upper?: boolean;
  readonly digits?: boolean;
  readonly maxLength?: number;
}

interface CellProps {
  readonly id: string;
  readonly kind: CellKind;
  /** Read out: its column and its row. */
  readonly label: string;
  readonly value: string;
  /** Holds the error found in it. */
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

const said = ({ id, label, fault }: CellProps) => ({
  id,
  'aria-label': label,
  'aria-invalid': fault ? true : undefined,
  'aria-describedby': fault ? `${id}-error` : undefined,
  title: fault,
});

function normalized({ amount, upper }: CellKind, typed: string): string {
  if (amount) return plainAmount(typed);
  return upper ? typed.trim().toUpperCase() : typed;
}

/** Draws a choice; an unknown code, as a spreadsheet may hold it, is shown as it is until another is chosen. */
function CellChoice(props: CellProps & { readonly codes: NonNullable<CellKind['codes']> }) {
  const { value, onChange, codes } = props;
  return (
    <select {...said(props)} value={value} onChange={(event) => onChange(event.target.value)}>
      {codes.of.includes(value) ? null : <option value={value}>{value}</option>}
      {codes.of.map((code) => (
        <option key={code} value={code}>
          {messageOf(codes.prefix, code)}
        </option>
      ))}
    </select>
  );
}

/**
 * The input of one cell. What is typed reaches the form when the cell is left, or a key is pressed that may send the form: with thousands
 * of rows nothing else is worked out anew at each letter.
 */
export function CellInput(props: CellProps) {
  const { kind, value, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  if (kind.codes) return <CellChoice {...props} codes={kind.codes} />;
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    const next = normalized(kind, typed);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(null);
    else if (event.ctrlKey || event.altKey || event.metaKey || /^F\d+$|^Enter$/.test(event.key)) commit();
  };
  return (
    <input
      {...said(props)}
      className={kind.amount ? 'num' : kind.digits ? 'mono' : undefined}
      inputMode={kind.amount ? 'decimal' : kind.digits ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={kind.maxLength}
      value={typed ?? (kind.amount ? groupedAmount(value) : value)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
