import '#lib/cash/messages/vault.ts';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { Pecahan } from '#types/proto/common.ts';
import { type Counts, countText, kindId, kindName, type Offered, readCount, worth } from './counting.ts';

interface CountTableProps {
  /** Kinds of pieces offered, largest first. */
  readonly kinds: readonly Offered[];
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
  readonly currency?: string | undefined;
  /** Limits cash that is given away: no more than these pieces. */
  readonly stock?: readonly Pecahan[] | undefined;
  /** Moves on from the last row. */
  readonly onLast?: (() => void) | undefined;
  /** Stands below the coins, where the notes leave room. */
  readonly children?: ReactNode;
}

const inputsOf = (part: Element): HTMLInputElement[] => [...part.querySelectorAll('input')];

/** Returns the input beside this one in the other table: the same row, or that table's last one. */
function beside(input: HTMLInputElement, tables: readonly Element[], step: number): HTMLInputElement | undefined {
  const at = tables.findIndex((table) => table.contains(input));
  const [here, there] = [tables[at], tables[at + step]];
  if (!here || !there) return undefined;
  const others = inputsOf(there);
  return others[Math.min(inputsOf(here).indexOf(input), others.length - 1)];
}

/** Returns true when the caret would leave the text: the arrow then goes to the next table, within the text it moves the caret. */
const leaves = ({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean =>
  selectionStart !== selectionEnd || (step < 0 ? selectionStart === 0 : selectionEnd === value.length);

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };
const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Enter and the arrows move through the rows, as counting does, and between notes and coins. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>, onLast?: () => void) {
  const { target, key, currentTarget } = event;
  const [step, side] = [STEPS[key] ?? 0, SIDES[key] ?? 0];
  if (event.ctrlKey || (step === 0 && side === 0) || !(target instanceof HTMLInputElement)) return;
  if (side !== 0 && !leaves(target, side)) return;
  const tables = [...(currentTarget.parentElement?.children ?? [])];
  const inputs = tables.flatMap(inputsOf);
  const next = side === 0 ? inputs[inputs.indexOf(target) + step] : beside(target, tables, side);
  if (side !== 0 && !next) return;
  event.preventDefault();
  if (next) {
    next.focus();
    next.select();
  } else if (step > 0) onLast?.();
}

/** Pieces by denomination with what they are worth, coins beside the notes: the count of a till, a vault or a handover. */
export function CountTable(props: CountTableProps) {
  const { kinds, stock, children } = props;
  return (
    <div className={stock ? 'count-tables with-stock' : 'count-tables'}>
      {[false, true].map((coins) => {
        const shown = kinds.filter(({ coin }) => coin === coins);
        return shown.length > 0 ? (
          <DenominationTable key={String(coins)} {...props} kinds={shown} coins={coins} />
        ) : null;
      })}
      {children}
    </div>
  );
}

function DenominationTable(props: CountTableProps & { readonly coins: boolean }) {
  const { kinds, counts, onChange, currency, stock, coins, onLast } = props;
  const t = useT();
  return (
    <table className="table denominations" onKeyDown={(event) => moveFocus(event, onLast)}>
      <thead>
        <tr>
          <th>{t(coins ? 'isian.logam' : 'isian.kertas')}</th>
          {stock ? <th className="num">{t('vault.stokLembar')}</th> : null}
          <th className="num">{t(coins ? 'isian.keping' : 'isian.lembarKertas')}</th>
          <th className="num">{t('isian.jumlah')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const id = kindId(kind);
          return (
            <CountRow
              key={id}
              kind={kind}
              currency={currency}
              text={counts[id] ?? ''}
              stock={stock ? (stock.find((row) => kindId(row) === id)?.lembar ?? 0) : null}
              onChange={(text) => onChange({ ...counts, [id]: text })}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface CountRowProps {
  readonly kind: Offered;
  readonly currency: string | undefined;
  readonly text: string;
  readonly stock: number | null;
  readonly onChange: (text: string) => void;
}

function CountRow({ kind, currency, text, stock, onChange }: CountRowProps) {
  const t = useT();
  const id = useId();
  const { coin } = kind;
  const lembar = readCount(text);
  const error =
    lembar === null
      ? t('vault.lembarSalah')
      : stock !== null && lembar > stock
        ? t(coin ? 'vault.melebihiStokKeping' : 'vault.melebihiStok', { stok: countText(stock) })
        : '';
  return (
    <tr>
      <td>{kindName(kind)}</td>
      {stock === null ? null : <td className="num muted">{countText(stock)}</td>}
      <td className="num">
        <div className={error ? 'field-box invalid' : 'field-box'}>
          <input
            inputMode="numeric"
            autoComplete="off"
            name={`lembar-${kindId(kind)}`}
            value={text}
            aria-label={t(coin ? 'isian.kepingUntuk' : 'isian.lembarUntuk', { nominal: kindName(kind) })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </div>
        {error ? (
          <div id={id} className="field-error">
            {error}
          </div>
        ) : null}
      </td>
      <td className="num">{lembar ? <Amount value={worth([{ ...kind, lembar }], currency)} /> : null}</td>
    </tr>
  );
}
