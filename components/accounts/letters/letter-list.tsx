import '#lib/accounts/messages/letters.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { letterKinds } from '#lib/accounts/customer-letters.ts';
import { formatDateTime } from '#lib/dates.ts';
import { isMasked } from '#lib/masking.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { letter } from '#services/accounts/letter.ts';
import type { SuratNasabahRow } from '#types/proto/accounts/letter.ts';
import { letterSummary } from './letter-summary.ts';
import { PrintLetters } from './print-letters.tsx';

const CustomerLetters = drawn(async () => (await import('./customer-letters.tsx')).CustomerLetters);

const printedBy = ({ cetak, dicetak_oleh, dicetak_pada }: SuratNasabahRow): string =>
  cetak === 0
    ? ''
    : message('surat.dicetakOleh', {
        oleh: dicetak_oleh,
        tanggal: formatDateTime(dicetak_pada),
        kali: String(cetak),
      });
const stateText = (row: SuratNasabahRow): string => message(row.cetak > 0 ? 'surat.dicetak.T' : 'surat.dicetak.F');

/** Letters that customers are owed, the oldest first: what happened, and whether it was printed. */
export const Letters = listScreen({
  menu: 'surat-nasabah',
  endpoint: letter.list,
  rowKey: (row) => row.nomor_surat,
  columns: [
    { field: 'tanggal', title: 'surat.tanggal', kind: 'date', sort: true },
    {
      field: 'nomor_rekening',
      title: 'surat.rekening',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    { field: 'umur_hari', title: 'surat.umur', className: 'num' },
    {
      field: 'cetak',
      title: 'surat.keadaan',
      text: (row) => [stateText(row), printedBy(row)].filter(Boolean).join(' · '),
      render: (row) => (
        <Stacked main={<Chip tone={row.cetak > 0 ? 'ok' : 'warn'}>{stateText(row)}</Chip>} below={printedBy(row)} />
      ),
    },
    {
      field: 'jenis',
      title: 'surat.peristiwa',
      text: (row) => `${messageOf('surat.jenis.', row.jenis)}: ${letterSummary(row)}`,
      render: (row) => <Stacked main={messageOf('surat.jenis.', row.jenis)} below={letterSummary(row)} />,
    },
    { field: 'nomor_nasabah', title: 'surat.nasabah', kind: 'code', hidden: true },
    { field: 'nomor_surat', title: 'surat.nomor', kind: 'code', hidden: true },
    { field: 'kode_cabang', title: 'surat.cabang', hidden: true },
  ],
  filters: [
    { name: 'keyword', label: 'surat.cari', kind: 'text', maxLength: 24 },
    { name: 'tanggal', label: 'surat.tanggal', kind: 'date' },
    { name: 'jenis', label: 'surat.jenis', kind: 'select', codes: letterKinds, prefix: 'surat.jenis.' },
    { name: 'dicetak', label: 'surat.keadaan', kind: 'select', codes: ['F', 'T'], prefix: 'surat.dicetak.' },
    { name: 'kode_cabang', label: 'surat.cabang', kind: 'branch', headOffice: true },
  ],
  tools: PrintLetters,
  actions: [
    {
      id: '',
      label: 'surat.lihat',
      icon: 'printer',
      disabled: (row) => isMasked(row.nomor_rekening),
      run: (row, { open }) => open(row, 'surat'),
    },
  ],
  detail: ({ row, onClose }) => <CustomerLetters asked={{ keyword: row.nomor_surat }} onClose={onClose} />,
});
