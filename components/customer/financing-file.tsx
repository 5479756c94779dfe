import '#lib/messages/financing.ts';
import { useState } from 'react';
import { described, FieldFrame, type FieldProps } from '#components/fields/field.tsx';
import { sentence } from '#components/form/check-form.ts';
import { Amount } from '#components/ui/amount.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Note } from '#components/ui/note.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { TableScroll } from '#components/ui/table-scroll.tsx';
import { usePart } from '#hooks/use-part.ts';
import { toDisplay } from '#lib/dates.ts';
import { fromMinor, toMinor } from '#lib/money.ts';
import type { FinancingProblem, FinancingRow, readFinancing } from '#lib/schemas/financing.ts';

export interface CsvFile {
  readonly nama: string;
  readonly isi: string;
}

/** Lines of a preview; the whole file is what is sent. */
const SHOWN = 10;

/** The reading comes with the schemas, once a file is there. */
const loadReading = async () => (await import('#lib/schemas/financing.ts')).readFinancing;

function Problems({ problems }: { readonly problems: readonly FinancingProblem[] }) {
  const t = useT();
  const title = t('pembiayaan.salah', { jumlah: String(problems.length) });
  return (
    <Note tone="bad" title={title}>
      <TableScroll label={title}>
        <table className="table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="num">
                {t('pembiayaan.baris')}
              </th>
              <th scope="col">{t('pembiayaan.kolom')}</th>
              <th scope="col">{t('pembiayaan.masalah')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, SHOWN).map(({ baris, kolom, salah }) => (
              <tr key={`${baris} ${kolom} ${salah}`}>
                <td className="num">{baris === 0 ? '—' : baris}</td>
                <td className="mono">{kolom || '—'}</td>
                <td>{sentence(salah)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Note>
  );
}

const sumOf = (rows: readonly FinancingRow[], of: 'sisa_pokok' | 'sisa_margin'): string =>
  fromMinor(rows.reduce((sum, row) => sum + toMinor(row[of]), 0n));

function Preview({ rows }: { readonly rows: readonly FinancingRow[] }) {
  const t = useT();
  const title = t('pembiayaan.pratinjau', { jumlah: String(rows.length) });
  return (
    <figure className="picture">
      <figcaption className="field-label">{title}</figcaption>
      <TableScroll label={title}>
        <table className="table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('pembiayaan.kontrak')}</th>
              <th scope="col">{t('pembiayaan.nasabah')}</th>
              <th scope="col">{t('pembiayaan.produk')}</th>
              <th scope="col">{t('pembiayaan.jatuhTempo')}</th>
              <th scope="col" className="num">
                {t('pembiayaan.kol')}
              </th>
              <th scope="col" className="num">
                {t('pembiayaan.pokok')}
              </th>
              <th scope="col" className="num">
                {t('pembiayaan.margin')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr key={row.nomor_kontrak}>
                <th scope="row" className="mono">
                  {row.nomor_kontrak}
                </th>
                <td className="mono">{row.nomor_nasabah}</td>
                <td>
                  {row.produk}
                  <div className="gl">{row.akad}</div>
                </td>
                <td className="nowrap">{toDisplay(row.jatuh_tempo)}</td>
                <td className="num">{row.kolektibilitas}</td>
                <td className="num">
                  <Amount value={row.sisa_pokok} />
                </td>
                <td className="num">
                  <Amount value={row.sisa_margin} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {t('pembiayaan.seluruhnya')}
              </th>
              <td className="num">
                <Amount value={sumOf(rows, 'sisa_pokok')} />
              </td>
              <td className="num">
                <Amount value={sumOf(rows, 'sisa_margin')} />
              </td>
            </tr>
          </tfoot>
        </table>
      </TableScroll>
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
 * A report of the financing system, chosen as a CSV file: every line that is not right is named, and what is right is shown as it will be
 * taken in. A checker sees the same without the choosing.
 */
export function FinancingFile(props: FieldProps<CsvFile>) {
  const t = useT();
  const { value, onChange, onBlur, disabled } = props;
  const [lost, setLost] = useState(false);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      onChange({ nama: chosen.name, isi: await chosen.text() });
      setLost(false);
    } catch {
      setLost(true);
    }
    onBlur?.();
  };
  return (
    <FieldFrame field={{ ...props, error: lost ? t('pembiayaan.tidakTerbaca') : props.error }}>
      {disabled ? (
        <p className="mono">{value.nama || '—'}</p>
      ) : (
        <input
          {...described(props)}
          className="form-control"
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      )}
      {value.isi === '' ? null : (
        <div className="stack">
          {disabled ? null : <p className="small muted">{t('pembiayaan.terpilih', { nama: value.nama })}</p>}
          <Read file={value} />
        </div>
      )}
    </FieldFrame>
  );
}
