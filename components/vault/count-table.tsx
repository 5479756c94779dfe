import '#lib/messages/vault.ts';
import { type KeyboardEvent, useId } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { useT } from '#components/ui/messages.tsx';
import type { Pecahan } from '#types/proto/common.ts';
import { type Counts, type Kind, kindId, kindName, piecesText, readPieces, worth } from './counting.ts';

interface CountTableProps {
  /** Kinds of pieces offered, largest first. */
  readonly kinds: readonly Kind[];
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
  readonly currency?: string;
  /** When cash is given away: no more than these pieces. */
  readonly stock?: readonly Pecahan[];
  /** Moves on from the last row. */
  readonly onLast?: () => void;
}

/** Enter and the arrows walk through the rows, as counting does. */
function walk(event: KeyboardEvent<HTMLTableElement>, onLast?: () => void) {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0 || event.ctrlKey || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target) + step];
  if (next) {
    next.focus();
    next.select();
  } else if (step > 0) onLast?.();
}

/** Pieces by denomination with what they are worth: the count of a till, a vault or a handover. */
export function CountTable({ kinds, counts, onChange, currency, stock, onLast }: CountTableProps) {
  const t = useT();
  return (
    <table className="table denominations" onKeyDown={(event) => walk(event, onLast)}>
      <thead>
        <tr>
          <th>{t('isian.pecahan')}</th>
          {stock ? <th className="num">{t('vault.stokLembar')}</th> : null}
          <th className="num">{t('isian.lembar')}</th>
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
  readonly kind: Kind;
  readonly currency: string | undefined;
  readonly text: string;
  readonly stock: number | null;
  readonly onChange: (text: string) => void;
}

function CountRow({ kind, currency, text, stock, onChange }: CountRowProps) {
  const t = useT();
  const id = useId();
  const coin = kind.jenis === 'L';
  const lembar = readPieces(text);
  const error =
    lembar === null
      ? t('vault.lembarSalah')
      : stock !== null && lembar > stock
        ? t(coin ? 'vault.melebihiStokKeping' : 'vault.melebihiStok', { stok: piecesText(stock) })
        : '';
  return (
    <tr>
      <td>{kindName(kind)}</td>
      {stock === null ? null : <td className="num muted">{piecesText(stock)}</td>}
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
