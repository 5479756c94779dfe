import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { cashReportKinds, cashReportStates } from '#lib/customers/codes.ts';
import { messageOf } from '#lib/messages/id.ts';
import { wic } from '#services/customers/wic.ts';
import type { LaporanTunaiRow } from '#types/proto/customers/wic.ts';
import { EvidenceWindow } from './evidence-window.tsx';
import { daysOf, partyKind, partyText, ReportState, stateText } from './report-state.tsx';
import '#lib/messages/states.ts';
import '#lib/customers/messages/wic.ts';

const FORM = menus['putusan-laporan-tunai'].route;
/** Of one that was reported the number can still be put right. */
const mayStill = (row: LaporanTunaiRow): boolean => row.selesai === 'T' && row.id_flow === '' && row.status !== 'GUGUR';

/** Lists cash that must be reported or examined, the most urgent first, each with its evidence. */
export const CashReports = listScreen({
  menu: 'laporan-tunai',
  endpoint: wic.reports,
  rowKey: (row) => row.id_laporan,
  columns: [
    { field: 'tenggat', title: 'tunai.tenggat', kind: 'date', sort: true, className: 'nowrap' },
    {
      field: 'jenis',
      title: 'tunai.jenis',
      text: (row) => messageOf('tunai.jenis.', row.jenis),
      render: (row) => (
        <Chip tone={row.jenis === 'LTKT' ? 'info' : 'warn'}>{messageOf('tunai.jenis.', row.jenis)}</Chip>
      ),
    },
    {
      field: 'nama',
      title: 'tunai.pihak',
      text: partyText,
      render: (row) => <Stacked main={row.nama} below={partyKind(row)} />,
    },
    { field: 'arah', title: 'tunai.arah', text: ({ arah }) => (arah === '' ? '' : messageOf('tunai.arah.', arah)) },
    { field: 'sampai', title: 'tunai.hari', sort: true, className: 'nowrap', text: daysOf },
    { field: 'jumlah', title: 'tunai.jumlah', kind: 'amount', sort: true },
    {
      field: 'status',
      title: 'tunai.status',
      sort: true,
      text: stateText,
      render: (row) => <ReportState row={row} />,
    },
    { field: 'nomor_laporan', title: 'tunai.nomorLaporan', kind: 'code' },
  ],
  filters: [
    { name: 'jenis', label: 'tunai.jenis', kind: 'select', codes: cashReportKinds, prefix: 'tunai.jenis.' },
    { name: 'arah', label: 'tunai.arah', kind: 'select', codes: ['MASUK', 'KELUAR'], prefix: 'tunai.arah.' },
    {
      name: 'status',
      label: 'tunai.status',
      kind: 'select',
      codes: cashReportStates,
      prefix: 'status.',
    },
    { name: 'tanggal_awal', label: 'tunai.dari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'tunai.sampai', kind: 'date' },
  ],
  actions: [
    { id: '', label: 'tunai.bukti', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'putusan-laporan-tunai',
      label: 'tunai.putuskan',
      icon: 'check2-square',
      disabled: (row) => !mayStill(row),
      run: (row, { go }) => go(`${FORM}?id_laporan=${row.id_laporan}`),
    },
  ],
  detail: EvidenceWindow,
});
