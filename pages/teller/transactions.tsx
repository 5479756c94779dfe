import { AccountWindow } from '#components/accounts/inquiries/account-window.tsx';
import { NumberField } from '#components/accounts/statements/number-field.tsx';
import { accountColumn, kindColumn, transactionKinds } from '#components/cash/counter/transaction-columns.tsx';
import { TransactionDetail } from '#components/cash/counter/transaction-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { isAccountNumber } from '#lib/account-number.ts';
import { teller } from '#services/cash/teller.ts';

/** Finds a slip of any day, or a statement: a scanner types what it has read and presses Enter. */
function Scan() {
  const t = useT();
  return (
    <Card>
      <NumberField label={t('transaksi.pindai')} />
    </Card>
  );
}

export default listScreen({
  menu: 'transaksi-hari-ini',
  endpoint: teller.today,
  above: Scan,
  rowKey: (row) => row.nomor_referensi,
  columns: [
    { field: 'waktu', title: 'transaksi.waktu', kind: 'time', sort: true },
    { ...kindColumn, sort: true },
    accountColumn,
    { field: 'nominal', title: 'transaksi.nominal', kind: 'amount', sort: true },
    { field: 'keterangan', title: 'transaksi.keterangan' },
    { field: 'user_input', title: 'transaksi.user', sort: true },
    { field: 'status', title: 'transaksi.status', kind: 'status' },
  ],
  filters: [
    {
      name: 'flowCode',
      label: 'transaksi.jenis',
      kind: 'select',
      codes: transactionKinds,
      prefix: 'alur.',
    },
    { name: 'nomor_rekening', label: 'transaksi.rekening', kind: 'text', maxLength: 12 },
    { name: 'user_input', label: 'transaksi.user', kind: 'text', maxLength: 60 },
    { name: 'kode_cabang', label: 'transaksi.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'rekening',
      label: 'rekening.buka',
      icon: 'person-vcard',
      disabled: (row) => !isAccountNumber(row.nomor_rekening),
      run: (row, { open }) => open(row, 'rekening'),
    },
    {
      id: 'slip-cetak-ulang',
      label: 'transaksi.cetakUlang',
      icon: 'printer',
      run: (row, { open }) => open(row, 'cetak'),
    },
    {
      id: 'reversal',
      label: 'transaksi.balik',
      icon: 'arrow-counterclockwise',
      disabled: (row) => row.status !== 'POSTED',
      run: (row, { go }) => go(`/teller/reversal?nomor_referensi=${row.nomor_referensi}`),
    },
  ],
  detail: (shown) => (shown.mode === 'rekening' ? <AccountWindow {...shown} /> : <TransactionDetail {...shown} />),
});
