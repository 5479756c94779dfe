import '#lib/control/messages/flow.ts';
import '#lib/control/messages/desk.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { ageOf, useNow } from '#components/control/workflow/age.tsx';
import { BorrowedAuthority } from '#components/control/workflow/borrowed-authority.tsx';
import { inWorkOrder } from '#components/control/workflow/work-order.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { operationName } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { flow } from '#services/control/flow.ts';
import { WorkCard } from './work-card.tsx';

/** As many as the sidebar asks for, so that both share one answer. */
const ASKED = 50;
const ADDRESS = menus.menunggu.route;

/** Lists what waits for the reader's approval as sentences, customers at a counter first. */
export function WaitingCard({ shown }: { readonly shown?: number }) {
  const t = useT();
  const now = useNow();
  const list = useList(flow.waiting, { sizes: [ASKED] });
  return (
    <>
      <BorrowedAuthority />
      <WorkCard
        title={t('home.menunggu')}
        list={{ ...list, rows: inWorkOrder(list.rows) }}
        all={ADDRESS}
        none={t('home.menungguKosong')}
        shown={shown}
        line={(row) => {
          const atCounter = row.jenis === 'OVERRIDE';
          const name = operationName(row.flowCode, row.nama_operasi);
          const age = ageOf(row.dibuat_pada, now, atCounter);
          const about = row.kalimat ? '' : row.nama_nasabah || row.keterangan;
          return {
            key: row.id_flow,
            text: said(row.kalimat, name),
            small: [atCounter && t('flow.diLoket'), about, row.nama_user_input, age.text].filter(Boolean).join(' · '),
            end: <span className="btn btn-small">{t('home.periksa')}</span>,
            href: `${ADDRESS}?${new URLSearchParams({ id_flow: row.id_flow })}`,
          };
        }}
      />
    </>
  );
}
