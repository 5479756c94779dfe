import type { ReactNode, Ref } from 'react';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { flow } from '#services/control/flow.ts';
import { type FlowItem, ItemDetail } from './item-detail.tsx';
import { WaitingItem } from './waiting-item.tsx';

interface ChosenItemProps {
  readonly idFlow: string;
  /** Buttons under the details. */
  readonly actions?: ((detail: FlowItem) => ReactNode) | undefined;
  /** It is chosen to be decided: that it waits no longer, or is not what it was, is said before anything else. */
  readonly waits?: boolean | undefined;
  /** This element takes the focus when the item is opened. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The chosen item of a workflow list with all its details. */
export function ChosenItem({ idFlow, actions, waits = false, ref }: ChosenItemProps) {
  const detail = useRecord(flow.byId, { id_flow: idFlow }, { topics: ['inbox'] });
  return (
    <div ref={ref} tabIndex={-1} className="chosen-item">
      <Loaded state={detail} lines={10}>
        {(item) =>
          waits ? (
            <WaitingItem detail={item} actions={actions} />
          ) : (
            <ItemDetail detail={item} actions={actions?.(item)} />
          )
        }
      </Loaded>
    </div>
  );
}
