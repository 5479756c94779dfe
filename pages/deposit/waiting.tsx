import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/titles.ts';
import { depositActions, depositColumns } from '#components/deposits/deposit-list.tsx';
import { DepositWindow } from '#components/deposits/deposit-window.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { accountKey } from '#lib/account-key.ts';
import { messageOf } from '#lib/messages/id.ts';
import { deposit } from '#services/deposits/deposit.ts';

export default listScreen({
  menu: 'deposito-belum-aktif',
  endpoint: deposit.waiting,
  rowKey: accountKey,
  columns: [
    ...depositColumns,
    { field: 'sumber', title: 'deposito.sumber', render: ({ sumber }) => messageOf('deposito.sumber.', sumber) },
    { field: 'tanggal_daftar', title: 'deposito.didaftarkan', kind: 'date', sort: true },
  ],
  filters: [
    { name: 'keyword', label: 'deposito.cari', kind: 'text' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: depositActions,
  detail: DepositWindow,
});
