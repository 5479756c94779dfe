import '#lib/control/messages/flow.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { ageOf, useNow } from '#components/control/workflow/age.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf, operationName } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { flow } from '#services/control/flow.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import { WorkCard, type WorkLine } from './work-card.tsx';

/** As many as the sidebar asks for, so that both share one answer. */
const ASKED = 50;
const ADDRESS = menus.draf.route;

/** Returned items come first, as their makers must mend them, then drafts, then what waits for others. */
const ORDER = ['RETURNED', 'DRAFT', 'WAITING'];
const placeOf = ({ flow_state }: OtorisasiRow) => (ORDER.indexOf(flow_state) + ORDER.length + 1) % (ORDER.length + 1);

/** Lists the maker's own items as sentences: returned ones first, each with the remark and the way to mend it. */
export function QueueCard({ shown }: { readonly shown?: number }) {
  const t = useT();
  const now = useNow();
  const list = useList(flow.drafts, { sizes: [ASKED] });
  const rows = list.rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  const line = (row: OtorisasiRow): WorkLine => {
    const returned = row.flow_state === 'RETURNED';
    const name = operationName(row.flowCode, row.nama_operasi);
    const ended = row.diakhiri_hari !== '' && t('flow.aksi.EXPIRE');
    const remark = returned && row.transRemark !== '' && `“${row.transRemark}”`;
    // The age of a waiting item already names the wait, so it takes the place of the status.
    const state =
      row.flow_state === 'WAITING' ? ageOf(row.diubah_pada, now, false).text : messageOf('status.', row.flow_state);
    return {
      key: row.id_flow,
      icon: returned ? 'arrow-counterclockwise' : row.flow_state === 'DRAFT' ? 'pencil-square' : 'clock-history',
      late: returned,
      text: said(row.kalimat, name),
      small: [ended || state, row.kalimat ? '' : row.nama_nasabah || row.keterangan, remark]
        .filter(Boolean)
        .join(' · '),
      end: returned ? <span className="btn btn-small">{t('home.perbaiki')}</span> : null,
      href: `${ADDRESS}?${new URLSearchParams({ id_flow: row.id_flow })}`,
    };
  };
  return (
    <WorkCard
      title={t('home.draf')}
      list={{ ...list, rows }}
      line={line}
      all={ADDRESS}
      none={t('home.drafKosong')}
      shown={shown}
    />
  );
}
