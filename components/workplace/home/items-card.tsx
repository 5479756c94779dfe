import '#lib/control/messages/flow.ts';
import Link from 'next/link';
import type { ComponentType } from 'react';
import { BorrowedAuthority } from '#components/control/workflow/borrowed-authority.tsx';
import { inWorkOrder } from '#components/control/workflow/work-order.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState, Listed } from '#components/kit/ui/states.tsx';
import { movesMoney } from '#components/workplace/inbox/item-line.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf, operationName } from '#lib/messages/id.ts';
import { said } from '#lib/messages/said.ts';
import { flow } from '#services/control/flow.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import type { QueueAgesProps } from './pictures/queue-ages.tsx';

const QueueAges = drawn(async () => (await import('./pictures/queue-ages.tsx')).QueueAges);

/** Lines shown; the rest is behind the link. */
const SHOWN = 5;
/** As many as the sidebar asks for, so that both share one answer. */
const ASKED = 50;

/** Items that wait for this person's approval, overrides first. */
export function WaitingCard() {
  const t = useT();
  return (
    <>
      <BorrowedAuthority />
      <ItemsCard
        title={t('home.menunggu')}
        list={useList(flow.waiting, { sizes: [ASKED] })}
        empty={t('home.menungguKosong')}
        address="/flow/inbox"
        link={t('home.lihatMenunggu')}
        Picture={QueueAges}
      />
    </>
  );
}

/** The maker's own drafts, waiting and returned items. */
export function DraftsCard() {
  const t = useT();
  return (
    <ItemsCard
      title={t('home.draf')}
      list={useList(flow.drafts, { sizes: [ASKED] })}
      empty={t('home.drafKosong')}
      address="/flow/drafts"
      link={t('home.lihatDraf')}
      own
    />
  );
}

interface ItemsCardProps {
  readonly title: string;
  readonly list: ReturnType<typeof useList<typeof flow.waiting>>;
  readonly empty: string;
  readonly address: string;
  readonly link: string;
  /** They are the reader's own: whose they are need not be said. */
  readonly own?: boolean;
  /** Drawn above the items where there are any. */
  readonly Picture?: ComponentType<QueueAgesProps>;
}

function ItemsCard({ title, list, empty, address, link, own = false, Picture }: ItemsCardProps) {
  const t = useT();
  const rows = inWorkOrder(list.rows);
  const count = list.canNext ? t('home.lengkap', { jumlah: rows.length }) : rows.length;
  return (
    <Card
      title={title}
      flush
      aside={rows.length > 0 ? <Chip tone="warn">{count}</Chip> : null}
      foot={
        <ButtonLink small iconEnd="arrow-right" href={address}>
          {link}
        </ButtonLink>
      }
    >
      <Listed list={list} empty={<EmptyState title={empty} icon="check2-circle" />}>
        {(items) => (Picture ? <Picture rows={items} more={list.canNext} /> : null)}
      </Listed>
      <ul className="plain work-list">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.id_flow}>
            <Link href={`${address}?${new URLSearchParams({ id_flow: row.id_flow })}`} prefetch={false}>
              <ItemWords row={row} own={own} />
              {movesMoney(row) ? (
                <span className="num">
                  <Amount value={row.nominal} currency={row.kode_valuta} />
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN ? (
        <p className="work-line muted small">{t('home.lagi', { jumlah: rows.length - SHOWN })}</p>
      ) : null}
    </Card>
  );
}

function ItemWords({ row, own }: { readonly row: OtorisasiRow; readonly own: boolean }) {
  const t = useT();
  const name = operationName(row.flowCode, row.nama_operasi);
  const ended = row.diakhiri_hari !== '' && t('flow.aksi.EXPIRE');
  const state = ended || (row.jenis === 'OVERRIDE' ? t('flow.diLoket') : messageOf('status.', row.flow_state));
  return (
    <span>
      {said(row.kalimat, name)}
      <small>
        {[state, row.kalimat ? name : row.nama_nasabah || row.keterangan, own ? row.transRemark : row.nama_user_input]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}
