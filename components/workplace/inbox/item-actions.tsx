import { visibleFields } from '#components/kit/form/field-names.ts';
import { summaryLines } from '#components/kit/screens/summary.tsx';
import { WorkflowBar } from '#components/kit/screens/workflow-bar.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { formAddress } from '#components/workplace/forms.ts';
import type { FlowItem } from './item-detail.tsx';
import { seenOf } from './seen.ts';
import { useFlowForm } from './use-flow-form.ts';

/** Actions that need the filled form: they are taken on the form's own screen. */
const onTheForm = new Set(['SUBMIT', 'DRAFT']);

interface ItemActionsProps {
  readonly detail: FlowItem;
  readonly onDone?: () => void;
}

/** Offers what this person may do with the item here; a draft or returned item opens in its form. */
export function ItemActions({ detail, onDone }: ItemActionsProps) {
  const t = useT();
  const item = detail.item;
  const form = useFlowForm(item?.flowCode ?? '');
  if (!item || form.loading) return null;
  const shown = form.data;
  // Nobody approves a form that the screen could not show.
  const here = detail.buttons.filter(
    ({ action_type }) => !onTheForm.has(action_type) && (shown !== undefined || action_type !== 'APPROVE'),
  );
  const address = detail.buttons.some(({ action_type }) => onTheForm.has(action_type))
    ? formAddress(item.flowCode, item.id_flow)
    : null;
  if (here.length === 0 && address === null) return null;
  return (
    <>
      <WorkflowBar
        buttons={here}
        readOnly={detail.read_only}
        idFlow={item.id_flow}
        flowCode={item.flowCode}
        flowState={item.flow_state}
        seen={seenOf(item)}
        about={summaryLines(detail.ringkasan, item.nama_user_input)}
        fields={shown ? visibleFields(shown.sections, { ...shown.initial, ...detail.flowData }) : []}
        onDone={() => onDone?.()}
      />
      {address ? (
        <ButtonLink variant="primary" icon="pencil" href={address}>
          {t('flow.buka')}
        </ButtonLink>
      ) : null}
    </>
  );
}
