import { settingName, settingText } from '#components/control/parameters/setting-value.tsx';
import { stateFilter, termActions, termColumns } from '#components/control/parameters/term-actions.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { fixedForTheDay } from '#lib/control/fixed-for-the-day.ts';
import { toDisplay } from '#lib/dates.ts';
import { isParameter } from '#lib/parameters.ts';
import { terms } from '#services/control/terms.ts';
import type { NilaiParameterRow } from '#types/proto/control/parameter.ts';

function SettingDetail({ row, onClose }: { readonly row: NilaiParameterRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <TermDetail
      title={settingName(row.nama)}
      idFlow={row.id_flow}
      objek={`PARAMETER:${row.nama}`}
      onClose={onClose}
      details={[
        { label: t('pengaturan.nilai'), value: settingText(row.nama, row.nilai) },
        { label: t('ketentuan.berlakuSejak'), value: toDisplay(row.berlaku_sejak) },
      ]}
    />
  );
}

/** The bank sets these by a single value: in force, later, earlier. */
export default listScreen({
  menu: 'parameter-bank',
  endpoint: terms.settings,
  rowKey: (row) => `${row.nama} ${row.berlaku_sejak}`,
  columns: [
    { field: 'nama', title: 'pengaturan.nama', className: 'strong', sort: true, text: (row) => settingName(row.nama) },
    { field: 'nilai', title: 'pengaturan.nilai', className: 'num', text: (row) => settingText(row.nama, row.nilai) },
    ...termColumns<NilaiParameterRow>(),
  ],
  filters: [{ name: 'keyword', label: 'pengaturan.cari', kind: 'text' }, stateFilter],
  actions: termActions<NilaiParameterRow>(
    '/parameter/settings/edit',
    ({ nama }) => ({ nama }),
    ({ nama }) => isParameter(nama) && !fixedForTheDay.has(nama),
  ),
  detail: SettingDetail,
});
