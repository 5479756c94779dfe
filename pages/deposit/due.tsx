import '#lib/messages/deposit.ts';
import '#lib/messages/savings.ts';
import '#lib/messages/titles.ts';
import { depositActions, depositColumns, depositKey, rollOverColumn } from '#components/deposit/deposit-list.tsx';
import { DepositWindow } from '#components/deposit/deposit-window.tsx';
import { MaturityLadder } from '#components/deposit/maturity-ladder.tsx';
import { listScreen } from '#components/screens/list-screen.tsx';
import { deposit } from '#services/deposit.ts';

export default listScreen({
  menu: 'jatuh-tempo-deposito',
  endpoint: deposit.due,
  rowKey: depositKey,
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
