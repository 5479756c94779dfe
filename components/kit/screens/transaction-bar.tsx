import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { type Shortcut, useShortcuts } from '#hooks/use-shortcuts.ts';
import { flow } from '#services/control/flow.ts';
import { WorkflowBar } from './workflow-bar.tsx';

interface TransactionBarProps
  extends Omit<
    ComponentProps<typeof WorkflowBar>,
    'buttons' | 'main' | 'resting' | 'outdated' | 'readOnly' | 'isOverride'
  > {
  /** The preview found whether this content needs a supervisor. Undefined while nobody knows. */
  readonly needsApproval: boolean | undefined;
  /** Another button of the screen is the one to press now. */
  readonly resting?: boolean;
  /** Stands above the buttons of a phone, which has its preview far below. */
  readonly brief?: ReactNode;
}

const toFirstField = () => document.querySelector<HTMLInputElement>('.content form input')?.focus();

/** The last answer of the preview: while another one is on its way the buttons stay as they are. */
function useLastKnown(needsApproval: boolean | undefined): boolean {
  const [known, setKnown] = useState(false);
  if (needsApproval !== undefined && needsApproval !== known) setKnown(needsApproval);
  return needsApproval ?? known;
}

/** The ways on from a filled form, as the core's workflow names them; the first of them is the main one. */
export function TransactionBar({ needsApproval, resting = false, brief, ...workflow }: TransactionBarProps) {
  const t = useT();
  const { flowCode, flowState, idFlow } = workflow;
  const override = useLastKnown(needsApproval) ? 'T' : 'F';
  const answer = useRecord(
    flow.buttons,
    { flowCode, flowState, idFlow, is_override: override, is_auto_auth: override === 'T' ? 'F' : 'T' },
    { keepPrevious: true },
  );
  const buttons = answer.data?.buttons ?? [];
  const main = buttons[0];
  const shortcuts: readonly Shortcut[] = [
    { keys: 'Alt+R', label: t('transaksi.tombolAwal'), run: toFirstField },
    { keys: 'F4', label: t('transaksi.tombolCari') },
  ];
  useShortcuts(shortcuts);
  const legend = [
    ...shortcuts,
    ...(main ? [{ keys: 'Ctrl+Enter', label: t('transaksi.tombolProses') }] : []),
    { keys: '?', label: t('pintasan.label') },
  ];
  return (
    <div className="action-bar">
      {brief}
      <span className="keys" aria-hidden="true">
        {legend.map(({ keys, label }) => (
          <span key={keys}>
            <Keys keys={keys} /> {label}
          </span>
        ))}
      </span>
      {answer.error && !answer.data ? (
        <span className="line" role="alert">
          {t('transaksi.tombolGagal', { sebab: answer.error.message })}
          <Button icon="arrow-clockwise" onClick={answer.refetch}>
            {t('aksi.cobaLagi')}
          </Button>
        </span>
      ) : null}
      <WorkflowBar
        {...workflow}
        // The main button is at the outer end, where the hand and the eye arrive.
        buttons={buttons.toReversed()}
        main={main?.action_type}
        resting={resting}
        readOnly={answer.data?.read_only}
        isOverride={main?.action_type === 'OVERRIDE' ? 'T' : 'F'}
        outdated={answer.outdated}
      />
    </div>
  );
}
