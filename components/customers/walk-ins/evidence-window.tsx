import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useList } from '#hooks/use-list.ts';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { wic } from '#services/customers/wic.ts';
import type { BuktiTunaiRow, LaporanTunaiRow } from '#types/proto/customers/wic.ts';
import { ReportFile } from './report-file.tsx';
import { daysOf, partyText, ReportState } from './report-state.tsx';
import '#lib/messages/operations.ts';
import '#lib/customers/messages/wic.ts';

const columns: readonly Column<BuktiTunaiRow>[] = [
  { field: 'tanggal', title: 'wic.tanggal', kind: 'date', className: 'nowrap' },
  { field: 'waktu', title: 'tunai.waktu', kind: 'moment' },
  {
    field: 'nomor_referensi',
    title: 'tunai.referensi',
    text: (row) => row.nomor_referensi,
    render: (row) => (
      <>
        <span className="mono small">{row.nomor_referensi}</span>
        {row.dibatalkan === 'T' ? <Chip tone="bad">{message('tunai.dibatalkan')}</Chip> : null}
      </>
    ),
  },
  { field: 'masuk', title: 'wic.masuk', kind: 'amount' },
  { field: 'keluar', title: 'wic.keluar', kind: 'amount' },
  { field: 'kode_cabang', title: 'tunai.cabang', text: (row) => `${row.kode_cabang} ${row.nama_cabang}` },
  { field: 'operasi', title: 'tunai.operasi', kind: 'flow' },
  {
    field: 'kode_kas',
    title: 'tunai.slip',
    text: (row) => `${row.kode_kas} ${String(row.nomor_urut).padStart(6, '0')}`,
    render: (row) => <Stacked main={String(row.nomor_urut).padStart(6, '0')} below={row.kode_kas} />,
  },
  { field: 'id_user', title: 'tunai.teller', kind: 'code' },
  { field: 'peran', title: 'tunai.peran', text: (row) => messageOf('tunai.peran.', row.peran) },
  { field: 'nomor_rekening', title: 'tunai.rekening', kind: 'code' },
  { field: 'dibatalkan', title: 'tunai.dibatalkan', hidden: true, text: (row) => (row.dibatalkan === 'T' ? 'T' : '') },
  { field: 'keterangan', title: 'tunai.keterangan' },
];

/** The journals that a report is made of, what was undone among them; they can be written to a file. */
function Evidence({ id }: { readonly id: string }) {
  const t = useT();
  const list = useList(wic.evidence, { filters: { id_laporan: id } });
  return (
    <DataTable
      id="bukti-tunai"
      caption={t('tunai.bukti')}
      list={list}
      columns={columns}
      rowKey={(row) => row.nomor_referensi}
    />
  );
}

/** Shows the details of a report. */
function ReportDetails({ row }: { readonly row: LaporanTunaiRow }) {
  const t = useT();
  return (
    <DescriptionList
      rows
      items={[
        { label: t('tunai.jenis'), value: messageOf('tunai.jenis.', row.jenis) },
        { label: t('tunai.pihak'), value: partyText(row) },
        ...(row.arah ? [{ label: t('tunai.arah'), value: messageOf('tunai.arah.', row.arah) }] : []),
        { label: t('tunai.hari'), value: daysOf(row) },
        { label: t('tunai.jumlah'), value: <Amount value={row.jumlah} currency={BOOK_CURRENCY} named /> },
        ...(row.uraian ? [{ label: t('tunai.uraian'), value: row.uraian }] : []),
        ...(row.nomor_referensi ? [{ label: t('tunai.referensi'), value: row.nomor_referensi }] : []),
        ...(row.pelapor ? [{ label: t('tunai.pelapor'), value: row.pelapor }] : []),
        { label: t('tunai.tenggat'), value: toDisplay(row.tenggat) },
        { label: t('tunai.status'), value: <ReportState row={row} /> },
        ...(row.nomor_laporan ? [{ label: t('tunai.nomorLaporan'), value: row.nomor_laporan }] : []),
        ...(row.alasan ? [{ label: t('tunai.alasan'), value: row.alasan }] : []),
      ]}
    />
  );
}

/** A report with the journals behind it. */
export const Report = ({ row }: { readonly row: LaporanTunaiRow }) => (
  <div className="stack">
    <ReportDetails row={row} />
    <Evidence id={row.id_laporan} />
  </div>
);

interface WindowProps {
  readonly row: LaporanTunaiRow;
  readonly mode: string;
  readonly onClose: () => void;
}

/** A report with its evidence, and what became of it. */
export function EvidenceWindow({ row, mode, onClose }: WindowProps) {
  const t = useT();
  return (
    <Dialog title={`${messageOf('tunai.jenis.', row.jenis)} · ${row.nama}`} size="wide" onClose={onClose}>
      <Tabs
        key={mode}
        label={t('wic.bagian')}
        tabs={[
          {
            id: 'bukti',
            title: t('tunai.bukti'),
            content: (
              <div className="stack">
                <PendingChange idFlow={row.id_flow} />
                <Report row={row} />
                <ReportFile row={row} />
              </div>
            ),
          },
          {
            id: 'riwayat',
            title: t('tunai.riwayat'),
            content: <ObjectHistory objek={`LAPORAN_TUNAI:${row.id_laporan}`} />,
          },
        ]}
      />
    </Dialog>
  );
}
