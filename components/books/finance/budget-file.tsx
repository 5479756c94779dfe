import '#lib/books/messages/finance.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { SpreadsheetField, type SpreadsheetText } from '#components/kit/fields/spreadsheet-field.tsx';
import { SpreadsheetContent, SpreadsheetPreview } from '#components/kit/table/spreadsheet-content.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { BudgetRow } from '#lib/books/schemas/budget.ts';
import { BOOK_CURRENCY, fromMinor, toMinor } from '#lib/money.ts';

/** Lines of a preview; the whole budget is what is sent. */
const SHOWN = 12;
/** Before the figures of single months a reader wants these. */
const QUARTERS = [2, 5, 8, 11] as const;

/** The reading comes with the schemas, once there is something to read. */
const loadReading = async () => (await import('#lib/books/schemas/budget.ts')).readBudget;

/** Reader and writer of spreadsheets load with the first that is taken or saved. */
const sheets = () => import('./budget-sheet.ts');

const minor = (wire: string): bigint => toMinor(wire, BOOK_CURRENCY, { allowNegative: true });
const yearOf = ({ bulan }: BudgetRow): string => fromMinor(bulan.reduce((sum, wire) => sum + minor(wire), 0n));

function Preview({ rows }: { readonly rows: readonly BudgetRow[] }) {
  const t = useT();
  return (
    <SpreadsheetPreview
      title={t('keuangan.pratinjau', { jumlah: String(rows.length) })}
      heads={[
        t('keuangan.kodeGl'),
        ...QUARTERS.map((at) => ({ num: String(at + 1).padStart(2, '0') })),
        { num: t('keuangan.setahun') },
      ]}
      rest={rows.length > SHOWN ? t('keuangan.sebagian', { jumlah: String(SHOWN) }) : ''}
    >
      {rows.slice(0, SHOWN).map((row) => (
        <tr key={row.kode_gl}>
          <th scope="row" className="mono">
            {row.kode_gl}
          </th>
          {QUARTERS.map((at) => (
            <td key={at} className="num">
              {amountText(row.bulan[at] ?? '')}
            </td>
          ))}
          <td className="num">
            {/^[56]/.test(row.kode_gl) ? amountText(yearOf(row)) : amountText(row.bulan[11] ?? '')}
          </td>
        </tr>
      ))}
    </SpreadsheetPreview>
  );
}

/** Takes a branch's budget: every line that is not right is named, and what is right is shown as it will be kept. */
export function BudgetFile(props: FieldProps<SpreadsheetText>) {
  const t = useT();
  return (
    <SpreadsheetField
      field={props}
      read={async (file) => (await sheets()).budgetOfFile(file)}
      unread={t('keuangan.tidakTerbaca')}
      template={{ label: t('keuangan.contoh'), save: async () => (await sheets()).saveBudgetTemplate('anggaran') }}
      paste={{
        label: t('keuangan.tempel'),
        name: t('keuangan.ditempel'),
        read: async (text) => (await sheets()).budgetOfText(text),
      }}
    >
      {(isi) => (
        <SpreadsheetContent
          isi={isi}
          load={loadReading}
          shown={SHOWN}
          wrong={(jumlah) => t('keuangan.salah', { jumlah: String(jumlah) })}
          heads={[t('keuangan.baris'), t('keuangan.kolomBerkas'), t('keuangan.masalah')]}
        >
          {(rows) => <Preview rows={rows} />}
        </SpreadsheetContent>
      )}
    </SpreadsheetField>
  );
}
