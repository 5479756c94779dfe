import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import { BilyetCount } from '#components/deposits/bilyet-count.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { bilyetStates } from '#lib/deposits/deposits.ts';
import { deposit } from '#services/deposits/deposit.ts';

export default listScreen({
  menu: 'stok-bilyet',
  endpoint: deposit.stock,
  rowKey: (row) => row.nomor_bilyet,
  columns: [
    { field: 'nomor_bilyet', title: 'deposito.bilyet', kind: 'code', sort: true },
    { field: 'status_bilyet', title: 'deposito.status', kind: 'status', sort: true },
    { field: 'kode_cabang', title: 'rekening.cabang' },
    { field: 'nama_pemegang', title: 'deposito.pemegang' },
    { field: 'nomor_rekening', title: 'deposito.nomor', kind: 'code' },
    { field: 'tanggal_terima', title: 'deposito.diterima', kind: 'date', sort: true },
    { field: 'tanggal_terbit', title: 'deposito.terbit', kind: 'date' },
  ],
  filters: [
    { name: 'keyword', label: 'deposito.cariBilyet', kind: 'text' },
    { name: 'status_bilyet', label: 'deposito.status', kind: 'select', codes: bilyetStates, prefix: 'status.' },
    { name: 'pemegang', label: 'deposito.pemegang', kind: 'text', maxLength: 60 },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  below: ({ asked }) => <BilyetCount kodeCabang={asked.kode_cabang ?? ''} />,
});
