import { WorkflowBar } from '#components/screens/workflow-bar.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';
import { pinnable } from './field-name.ts';
import type { FlowItem } from './item-detail.tsx';
import { formAddress } from './routes.ts';

/** Actions that need the filled form: they are taken on the form's own screen. */
const onTheForm = new Set(['SUBMIT', 'DRAFT']);

interface ItemActionsProps {
  readonly detail: FlowItem;
  readonly onDone?: () => void;
}

/** What this person may do with the item here; a draft or returned item is taken up on its form. */
export function ItemActions({ detail, onDone }: ItemActionsProps) {
  const t = useT();
  const item = detail.item;
  if (!item) return null;
  const here = detail.buttons.filter((button) => !onTheForm.has(button.action_type));
  const address = here.length < detail.buttons.length ? formAddress(item.flowCode, item.id_flow) : null;
  if (here.length === 0 && address === null) return null;
  return (
    <>
      {address ? (
        <ButtonLink variant="primary" icon="pencil" href={address}>
          {t('flow.buka')}
        </ButtonLink>
      ) : null}
      <WorkflowBar
        buttons={here}
        readOnly={detail.read_only}
        idFlow={item.id_flow}
        flowCode={item.flowCode}
        flowState={item.flow_state}
        fields={pinnable(detail.flowData)}
        onDone={() => onDone?.()}
      />
    </>
  );
}
