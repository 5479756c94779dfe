import '#lib/books/messages/report.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { report } from '#services/books/report.ts';
import type { RasRabRow } from '#types/proto/books/report.ts';

/** Returns the subject of a row: a till or vault by its code, an account by its name, postings by their name. */
function subjectOf({ bagian, kode, nama }: RasRabRow): string {
  if (bagian === 'TRANSAKSI') return messageOf('alur.', kode);
  return bagian === 'PENGAWASAN' ? messageOf('laporan.pengawasan.', kode) : nama || kode;
}

export default listScreen({
  menu: 'rekap-harian',
  endpoint: report.daySheet,
  sizes: [100, 50],
  rowKey: (row) => [row.bagian, row.kode, row.kode_valuta].join(' '),
  columns: [
    {
      field: 'bagian',
      title: 'laporan.bagianHari',
      sort: true,
      text: (row) => messageOf('laporan.bagianHari.', row.bagian),
    },
    {
      field: 'kode',
      title: 'laporan.perihal',
      text: (row) => [subjectOf(row), row.nama && row.kode].filter(Boolean).join(' '),
      render: (row) => <Stacked main={subjectOf(row)} below={row.nama && row.kode} />,
    },
    {
      field: 'banyak',
      title: 'laporan.banyak',
      className: 'num',
      text: ({ banyak }) => (banyak > 0 ? String(banyak) : ''),
    },
    { field: 'saldo_awal', title: 'laporan.saldoAwal', kind: 'amount', zero: true },
    { field: 'masuk', title: 'laporan.masukDebet', kind: 'amount' },
    { field: 'keluar', title: 'laporan.keluarKredit', kind: 'amount' },
    { field: 'saldo_akhir', title: 'laporan.saldoAkhir', kind: 'amount', zero: true },
    { field: 'kode_valuta', title: 'laporan.valuta', hidden: true },
    { field: 'tanggal', title: 'laporan.tanggalJurnal', kind: 'date', hidden: true },
  ],
  filters: [
    { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
    { name: 'tanggal', label: 'laporan.hari', kind: 'date' },
  ],
});
