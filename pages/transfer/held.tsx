import '#lib/payments/messages/transfer.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { transfer } from '#services/payments/transfer.ts';

const tones: Readonly<Record<string, Tone>> = { SINI: 'ok', CABANG: 'neutral', REKENING: 'neutral', TUNGGU: 'warn' };

export default listScreen({
  menu: 'transfer-ditanyakan',
  endpoint: transfer.held,
  rowKey: (row) => row.nomor,
  searchFirst: { enough: ({ keyword }) => Boolean(keyword), hint: 'transfer.cariDahulu' },
  columns: [
    {
      field: 'nomor',
      title: 'transfer.nomor',
      text: (row) => `${row.nomor} ${messageOf('transfer.jalur.', row.rail)}`,
      render: (row) => (
        <Stacked main={<span className="mono">{row.nomor}</span>} below={messageOf('transfer.jalur.', row.rail)} />
      ),
    },
    { field: 'nama', title: 'transfer.yangDibayar' },
    {
      field: 'nama_pengirim',
      title: 'transfer.pengirim',
      text: (row) => `${row.nama_pengirim} ${row.kode_bank}`,
      render: (row) => <Stacked main={row.nama_pengirim} below={row.kode_bank} />,
    },
    { field: 'tanggal', title: 'transfer.tanggal', kind: 'date' },
    {
      field: 'tempat',
      title: 'transfer.dibayarDi',
      text: (row) => `${messageOf('transfer.tempat.', row.tempat)} ${row.kode_cabang} ${row.nama_cabang}`,
      render: (row) => (
        <Stacked
          main={<Chip tone={tones[row.tempat] ?? 'neutral'}>{messageOf('transfer.tempat.', row.tempat)}</Chip>}
          below={`${row.kode_cabang} ${row.nama_cabang}`}
        />
      ),
    },
    { field: 'nominal', title: 'transfer.nominal', kind: 'amount' },
  ],
  actions: [
    {
      id: 'bayar-transfer',
      label: 'transfer.bayarTunai',
      icon: 'wallet2',
      disabled: (row) => row.tempat !== 'SINI',
      run: ({ nomor, nominal }, { go }) =>
        go(`${menus['bayar-transfer'].route}?${new URLSearchParams({ nomor, nominal })}`),
    },
  ],
  filters: [{ name: 'keyword', label: 'transfer.cariTertahan', kind: 'text', maxLength: 70 }],
});
