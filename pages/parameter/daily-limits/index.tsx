import { holderText } from '#components/control/parameters/holder.tsx';
import { stateFilter, termActions, termColumns } from '#components/control/parameters/term-actions.ts';
import { TermDetail } from '#components/control/parameters/term-detail.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { limitKinds, limitScopes } from '#lib/control/codes.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { terms } from '#services/control/terms.ts';
import type { BatasHarianRow } from '#types/proto/control/parameter.ts';

function LimitDetail({ row, onClose }: { readonly row: BatasHarianRow; readonly onClose: () => void }) {
  const t = useT();
  const { lingkup, pemegang, kelompok, kode_valuta } = row;
  return (
    <TermDetail
      title={`${holderText(lingkup, pemegang)} · ${messageOf('kelompokHarian.', kelompok)} · ${kode_valuta}`}
      idFlow={row.id_flow}
      objek={`BATAS_HARIAN:${[lingkup, pemegang, kelompok, kode_valuta].join('/')}`}
      onClose={onClose}
      details={[
        { label: t('batasHarian.batas'), value: formatWire(row.batas) },
        { label: t('ketentuan.berlakuSejak'), value: toDisplay(row.berlaku_sejak) },
      ]}
    />
  );
}

/** The page lists what one person moves alone in a day, and what an account gives over the counter: in force, later, earlier. */
export default listScreen({
  menu: 'batas-harian',
  endpoint: terms.dailyLimits,
  rowKey: (row) => [row.lingkup, row.pemegang, row.kelompok, row.kode_valuta, row.berlaku_sejak].join('/'),
  columns: [
    { field: 'lingkup', title: 'batasHarian.lingkup', text: (row) => messageOf('lingkup.', row.lingkup) },
    {
      field: 'pemegang',
      title: 'batasHarian.pemegang',
      className: 'strong',
      sort: true,
      text: (row) => holderText(row.lingkup, row.pemegang),
    },
    {
      field: 'kelompok',
      title: 'batasHarian.kelompok',
      sort: true,
      text: (row) => messageOf('kelompokHarian.', row.kelompok),
    },
    { field: 'kode_valuta', title: 'batasHarian.valuta' },
    { field: 'batas', title: 'batasHarian.batas', kind: 'amount', zero: true },
    ...termColumns<BatasHarianRow>(),
  ],
  filters: [
    {
      name: 'lingkup',
      label: 'batasHarian.lingkup',
      kind: 'select',
      codes: limitScopes,
      prefix: 'lingkup.',
    },
    {
      name: 'kelompok',
      label: 'batasHarian.kelompok',
      kind: 'select',
      codes: limitKinds,
      prefix: 'kelompokHarian.',
    },
    stateFilter,
  ],
  add: { label: 'batasHarian.baru', address: '/parameter/daily-limits/edit' },
  actions: termActions<BatasHarianRow>(
    '/parameter/daily-limits/edit',
    ({ lingkup, pemegang, kelompok, kode_valuta }) => ({
      lingkup,
      pemegang,
      kelompok,
      kode_valuta,
    }),
    () => true,
  ),
  detail: LimitDetail,
});
