import '#lib/books/messages/report.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import { BOOK_CURRENCY, formatMoney, isZero, type Money, parseMoney, sub, sum } from '#lib/money.ts';
import type { NeracaRow } from '#types/proto/books/report.ts';

interface StatementVerdictProps {
  readonly rows: readonly NeracaRow[];
  /** Only a whole statement can be checked. */
  readonly complete: boolean;
}

const total = (rows: readonly NeracaRow[]): Money =>
  sum(
    BOOK_CURRENCY,
    rows.map((row) => parseMoney(row.jumlah || '0', BOOK_CURRENCY, { allowNegative: true })),
  );

/** Does it hold one line alone, with its accounts? Null for a whole statement. */
function soleLine(rows: readonly NeracaRow[]): NeracaRow | null {
  const [line, ...others] = rows.filter(({ jenis }) => jenis !== 'AKUN');
  return line && others.length === 0 ? line : null;
}

/** By how much a statement does not agree: the lines of its two sides, or, where it has one side, its lines and its last total. */
function gapOf(rows: readonly NeracaRow[]): Money {
  const lines = rows.filter(({ jenis }) => jenis === 'BARIS');
  const debit = lines.filter(({ sisi }) => sisi === 'D');
  const credit = total(lines.filter(({ sisi }) => sisi === 'K'));
  if (debit.length > 0) return sub(total(debit), credit);
  return sub(total(rows.filter(({ jenis }) => jenis === 'JUMLAH').slice(-1)), credit);
}

/** The foot of a statement: of which days it is, and whether its lines agree; of one line, whether its accounts come to it. */
export function StatementVerdict({ rows, complete }: StatementVerdictProps) {
  const t = useT();
  const [first] = rows;
  if (!first) return null;
  const sole = soleLine(rows);
  const accounts = rows.filter(({ jenis }) => jenis === 'AKUN');
  const gap = sole ? sub(total([sole]), total(accounts)) : gapOf(rows);
  const whole = rows.some(({ sisi }) => sisi === 'D') ? 'laporan.neracaSeimbang' : 'laporan.labaCocok';
  const [agrees, differs] = sole
    ? (['laporan.akunSamaPos', 'laporan.akunBedaPos'] as const)
    : ([whole, 'laporan.posBerbeda'] as const);
  // A line without its accounts proves nothing about them.
  const isEvaluated = complete && (sole === null || accounts.length > 0);
  return (
    <tr>
      <td colSpan={5} className="wrap-anywhere">
        {t('laporan.periode', {
          tanggal: toDisplay(first.tanggal),
          pembanding: toDisplay(first.tanggal_pembanding),
        })}{' '}
        {isEvaluated ? (
          <Chip tone={isZero(gap) ? 'ok' : 'bad'}>
            {isZero(gap) ? t(agrees) : t(differs, { selisih: formatMoney(gap) })}
          </Chip>
        ) : null}
      </td>
    </tr>
  );
}
