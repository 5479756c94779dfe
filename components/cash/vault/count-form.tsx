import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CountTable } from '#components/kit/denominations/count-table.tsx';
import {
  type Counts,
  difference,
  kindId,
  kindsOf,
  type Offered,
  readCount,
  readCounts,
  toCounts,
  withWorn,
  worth,
} from '#components/kit/denominations/counting.ts';
import { WornButton } from '#components/kit/denominations/worn-button.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { parameter } from '#services/control/parameter.ts';
import type { Pecahan } from '#types/proto/common.ts';

interface CountFormProps {
  readonly submitLabel: string;
  readonly onSubmit: (pecahan: Pecahan[], total: string) => void | Promise<void>;
  readonly onCancel?: (() => void) | undefined;
  /** The notes and coins are of this currency; the books' own unless given. */
  readonly currency?: string | undefined;
  /** The form shows the running difference to this amount; a blind count leaves it out. */
  readonly expected?: string | undefined;
  /** Limits cash that is given away: no more than these pieces. */
  readonly stock?: readonly Pecahan[] | undefined;
  /** The count goes on from these pieces. */
  readonly initial?: readonly Pecahan[] | undefined;
  /** Fields above the table. */
  readonly children?: ReactNode;
  /** Something else of the form is not filled in yet. */
  readonly incomplete?: boolean | undefined;
  /** A count of nothing is an answer: an empty drawer. */
  readonly allowNothing?: boolean | undefined;
}

const NOT_COUNTED: Counts = {};

const withinStock = (counts: Counts, stock: readonly Pecahan[] | undefined): boolean =>
  stock === undefined ||
  Object.entries(counts).every(
    ([id, text]) => (readCount(text) ?? 0) <= (stock.find((row) => kindId(row) === id)?.lembar ?? 0),
  );

/** Counting starts at once, in the first field: the hands are on the notes, not on the mouse. */
function useFirstFocus(ready: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ready) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [ready]);
  return form;
}

/** The notes and coins of a currency in circulation. */
const useDenominations = (currency: string = BOOK_CURRENCY) =>
  useList(parameter.denominations, { filters: { kode_valuta: currency }, sizes: [100] });

const hasWorn = (rows: readonly Pecahan[] = []): boolean => rows.some(({ kondisi }) => kondisi === 'T');

/** Returns the kinds to count: of cash given away only those that are there. */
const heldKinds = (kinds: readonly Offered[], stock: readonly Pecahan[] | undefined): readonly Offered[] =>
  kinds.filter((kind) => stock === undefined || stock.some((row) => kindId(row) === kindId(kind)));

/** Counts cash by denomination and hands the count on; knows nothing of what is done with it. */
export function CountForm(props: CountFormProps) {
  const { submitLabel, onSubmit, onCancel, currency, expected, stock, initial, children } = props;
  const { incomplete = false, allowNothing = false } = props;
  const t = useT();
  const [counts, setCounts] = useState<Counts>(() => (initial ? toCounts(initial) : NOT_COUNTED));
  // A form that gives cash away shows what lies there; a count shows worn pieces once somebody has some.
  const [worn, setWorn] = useState(() => hasWorn(stock) || hasWorn(initial));
  const [busy, setBusy] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const list = useDenominations(currency);
  const form = useFirstFocus(!list.loading);

  const pecahan = readCounts(counts);
  const total = worth(pecahan ?? [], currency);
  const ready = pecahan !== null && (allowNothing || pecahan.length > 0) && withinStock(counts, stock) && !incomplete;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    try {
      await onSubmit(pecahan, total);
    } finally {
      setBusy(false);
    }
  };

  if (list.loading) return <Skeleton lines={8} />;
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  const kinds = heldKinds(withWorn(kindsOf(list.rows), worn), stock);
  return (
    <form ref={form} className="stack count-form" onSubmit={send} noValidate>
      {children}
      <CountTable
        kinds={kinds}
        counts={counts}
        currency={currency}
        onChange={setCounts}
        stock={stock}
        onLast={() => submit.current?.focus()}
      />
      {stock || worn ? null : <WornButton onAdd={() => setWorn(true)} />}
      <CountTotals total={total} currency={currency} expected={expected} />
      <div className="line buttons">
        {onCancel ? (
          <Button className="push" onClick={onCancel}>
            {t('aksi.batal')}
          </Button>
        ) : null}
        <Button
          ref={submit}
          type="submit"
          variant="primary"
          className={onCancel ? '' : 'push'}
          disabled={!ready}
          busy={busy}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function CountTotals({ total, currency, expected }: Pick<CountFormProps, 'currency' | 'expected'> & { total: string }) {
  const t = useT();
  const gap = expected === undefined ? null : difference(total, expected, currency);
  return (
    <dl className="description-list rows" aria-live="polite">
      <div>
        <dt>{t('vault.jumlahHitungan')}</dt>
        <dd>
          <Amount value={total} currency={currency} />
        </dd>
      </div>
      {gap === null ? null : (
        <div>
          <dt>{t('vault.selisih')}</dt>
          <dd>
            <Amount value={gap} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}
