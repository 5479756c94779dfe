import { useState } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/states.tsx';
import { CountTable } from '#components/vault/count-table.tsx';
import { type Counts, difference, readPieces, toCounts, worth } from '#components/vault/counting.ts';
import { StockTable } from '#components/vault/stock-table.tsx';
import { useList } from '#hooks/use-list.ts';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import { parameter } from '#services/parameter.ts';
import type { Pecahan } from '#types/proto/common.ts';
import type { FieldProps } from './field.tsx';

interface DenominationsProps extends FieldProps<readonly Pecahan[]> {
  /** The amount the pieces must add up to, as the form keeps it. */
  readonly target?: string;
  /** Whose notes and coins; the books' own unless it is said. */
  readonly currency?: string;
}

/** What is typed, as the form keeps it; a text that is no number of pieces counts as -1, which validation refuses. */
const toRows = (counts: Counts): Pecahan[] =>
  Object.entries(counts)
    .map(([nominal, text]) => ({ nominal, lembar: readPieces(text) ?? -1 }))
    .filter(({ lembar }) => lembar !== 0);

const same = (a: readonly Pecahan[], b: readonly Pecahan[]) =>
  a.length === b.length &&
  a.every(({ nominal, lembar }) => b.some((row) => row.nominal === nominal && row.lembar === lembar));

/** Notes and coins by denomination, with the running total and how far it is from the amount. */
export function Denominations(props: DenominationsProps) {
  return props.disabled ? <Counted {...props} /> : <Counting {...props} />;
}

/** How far the pieces are from the amount; null while there is no amount to compare with. */
const gapOf = (target: string, total: string, currency: string) =>
  tryParse(target, currency) ? difference(target, total, currency) : null;

const absolute = (gap: string) => gap.replace('-', '');
const gapName = (gap: string) =>
  gap === '0.00' ? 'isian.pecahanCocok' : gap.startsWith('-') ? 'isian.pecahanLebih' : 'isian.pecahanKurang';

/** Pieces that were counted, to be read only; what they lack or have too much is said. */
function Counted({ label, value, target = '', currency = BOOK_CURRENCY }: DenominationsProps) {
  const t = useT();
  const gap = gapOf(
    target,
    worth(
      value.filter(({ lembar }) => lembar > 0),
      currency,
    ),
    currency,
  );
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <StockTable pecahan={value} currency={currency} empty={t('isian.pecahanKosong')} />
      {value.length > 0 && gap !== null && gap !== '0.00' ? (
        <p className="field-error">
          {t(gapName(gap))} <Amount value={absolute(gap)} currency={currency} />
        </p>
      ) : null}
    </fieldset>
  );
}

function Counting(props: DenominationsProps) {
  const { label, value, onChange, onBlur, error, target = '', currency = BOOK_CURRENCY } = props;
  const t = useT();
  const list = useList(parameter.denominations, { filters: { kode_valuta: currency }, sizes: [50] });
  const [typed, setTyped] = useState<Counts>(() => toCounts(value));
  // Another value than the one typed here comes from outside: a draft that was opened, a form that was emptied.
  const counts = same(toRows(typed), value) ? typed : toCounts(value);

  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={6} />;
  // A note and a coin may share a nominal; they are counted together, as the books keep them.
  const nominals = [...new Set(list.rows.map(({ nominal }) => nominal))];
  const total = worth(
    value.filter(({ lembar }) => lembar > 0),
    currency,
  );
  const gap = gapOf(target, total, currency);
  return (
    <fieldset className="field" onBlur={onBlur}>
      <legend className="visually-hidden">{label}</legend>
      <CountTable
        nominals={nominals}
        counts={counts}
        currency={currency}
        onChange={(next) => {
          setTyped(next);
          onChange(toRows(next));
        }}
      />
      <dl className="denomination-sums" aria-live="polite">
        <div>
          <dt>{t('isian.jumlahPecahan')}</dt>
          <dd>
            <Amount value={total} currency={currency} />
          </dd>
        </div>
        {value.length > 0 && gap !== null ? (
          <div className={gap === '0.00' ? 'agrees' : 'differs'}>
            <dt>{t(gapName(gap))}</dt>
            <dd>{gap === '0.00' ? null : <Amount value={absolute(gap)} currency={currency} />}</dd>
          </div>
        ) : null}
      </dl>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
