import '#lib/customers/messages/financing.ts';
import '#lib/messages/form.ts';
import { useRef, useState } from 'react';
import { described, FieldFrame, type FieldProps } from '#components/kit/fields/field.tsx';
import { sentence } from '#components/kit/form/check-form.ts';
import { EncodingNote } from '#components/kit/table/encoding-note.tsx';
import { SheetError, sheetSentence } from '#components/kit/table/sheet-error.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { usePart } from '#hooks/use-part.ts';
import type { FinancingProblem, FinancingRow, readFinancing } from '#lib/customers/schemas/financing.ts';
import { toDisplay } from '#lib/dates.ts';
import { fromMinor, rupiahMinor } from '#lib/money.ts';
import { textOfLines } from '#lib/sheet-lines.ts';

export interface CsvFile {
  readonly nama: string;
  readonly isi: string;
}

/** Five thousand contracts as a spreadsheet are a fifth of it. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Lines of a preview; the whole file is what is sent. */
const SHOWN = 10;

/** The spreadsheet to be filled in loads once it is asked for. */
const handOut = async () => (await import('./financing-template.ts')).saveFinancingTemplate();

/** The reading comes with the schemas, once a file is there. */
const loadReading = async () => (await import('#lib/customers/schemas/financing.ts')).readFinancing;

function Problems({ problems }: { readonly problems: readonly FinancingProblem[] }) {
  const t = useT();
  const title = t('pembiayaan.salah', { jumlah: String(problems.length) });
  return (
    <Note tone="bad" title={title}>
      <SmallTable
        label={title}
        heads={[{ num: t('pembiayaan.baris') }, t('pembiayaan.kolom'), t('pembiayaan.masalah')]}
      >
        {problems.slice(0, SHOWN).map(({ baris, kolom, salah }) => (
          <tr key={`${baris} ${kolom} ${salah}`}>
            <td className="num">{baris === 0 ? '—' : baris}</td>
            <td className="mono">{kolom || '—'}</td>
            <td>{sentence(salah)}</td>
          </tr>
        ))}
      </SmallTable>
    </Note>
  );
}

const sumOf = (rows: readonly FinancingRow[], of: 'sisa_pokok' | 'sisa_margin'): string =>
  fromMinor(rows.reduce((sum, row) => sum + rupiahMinor(row[of]), 0n));

function Preview({ rows }: { readonly rows: readonly FinancingRow[] }) {
  const t = useT();
  const title = t('pembiayaan.pratinjau', { jumlah: String(rows.length) });
  return (
    <figure className="picture">
      <figcaption className="field-label">{title}</figcaption>
      <p>
        {t('pembiayaan.seluruhnya', {
          pokok: amountText(sumOf(rows, 'sisa_pokok')),
          margin: amountText(sumOf(rows, 'sisa_margin')),
        })}
      </p>
      <SmallTable
        label={title}
        heads={[
          t('pembiayaan.kontrakNasabah'),
          t('pembiayaan.produk'),
          t('pembiayaan.jatuhTempoKol'),
          { num: t('pembiayaan.pokokMargin') },
        ]}
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
      </SmallTable>
      {rows.length > SHOWN ? (
        <p className="muted small">{t('pembiayaan.sebagian', { jumlah: String(SHOWN) })}</p>
      ) : null}
    </figure>
  );
}

function Read({ file }: { readonly file: CsvFile }) {
  const reading = usePart<typeof readFinancing>(loadReading);
  return (
    <Loaded state={reading} lines={4}>
      {(read) => {
        const { rows, problems } = read(file.isi);
        return problems.length > 0 ? <Problems problems={problems} /> : <Preview rows={rows} />;
      }}
    </Loaded>
  );
}

/**
 * A report of the financing system, chosen as an XLSX or CSV file: every line that is not right is named, and what is right is shown as it will be
 * taken in. A checker sees the same without the choosing.
 */
export function FinancingFile(props: FieldProps<CsvFile>) {
  const t = useT();
  const { value, onChange, onBlur, disabled } = props;
  const [lost, setLost] = useState<string | undefined>(undefined);
  const [encoding, setEncoding] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choose = async (box: HTMLInputElement) => {
    const [chosen] = box.files ?? [];
    if (!chosen) return;
    try {
      const [{ readTable }, { financingColumns }] = await Promise.all([
        import('#components/kit/table/read-table.ts'),
        import('#lib/customers/schemas/financing.ts'),
      ]);
      const read = await readTable(chosen, { columns: financingColumns, mostBytes: MOST_BYTES });
      onChange({ nama: chosen.name, isi: textOfLines(read.lines) });
      setEncoding(read.encoding);
      setLost(undefined);
    } catch (error) {
      setLost(
        error instanceof SheetError ? sheetSentence(error, t('pembiayaan.tidakTerbaca')) : t('pembiayaan.tidakTerbaca'),
      );
    }
    // The same file may be chosen once more, after it was mended.
    box.value = '';
    onBlur?.();
  };
  const error = lost ?? props.error;
  return (
    <FieldFrame field={{ ...props, error }}>
      {disabled ? null : (
        <input
          {...described({ ...props, error })}
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".xlsx,.csv,text/csv"
          onChange={(event) => void choose(event.target)}
        />
      )}
      <div className={error ? 'file-box invalid' : 'file-box'}>
        {value.nama === '' ? (
          <span className="muted">{t('berkas.belum')}</span>
        ) : (
          <span className="mono">{value.nama}</span>
        )}
        {disabled ? null : (
          <Button small icon="box-arrow-up" tabIndex={-1} onClick={() => input.current?.click()}>
            {t(value.nama === '' ? 'berkas.pilih' : 'berkas.ganti')}
          </Button>
        )}
        {disabled ? null : (
          <Button small icon="download" onClick={() => void handOut()}>
            {t('pembiayaan.templat')}
          </Button>
        )}
      </div>
      {disabled ? null : <EncodingNote encoding={encoding} />}
      {value.isi === '' ? null : <Read file={value} />}
    </FieldFrame>
  );
}
