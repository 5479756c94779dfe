import '#lib/payments/messages/payroll.ts';
import { useState } from 'react';
import { groupedAmount, plainAmount } from '#components/kit/fields/amount-typing.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { headingName } from '#lib/csv-read.ts';
import { otherBankColumn } from '#lib/payments/payroll.ts';
import { rowsOfText } from './payroll-file.ts';

const PAGE = 25;

interface PayrollRowsProps {
  /** The text that the form holds. */
  readonly isi: string;
  /** Holds the errors of the rows, by their number from 1. */
  readonly messages: ReadonlyMap<number, string>;
}

/** Every row of a file, some at a time, each with what is wrong with it; the wrong ones first. */
export function PayrollRows({ isi, messages }: PayrollRowsProps) {
  const t = useT();
  const [from, setFrom] = useState(0);
  const [heading = [], ...all] = rowsOfText(isi);
  const names = heading.map(headingName);
  const cellOf = (cells: readonly string[], column: string): string => cells[names.indexOf(column)] ?? '';
  const numbered = all.map((cells, at) => ({ number: at + 1, cells }));
  const rows = [
    ...numbered.filter(({ number }) => messages.has(number)),
    ...numbered.filter(({ number }) => !messages.has(number)),
  ];
  const start = from < rows.length ? from : 0;
  const shown = rows.slice(start, start + PAGE);
  const count = (n: number) => n.toLocaleString('en-US');
  return (
    <div className="stack">
      <SmallTable
        label={t('gaji.isiBerkas')}
        heads={[t('gaji.baris'), t('gaji.nomorRekening'), { num: t('gaji.nominal') }, t('gaji.keterangan')]}
      >
        {shown
          .map(({ number, cells }) => ({
            number,
            bank: cellOf(cells, otherBankColumn),
            nomor: cellOf(cells, 'nomor_rekening'),
            nama: cellOf(cells, 'nama'),
            nominal: cellOf(cells, 'nominal'),
            keterangan: cellOf(cells, 'keterangan'),
          }))
          .map(({ number, bank, nomor, nama, nominal, keterangan }) => (
            <tr key={number}>
              <th scope="row" className="num">
                {count(number)}
              </th>
              <td>
                <Stacked
                  main={<span className="mono nowrap">{[bank, nomor].filter(Boolean).join(' ')}</span>}
                  below={nama}
                />
              </td>
              <td className="num">{groupedAmount(plainAmount(nominal))}</td>
              <td>
                {keterangan}
                {messages.has(number) ? <div className="field-error">{messages.get(number)}</div> : null}
              </td>
            </tr>
          ))}
      </SmallTable>
      {rows.length > PAGE ? (
        <div className="spread">
          <Button variant="plain" disabled={start === 0} onClick={() => setFrom(Math.max(0, start - PAGE))}>
            {t('gaji.sebelumnya')}
          </Button>
          <span className="muted" role="status">
            {t('gaji.halaman', {
              dari: count(start + 1),
              sampai: count(start + shown.length),
              jumlah: count(rows.length),
            })}
          </span>
          <Button variant="plain" disabled={start + PAGE >= rows.length} onClick={() => setFrom(start + PAGE)}>
            {t('gaji.berikutnya')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
