import '#lib/books/messages/regulatory.ts';
import Link from 'next/link';
import { useState } from 'react';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { extracts, isExtractCode } from '#lib/books/extracts.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { regulatory } from '#services/books/regulatory.ts';
import type { Output } from '#services/client.ts';
import type { DaftarEkstrakRow, PeriksaEkstrakRow } from '#types/proto/books/regulatory.ts';
import { ExtractFiles } from './extract-files.tsx';
import { linkTo } from './finding-link.ts';

type Summary = Output<typeof regulatory.summary>;

/** The fields that lack, or the day it is about. */
const fieldsText = ({ kolom }: PeriksaEkstrakRow): string =>
  isIsoDate(kolom)
    ? toDisplay(kolom)
    : kolom
        .split(',')
        .filter(Boolean)
        .map((each) => messageOf('reg.kolom.', each))
        .join(', ');

function Found({ row, month }: { readonly row: PeriksaEkstrakRow; readonly month: DaftarEkstrakRow }) {
  const { canOpen } = useProfile();
  const link = linkTo(row, month);
  const name = row.jenis === 'KOLOM' ? messageOf('reg.kolom.', row.id) : row.nama || row.id;
  const below = row.jenis === 'KOLOM' || name === row.id ? '' : row.id;
  return <Stacked main={link && canOpen(link.menu) ? <Link href={link.address}>{name}</Link> : name} below={below} />;
}

const columnsOf = (month: DaftarEkstrakRow): readonly Column<PeriksaEkstrakRow>[] => [
  { field: 'periksa', title: 'ekstrak.pemeriksaan', text: (row) => messageOf('reg.periksa.', row.periksa) },
  {
    field: 'nama',
    title: 'ekstrak.perihal',
    text: (row) => [row.nama, row.id].filter(Boolean).join(' '),
    render: (row) => <Found row={row} month={month} />,
  },
  { field: 'kolom', title: 'ekstrak.data', text: fieldsText },
  { field: 'nominal', title: 'ekstrak.nominal', kind: 'amount' },
];

interface ChecksProps {
  readonly summary: Summary;
  readonly chosen: string;
  readonly onChoose: (periksa: string) => void;
}

/** Each check with how much it finds; what finds something can be chosen. */
function Checks({ summary, chosen, onChoose }: ChecksProps) {
  const t = useT();
  return (
    <SmallTable label={t('ekstrak.pemeriksaan')} heads={[t('ekstrak.pemeriksaan'), { num: t('ekstrak.banyak') }, '']}>
      {summary.pemeriksaan.map(({ periksa, berat, jumlah }) => (
        <tr key={periksa}>
          <th scope="row" className="of-check">
            {messageOf('reg.periksa.', periksa)}
          </th>
          <td className="num">
            {jumlah === 0 ? (
              <Chip tone="ok">0</Chip>
            ) : (
              <Chip tone={berat === 'WAJIB' ? 'bad' : 'info'}>{String(jumlah)}</Chip>
            )}
          </td>
          <td>
            {jumlah > 0 ? (
              <Button small onClick={() => onChoose(periksa)} disabled={periksa === chosen}>
                {t('ekstrak.lihat')}
              </Button>
            ) : null}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

function Findings({ row, periksa }: { readonly row: DaftarEkstrakRow; readonly periksa: string }) {
  const list = useList(regulatory.findings, { filters: { kode: row.kode, bulan: row.awal, periksa }, quiet: true });
  return (
    <DataTable
      caption={messageOf('reg.periksa.', periksa)}
      list={list}
      columns={columnsOf(row)}
      rowKey={(each) => [each.periksa, each.jenis, each.id, each.nama].join(' ')}
      inWindow
    />
  );
}

interface WindowProps {
  readonly row: DaftarEkstrakRow;
  readonly mode: string;
  readonly onClose: () => void;
}

/** Shows the checks before an extract is made, and their findings, each with a link to the screen that mends it. */
export function ExtractWindow({ row, onClose }: WindowProps) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const state = useRecord(regulatory.summary, { kode: row.kode, bulan: row.awal }, { quiet: true });
  return (
    <Dialog title={messageOf('ekstrak.', row.kode)} size="wide" onClose={onClose}>
      <Loaded state={state} lines={8}>
        {(summary) => (
          <div className="stack">
            <Note
              tone={summary.wajib === 0 ? 'ok' : 'warn'}
              title={
                summary.wajib === 0 ? t('ekstrak.lengkap') : t('ekstrak.adaKurang', { jumlah: String(summary.wajib) })
              }
            >
              {t('ekstrak.bulanDari', { awal: toDisplay(row.awal), akhir: toDisplay(row.akhir) })}
            </Note>
            <Checks summary={summary} chosen={chosen} onChoose={setChosen} />
            {chosen === '' ? null : <Findings key={chosen} row={row} periksa={chosen} />}
            {isExtractCode(row.kode) ? <ExtractFiles extract={extracts[row.kode]} bulan={row.awal} /> : null}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
