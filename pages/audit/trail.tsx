import { actName, objectName } from '#components/control/audit/act-name.ts';
import { AuditDetail, outcomeOf } from '#components/control/audit/audit-detail.tsx';
import { TrailTools } from '#components/control/audit/trail-tools.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { trailActs } from '#lib/control/audit-acts.ts';
import { message } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { audit } from '#services/control/audit.ts';

/** So many digits of a hash are enough to compare two by eye. */
const SHOWN_DIGITS = 10;

export default listScreen({
  menu: 'jejak-audit',
  endpoint: audit.trail,
  rowKey: (row) => row.id_audit,
  columns: [
    { field: 'waktu', title: 'audit.waktu', kind: 'moment', sort: true },
    { field: 'id_user', title: 'audit.user' },
    { field: 'kode_cabang', title: 'audit.cabang' },
    { field: 'aksi', title: 'audit.aksi', text: (row) => actName(row.aksi) },
    { field: 'kalimat', title: 'audit.uraian', text: (row) => said(row.kalimat) },
    { field: 'objek', title: 'audit.objek', text: objectName },
    { field: 'alamat', title: 'audit.alamat', kind: 'code', hidden: true },
    {
      field: 'hasil',
      title: 'audit.hasil',
      text: outcomeOf,
      render: (row) => <Chip tone={row.hasil === '00' ? 'ok' : 'bad'}>{outcomeOf(row)}</Chip>,
    },
    {
      field: 'hash',
      title: 'audit.rantai',
      hidden: true,
      text: (row) => row.hash || message('audit.belumTersegel'),
      render: (row) => (
        <span className="mono small muted">{row.hash.slice(0, SHOWN_DIGITS) || message('audit.belumTersegel')}</span>
      ),
    },
  ],
  filters: [
    { name: 'id_user', label: 'audit.user', kind: 'text', maxLength: 60 },
    { name: 'aksi', label: 'audit.aksi', kind: 'named', codes: trailActs, nameOf: actName },
    { name: 'objek', label: 'audit.objek', kind: 'text', maxLength: 100 },
    { name: 'hasil', label: 'audit.hasil', kind: 'select', codes: ['00', 'GAGAL'], prefix: 'hasilAudit.' },
    { name: 'tanggal_awal', label: 'audit.dari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'audit.sampai', kind: 'date' },
    { name: 'id_korelasi', label: 'audit.korelasi', kind: 'text', maxLength: 36 },
    { name: 'sesi', label: 'audit.sesi', kind: 'text', maxLength: 200 },
    { name: 'alamat', label: 'audit.alamatCari', kind: 'text', maxLength: 100 },
  ],
  detail: AuditDetail,
  tools: TrailTools,
});
