import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/titles.ts';
import { depositActions, depositColumns, rollOverColumn } from '#components/deposits/deposit-list.tsx';
import { DepositWindow } from '#components/deposits/deposit-window.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { accountKey } from '#lib/account-key.ts';
import { depositStates, tenors } from '#lib/deposits/deposits.ts';
import { deposit } from '#services/deposits/deposit.ts';

export default listScreen({
  menu: 'daftar-deposito',
  endpoint: deposit.deposits,
  rowKey: accountKey,
  columns: [
    ...depositColumns,
    rollOverColumn,
    { field: 'jatuh_tempo', title: 'deposito.jatuhTempo', kind: 'date', sort: true },
  ],
  filters: [
    { name: 'keyword', label: 'deposito.cari', kind: 'text' },
    { name: 'status_deposito', label: 'deposito.status', kind: 'select', codes: depositStates, prefix: 'status.' },
    { name: 'tenor', label: 'deposito.tenor', kind: 'select', codes: tenors, prefix: 'deposito.tenor.' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: depositActions,
  detail: DepositWindow,
  add: { label: 'menu.registrasiDeposito', address: menus['registrasi-deposito'].route, menu: 'registrasi-deposito' },
});
