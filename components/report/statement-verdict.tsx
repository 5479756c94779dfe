import '#lib/messages/report.ts';
import { Chip } from '#components/ui/chip.tsx';
import { useT } from '#components/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import { BOOK_CURRENCY, formatMoney, isZero, type Money, parseMoney, sub, sum } from '#lib/money.ts';
import type { NeracaRow } from '#types/proto/report.ts';

interface StatementVerdictProps {
  readonly rows: readonly NeracaRow[];
  /** Only a whole statement can be judged. */
  readonly complete: boolean;
}

const total = (rows: readonly NeracaRow[]): Money =>
  sum(
    BOOK_CURRENCY,
    rows.map((row) => parseMoney(row.jumlah || '0', BOOK_CURRENCY, { allowNegative: true })),
  );

/** By how much a statement does not agree: the lines of its two sides, or, where it has one side, its lines and its last total. */
function gapOf(rows: readonly NeracaRow[]): Money {
  const lines = rows.filter(({ jenis }) => jenis === 'BARIS');
  const debit = lines.filter(({ sisi }) => sisi === 'D');
  const credit = total(lines.filter(({ sisi }) => sisi === 'K'));
  if (debit.length > 0) return sub(total(debit), credit);
  return sub(total(rows.filter(({ jenis }) => jenis === 'JUMLAH').slice(-1)), credit);
}

/** The foot of a statement: of which days it is, and whether its lines agree. */
export function StatementVerdict({ rows, complete }: StatementVerdictProps) {
  const t = useT();
  const [first] = rows;
  if (!first) return null;
  const gap = gapOf(rows);
  const agrees = isZero(gap);
  const whole = rows.some(({ sisi }) => sisi === 'D') ? 'laporan.neracaSeimbang' : 'laporan.labaCocok';
  return (
    <tr>
      <td colSpan={5}>
        {t('laporan.periode', {
          tanggal: toDisplay(first.tanggal),
          pembanding: toDisplay(first.tanggal_pembanding),
        })}{' '}
        {complete ? (
          <Chip tone={agrees ? 'ok' : 'bad'}>
            {agrees ? t(whole) : t('laporan.posBerbeda', { selisih: formatMoney(gap) })}
          </Chip>
        ) : null}
      </td>
    </tr>
  );
}
