import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { EmptyState, ErrorState, Loaded } from '#components/ui/states.tsx';
import type { ListState } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { flow } from '#services/flow.ts';
import type { OtorisasiRow } from '#types/proto/flow.ts';
import { type FlowItem, ItemDetail } from './item-detail.tsx';
import { ItemList } from './item-list.tsx';
import { inWorkOrder } from './work-order.ts';

interface ItemScreenProps {
  readonly list: ListState<OtorisasiRow>;
  readonly empty: string;
  /** Buttons under the facts of the chosen item. */
  readonly actions?: (detail: FlowItem) => ReactNode;
}

/** Master and detail of one workflow list. The chosen item stands in the address, so it can be linked to. */
export function ItemScreen({ list, empty, actions }: ItemScreenProps) {
  const t = useT();
  const router = useRouter();
  const rows = inWorkOrder(list.rows);
  const wanted = String(router.query.id_flow ?? '');
  const selected = rows.some((row) => row.id_flow === wanted) ? wanted : (rows[0]?.id_flow ?? '');
  const select = (idFlow: string) =>
    void router.replace({ pathname: router.pathname, query: { id_flow: idFlow } }, undefined, { shallow: true });

  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={9} />;
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={empty} icon="check2-circle" />
      </Card>
    );
  }
  return (
    <div className="master-detail">
      <Card title={t('flow.daftar')} flush>
        <ItemList list={list} rows={rows} selected={selected} onSelect={select} />
      </Card>
      <ChosenItem key={selected} idFlow={selected} actions={actions} />
    </div>
  );
}

function ChosenItem({ idFlow, actions }: { readonly idFlow: string; readonly actions: ItemScreenProps['actions'] }) {
  const detail = useRecord(flow.byId, { id_flow: idFlow }, { topics: ['inbox'] });
  return (
    <Loaded state={detail} lines={10}>
      {(item) => <ItemDetail detail={item} actions={actions?.(item)} />}
    </Loaded>
  );
}
