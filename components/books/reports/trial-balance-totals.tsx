import '#lib/books/messages/report.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { BOOK_CURRENCY, formatMoney, isZero, parseMoney, sub, sum } from '#lib/money.ts';
import type { TrialBalanceRow } from '#types/proto/books/report.ts';

interface TotalsProps {
  readonly rows: readonly TrialBalanceRow[];
  /** Only the whole trial balance can be checked. */
  readonly complete: boolean;
  /** The columns have the order of a narrow screen. */
  readonly narrow?: boolean;
}

const read = (text: string) => parseMoney(text || '0', BOOK_CURRENCY, { allowNegative: true });

/** The foot of the trial balance: movements of both sides, and whether movements and closing balances agree. */
export function TrialBalanceTotals({ rows, complete, narrow = false }: TotalsProps) {
  const t = useT();
  const debet = sum(
    BOOK_CURRENCY,
    rows.map((row) => read(row.debet)),
  );
  const kredit = sum(
    BOOK_CURRENCY,
    rows.map((row) => read(row.kredit)),
  );
  const gap = sub(debet, kredit);
  const closing = (side: string) =>
    sum(
      BOOK_CURRENCY,
      rows.filter(({ posisi }) => posisi === side).map((row) => read(row.saldo_akhir)),
    );
  const closingGap = sub(closing('D'), closing('K'));
  const balanced = isZero(gap) && isZero(closingGap);
  const verdict = complete ? (
    <Chip tone={balanced ? 'ok' : 'bad'}>
      {balanced
        ? t('laporan.seimbang')
        : t('laporan.tidakSeimbang', { selisih: formatMoney(isZero(gap) ? closingGap : gap) })}
    </Chip>
  ) : null;
  const movements = (
    <>
      <td className="num">{formatMoney(debet)}</td>
      <td className="num">{formatMoney(kredit)}</td>
    </>
  );
  if (narrow) {
    return (
      <tr>
        <td colSpan={2}>
          {t('laporan.jumlah')} {verdict}
        </td>
        {movements}
        <td colSpan={2} />
      </tr>
    );
  }
  return (
    <tr>
      <td className="ordinal" />
      <td colSpan={4}>{t('laporan.jumlah')}</td>
      {movements}
      <td className="num">{verdict}</td>
    </tr>
  );
}
