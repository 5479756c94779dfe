import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountTable } from '#components/kit/denominations/count-table.tsx';
import {
  type Counts,
  difference,
  kindId,
  kindsOf,
  toCounts,
  toRows,
  withWorn,
  worth,
} from '#components/kit/denominations/counting.ts';
import { StockTable } from '#components/kit/denominations/stock-table.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { readListAhead, useList } from '#hooks/use-list.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import { parameter } from '#services/control/parameter.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { CountTools } from './count-tools.tsx';
import type { FieldProps } from './field.tsx';

interface DenominationsProps extends FieldProps<readonly Pecahan[]> {
  /** The amount the pieces must add up to, as the form keeps it. */
  readonly target?: string | undefined;
  /** The notes and coins are of this currency; the books' own unless given. */
  readonly currency?: string | undefined;
  /** Most forms have none: a button opens it. */
  readonly opener?: MessageKey | undefined;
  /** Worn pieces may be among them. */
  readonly worn?: boolean | undefined;
  /** Takes the worth of the counted pieces as the amount. */
  readonly onTake?: ((worth: string) => void) | undefined;
  /** Holds the pieces of the till that cash is given from: pieces are proposed from it, and no more are given. */
  readonly stock?: readonly Pecahan[] | undefined;
}

const same = (a: readonly Pecahan[], b: readonly Pecahan[]) =>
  a.length === b.length && a.every((one) => b.some((row) => kindId(row) === kindId(one) && row.lembar === one.lembar));

/** Notes and coins by denomination, with the running total and how far it is from the amount. */
export function Denominations(props: DenominationsProps) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const { opener, disabled, value } = props;
  if (opener && value.length === 0 && (disabled || !opened)) {
    return disabled ? null : (
      <div className="line">
        <Button small onClick={() => setOpened(true)}>
          {t(opener)}
        </Button>
      </div>
    );
  }
  return disabled ? <Counted {...props} /> : <Counting {...props} />;
}

/** Returns the pieces' difference from the amount; null while there is no amount to compare with. */
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

/** Too few pieces are no fault while they are counted, too many are a doubt; both are faults once the form was tried. */
function gapTone(gap: string, tried: boolean): string {
  if (gap === '0.00') return 'agrees';
  if (tried) return 'differs';
  return gap.startsWith('-') ? 'exceeds' : '';
}

const kindsIn = (currency: string) => ({ filters: { kode_valuta: currency }, sizes: [50] });

/** Reads the notes and coins of the books' currency before a form counts them. */
export const readDenominationsAhead = (client: QueryClient): Promise<void> =>
  readListAhead(client, parameter.denominations, kindsIn(BOOK_CURRENCY));

function Counting(props: DenominationsProps) {
  const { label, value, onChange, onBlur, error, target = '', currency = BOOK_CURRENCY, opener, worn = false } = props;
  const t = useT();
  const list = useList(parameter.denominations, kindsIn(currency));
  const [typed, setTyped] = useState<Counts>(() => toCounts(value));
  const [opened, setOpened] = useState(false);
  // Another value than the one typed here comes from outside: a draft that was opened, a form that was emptied.
  const counts = same(toRows(typed), value) ? typed : toCounts(value);

  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={6} />;
  const hasWorn = opened || value.some(({ kondisi }) => kondisi === 'T');
  const total = worth(
    value.filter(({ lembar }) => lembar > 0),
    currency,
  );
  const gap = gapOf(target, total, currency);
  return (
    <fieldset className="field" data-field={props.name} onBlur={onBlur}>
      <legend className={opener ? 'field-label' : 'visually-hidden'}>{label}</legend>
      <CountTable
        kinds={withWorn(kindsOf(list.rows), hasWorn)}
        counts={counts}
        currency={currency}
        stock={props.stock}
        onChange={(next) => {
          setTyped(next);
          onChange(toRows(next));
        }}
      >
        <dl className="denomination-sums" aria-live="polite">
          <div>
            <dt>{t('isian.jumlahPecahan')}</dt>
            <dd>
              <Amount value={total} currency={currency} />
            </dd>
          </div>
          {value.length > 0 && gap !== null ? (
            <div className={gapTone(gap, error !== undefined)}>
              <dt>{t(gapName(gap))}</dt>
              <dd>{gap === '0.00' ? null : <Amount value={absolute(gap)} currency={currency} />}</dd>
            </div>
          ) : null}
        </dl>
      </CountTable>
      <CountTools
        total={total}
        target={target}
        currency={currency}
        stock={props.stock}
        onTake={props.onTake}
        onPropose={onChange}
        onWorn={worn && !hasWorn ? () => setOpened(true) : undefined}
      />
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
