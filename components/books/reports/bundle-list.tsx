import '#lib/books/messages/day-bundle.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { messageOf } from '#lib/messages/id.ts';
import { bundle } from '#services/books/bundle.ts';
import { reportFileAddress } from '#services/books/report-job.ts';
import type { BundelRow } from '#types/proto/books/bundle.ts';

const tones: Readonly<Record<string, Tone>> = { SIAP: 'ok', GAGAL: 'bad', BERJALAN: 'info', ANTRE: 'warn' };

/** Returns the progress of one that is being made, where anybody knows. */
function partDone({ status_laporan, baris, perkiraan }: BundelRow): string {
  const [done, all] = [Number(baris), Number(perkiraan)]; // not an amount: rows
  return status_laporan === 'BERJALAN' && all > 0 ? `${Math.min(99, Math.floor((100 * done) / all))}%` : '';
}

function State({ row }: { readonly row: BundelRow }) {
  const words = messageOf('bundel.status.', row.status_laporan);
  return (
    <>
      <Chip tone={tones[row.status_laporan] ?? 'neutral'}>{[words, partDone(row)].filter(Boolean).join(' ')}</Chip>
      {row.pesan_sebab === '' ? null : <div className="muted small">{row.pesan_sebab}</div>}
    </>
  );
}

const kindOf = ({ sementara }: BundelRow): string => messageOf('bundel.', sementara === 'T' ? 'sementara' : 'tetap');
const paperOf = ({ kertas, slip }: BundelRow): string =>
  [messageOf('bundel.kertas.', kertas), slip === 'T' ? messageOf('bundel.', 'voucherIkut') : '']
    .filter(Boolean)
    .join(' · ');

const day: Column<BundelRow> = { field: 'tanggal', title: 'bundel.hari', kind: 'date', sort: true };
const branch: Column<BundelRow> = { field: 'kode_cabang', title: 'bundel.cabang' };
const number: Column<BundelRow> = {
  field: 'nomor',
  title: 'bundel.nomor',
  text: (row) => row.nomor,
  render: (row) => <Stacked main={<span className="mono small">{row.nomor}</span>} below={paperOf(row)} />,
};
const state: Column<BundelRow> = {
  field: 'status_laporan',
  title: 'bundel.status',
  text: (row) => messageOf('bundel.status.', row.status_laporan),
  render: (row) => <State row={row} />,
};
const rest: readonly Column<BundelRow>[] = [
  { field: 'sementara', title: 'bundel.sifat', text: kindOf },
  { field: 'nama_peminta', title: 'bundel.peminta' },
  { field: 'waktu_minta', title: 'bundel.waktuMinta', kind: 'moment', sort: true },
  { field: 'unduhan', title: 'bundel.unduhan', className: 'num' },
];

const file: Column<BundelRow> = {
  field: 'id',
  title: 'bundel.berkas',
  text: ({ nomor }) => nomor,
  render: ({ id, nomor, status_laporan }) =>
    status_laporan === 'SIAP' ? (
      <a
        className="btn btn-small"
        href={reportFileAddress(id)}
        download
        aria-label={`${messageOf('bundel.', 'unduh')} ${nomor}`}
      >
        <Icon name="download" />
        {messageOf('bundel.', 'unduh')}
      </a>
    ) : null,
};

/** The bundles there are, the latest day first; one that is ready is fetched from here. */
export function BundleList() {
  const t = useT();
  const { headOffice } = useProfile();
  const list = useList(bundle.list, { sizes: [15, 50] });
  return (
    <DataTable
      id="cetak-hari"
      caption={t('bundel.yangAda')}
      list={list}
      columns={[day, ...(headOffice ? [branch] : []), number, state, file, ...rest]}
      rowKey={(row) => row.id}
      sizes={[15, 50]}
      empty={t('bundel.belumAdaBundel')}
    />
  );
}
