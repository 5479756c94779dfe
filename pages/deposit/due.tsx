import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/titles.ts';
import { depositActions, depositColumns, rollOverColumn } from '#components/deposits/deposit-list.tsx';
import { DepositWindow } from '#components/deposits/deposit-window.tsx';
import { MaturityLadder } from '#components/deposits/maturity-ladder.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { accountKey } from '#lib/account-key.ts';
import { deposit } from '#services/deposits/deposit.ts';

export default listScreen({
  menu: 'jatuh-tempo-deposito',
  endpoint: deposit.due,
  rowKey: accountKey,
  columns: [
    ...depositColumns,
    rollOverColumn,
    { field: 'jatuh_tempo', title: 'deposito.jatuhTempo', kind: 'date', sort: true },
    { field: 'dibayarkan', title: 'deposito.hariBayar', kind: 'date' },
  ],
  filters: [
    { name: 'keyword', label: 'deposito.cari', kind: 'text' },
    { name: 'tanggal_awal', label: 'deposito.dariTanggal', kind: 'date' },
    { name: 'tanggal_akhir', label: 'deposito.sampaiTanggal', kind: 'date' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: depositActions,
  detail: DepositWindow,
  below: ({ asked }) => <MaturityLadder kodeCabang={asked.kode_cabang ?? ''} />,
});
