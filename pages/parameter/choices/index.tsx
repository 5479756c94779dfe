import { codeListName, codeLists } from '#components/control/parameters/code-lists.ts';
import { stateFilter, termActions, termColumns } from '#components/control/parameters/term-actions.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { choices } from '#services/control/code-lists.ts';
import type { DaftarPilihanRow } from '#types/proto/control/parameter.ts';

const FORM = `${menus.pilihan.route}/edit`;

function ChoiceDetail({ row, onClose }: { readonly row: DaftarPilihanRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={`${codeListName(row.kelompok)} · ${row.kode}`}
      idFlow={row.id_flow}
      objek={`PILIHAN:${row.kelompok}/${row.kode}`}
      onClose={onClose}
      details={[
        { label: t('kolom.uraian'), value: row.uraian },
        { label: t('kolom.uraian_en'), value: row.uraian_en },
        { label: t('kolom.induk'), value: row.induk || '—' },
        { label: t('kolom.bobot'), value: String(row.bobot) },
        { label: t('kolom.nilai'), value: row.nilai || '—' },
        { label: t('ketentuan.berlakuSejak'), value: toDisplay(row.berlaku_sejak) },
        { label: t('kolom.berlaku_sampai'), value: row.berlaku_sampai ? toDisplay(row.berlaku_sampai) : '—' },
      ]}
    />
  );
}

/** The page lists the bank's code lists: in force, later, earlier. */
export default listScreen({
  menu: 'pilihan',
  endpoint: choices.rows,
  rowKey: (row) => `${row.kelompok} ${row.kode} ${row.berlaku_sejak}`,
  add: { label: 'pilihan.baru', address: FORM },
  columns: [
    { field: 'kelompok', title: 'pilihan.kelompok', sort: true, text: (row) => codeListName(row.kelompok) },
    { field: 'kode', title: 'pilihan.kode', kind: 'code', sort: true },
    { field: 'uraian', title: 'kolom.uraian' },
    { field: 'bobot', title: 'kolom.bobot', className: 'num', text: (row) => String(row.bobot) },
    ...termColumns<DaftarPilihanRow>(),
  ],
  filters: [
    { name: 'keyword', label: 'pilihan.cari', kind: 'text' },
    { name: 'kelompok', label: 'pilihan.kelompok', kind: 'named', codes: codeLists, nameOf: codeListName },
    stateFilter,
  ],
  actions: termActions<DaftarPilihanRow>(FORM, ({ kelompok, kode }) => ({ kelompok, kode })),
  detail: ChoiceDetail,
});
