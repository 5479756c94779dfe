import { type ReactNode, useRef } from 'react';
import { inWorkOrder } from '#components/control/workflow/work-order.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import type { ListState } from '#hooks/use-list.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import { ChosenItem } from './chosen-item.tsx';
import type { FlowItem } from './item-detail.tsx';
import { ItemList } from './item-list.tsx';
import { useChosen } from './use-chosen.ts';

interface ItemScreenProps {
  readonly list: ListState<OtorisasiRow>;
  readonly empty: string;
  /** They are the reader's own: whose they are need not be said. */
  readonly own?: boolean;
  /** Buttons under the details of the chosen item. */
  readonly actions?: (detail: FlowItem) => ReactNode;
}

/** Master and detail of one workflow list. */
export function ItemScreen({ list, empty, own, actions }: ItemScreenProps) {
  const t = useT();
  const rows = inWorkOrder(list.rows);
  const chosen = useChosen(rows);
  const details = useRef<HTMLDivElement>(null);

  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={9} />;
  if (rows.length === 0 && chosen.selected === '') {
    return (
      <Card>
        <EmptyState title={empty} icon="check2-circle" />
      </Card>
    );
  }
  return (
    <div className="master-detail">
      <Card title={t('flow.daftar')} flush>
        <ItemList
          list={list}
          groups={[{ kind: 'others', rows }]}
          chosen={chosen}
          own={own}
          onOpen={() => details.current?.focus()}
        />
      </Card>
      <ChosenItem key={chosen.selected} ref={details} idFlow={chosen.selected} actions={actions} />
    </div>
  );
}
