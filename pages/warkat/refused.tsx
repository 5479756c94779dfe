import '#lib/cheques/messages/unfunded.ts';
import '#lib/cheques/messages/warkat.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { menus } from '#lib/access/menus.ts';
import { refusalStates } from '#lib/cheques/unfunded.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { warkat } from '#services/cheques/warkat.ts';
import type { TolakanWarkatRow } from '#types/proto/cheques/warkat.ts';

const RefusalLetter = drawn(
  async () => (await import('#components/cheques/cheque-books/refusal-letter.tsx')).RefusalLetter,
);

const presenter = (row: TolakanWarkatRow): string => row.kode_bank || message('kosong.loket');

/** The page lists our own sheets that were not paid, with their letters and the outcome of those that count. */
export default listScreen({
  menu: 'warkat-ditolak',
  endpoint: warkat.refusals,
  rowKey: (row) => row.id_tolakan,
  columns: [
    {
      field: 'nomor_warkat',
      title: 'kosong.warkat',
      text: (row) => `${messageOf('warkat.jenis.', row.jenis)} ${row.nomor_warkat}`,
      render: (row) => (
        <Stacked
          main={<span className="mono">{row.nomor_warkat}</span>}
          below={messageOf('warkat.jenis.', row.jenis)}
        />
      ),
    },
    {
      field: 'nomor_rekening',
      title: 'kosong.rekening',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    { field: 'tanggal', title: 'kosong.tanggal', kind: 'date', sort: true },
    {
      field: 'penyaji',
      title: 'kosong.penyaji',
      text: (row) => `${row.penyaji} (${presenter(row)})`,
      render: (row) => <Stacked main={row.penyaji} below={presenter(row)} />,
    },
    { field: 'alasan', title: 'kosong.alasan', text: (row) => row.alasan.join(', ') },
    { field: 'keadaan', title: 'kosong.keadaan', kind: 'status', className: 'nowrap' },
    { field: 'batas_lapor', title: 'kosong.batasLapor', kind: 'date', hidden: true },
    { field: 'tanggal_selesai', title: 'kosong.tanggalSelesai', kind: 'date', hidden: true },
    { field: 'nomor_skp', title: 'kosong.skp', kind: 'code', hidden: true },
    { field: 'nomor_peringatan', title: 'kosong.peringatan', kind: 'code', hidden: true },
    { field: 'nomor_dhib', title: 'kosong.dhib', kind: 'code', hidden: true },
    { field: 'kode_cabang', title: 'kosong.cabang', hidden: true },
    { field: 'nominal', title: 'kosong.nominal', kind: 'amount' },
  ],
  filters: [
    { name: 'keyword', label: 'kosong.cari', kind: 'text', maxLength: 24 },
    { name: 'keadaan', label: 'kosong.keadaan', kind: 'select', codes: refusalStates, prefix: 'status.' },
    { name: 'kode_cabang', label: 'kosong.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'kosong.cetakSkp', icon: 'printer', run: (row, { open }) => open(row, 'SKP') },
    {
      id: '',
      label: 'kosong.cetakPeringatan',
      icon: 'printer',
      disabled: (row) => row.nomor_peringatan === '',
      run: (row, { open }) => open(row, 'PERINGATAN'),
    },
    {
      id: 'lapor-warkat-kosong',
      label: 'kosong.laporkan',
      icon: 'check2-square',
      disabled: (row) => row.keadaan !== 'TERHITUNG' || row.id_flow !== '',
      run: (row, { go }) =>
        go(
          `${menus['lapor-warkat-kosong'].route}?${new URLSearchParams({ jenis: row.jenis, nomor_warkat: row.nomor_warkat })}`,
        ),
    },
  ],
  detail: ({ row, mode, onClose }) => (
    <RefusalLetter kind={mode === 'PERINGATAN' ? 'PERINGATAN' : 'SKP'} id={row.id_tolakan} onClose={onClose} />
  ),
});
