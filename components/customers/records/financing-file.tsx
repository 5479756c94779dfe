import '#lib/customers/messages/financing.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { SpreadsheetField, type SpreadsheetText } from '#components/kit/fields/spreadsheet-field.tsx';
import { SpreadsheetContent, SpreadsheetPreview } from '#components/kit/table/spreadsheet-content.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { FinancingRow } from '#lib/customers/schemas/financing.ts';
import { toDisplay } from '#lib/dates.ts';
import { fromMinor, rupiahMinor } from '#lib/money.ts';
import { textOfLines } from '#lib/spreadsheet-lines.ts';

/** Five thousand contracts as a spreadsheet are a fifth of it. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Lines of a preview; the whole file is what is sent. */
const SHOWN = 10;

/** The spreadsheet to be filled in loads once it is asked for. */
const handOut = async () => (await import('./financing-template.ts')).saveFinancingTemplate();

/** The reading comes with the schemas, once a file is there. */
const loadReading = async () => (await import('#lib/customers/schemas/financing.ts')).readFinancing;

async function readFile(file: File) {
  const [{ readTable }, { financingColumns }] = await Promise.all([
    import('#components/kit/table/read-table.ts'),
    import('#lib/customers/schemas/financing.ts'),
  ]);
  const { lines, encoding } = await readTable(file, { columns: financingColumns, mostBytes: MOST_BYTES });
  return { isi: textOfLines(lines), encoding };
}

const sumOf = (rows: readonly FinancingRow[], of: 'sisa_pokok' | 'sisa_margin'): string =>
  fromMinor(rows.reduce((sum, row) => sum + rupiahMinor(row[of]), 0n));

function Preview({ rows }: { readonly rows: readonly FinancingRow[] }) {
  const t = useT();
  return (
    <SpreadsheetPreview
      title={t('pembiayaan.pratinjau', { jumlah: String(rows.length) })}
      sum={
        <p>
          {t('pembiayaan.seluruhnya', {
            pokok: amountText(sumOf(rows, 'sisa_pokok')),
            margin: amountText(sumOf(rows, 'sisa_margin')),
          })}
        </p>
      }
      heads={[
        t('pembiayaan.kontrakNasabah'),
        t('pembiayaan.produk'),
        t('pembiayaan.jatuhTempoKol'),
        { num: t('pembiayaan.pokokMargin') },
      ]}
      rest={rows.length > SHOWN ? t('pembiayaan.sebagian', { jumlah: String(SHOWN) }) : ''}
    >
      {rows.slice(0, SHOWN).map((row) => (
        <tr key={row.nomor_kontrak}>
          <th scope="row" className="mono">
            <Stacked main={row.nomor_kontrak} below={row.nomor_nasabah} />
          </th>
          <td>
            <Stacked main={row.produk} below={row.akad} />
          </td>
          <td className="nowrap">
            <Stacked main={toDisplay(row.jatuh_tempo)} below={row.kolektibilitas} />
          </td>
          <td className="num">
            <Stacked main={amountText(row.sisa_pokok)} below={amountText(row.sisa_margin)} />
          </td>
        </tr>
      ))}
    </SpreadsheetPreview>
  );
}

/** Takes a report of the financing system: every line that is not right is named, and what is right is shown as it will be taken in. */
export function FinancingFile(props: FieldProps<SpreadsheetText>) {
  const t = useT();
  return (
    <SpreadsheetField
      field={props}
      read={readFile}
      unread={t('pembiayaan.tidakTerbaca')}
      template={{ label: t('pembiayaan.templat'), save: handOut }}
    >
      {(isi) => (
        <SpreadsheetContent
          isi={isi}
          load={loadReading}
          shown={SHOWN}
          wrong={(jumlah) => t('pembiayaan.salah', { jumlah: String(jumlah) })}
          heads={[t('pembiayaan.baris'), t('pembiayaan.kolom'), t('pembiayaan.masalah')]}
        >
          {(rows) => <Preview rows={rows} />}
        </SpreadsheetContent>
      )}
    </SpreadsheetField>
  );
}
