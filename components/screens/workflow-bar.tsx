import { type CSSProperties, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { carryOut } from '#components/ui/carry-out.ts';
import { useT } from '#components/ui/messages.tsx';
import { tell } from '#components/ui/popup.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import type { Input } from '#services/client.ts';
import { flow } from '#services/flow.ts';
import type { Posting } from '#types/proto/common.ts';
import type { ButtonTransition } from '#types/proto/flow.ts';
import { NotesDialog } from './notes-dialog.tsx';

type Flag = 'T' | 'F';

interface WorkflowProps {
  readonly idFlow: string;
  readonly flowCode: string;
  /** State the item is in; without one the notes are skipped. */
  readonly flowState: string;
  /** With an override 'T' the notes are skipped too: the supervisor has spoken. */
  readonly isOverride?: Flag;
  /** The filled form, for the actions that carry one. */
  readonly flowData?: Readonly<Record<string, unknown>>;
  /** The page's own check before anything is asked: the sentence to show, or null when all is well. */
  readonly validate?: () => string | null;
  readonly onDone: (posting: Posting, action: string) => void;
}

interface WorkflowBarProps extends WorkflowProps {
  readonly buttons: readonly ButtonTransition[];
  /** 'T': the form cannot be changed here, so a failed check is told in other words. */
  readonly readOnly?: string;
}

type Action = Input<typeof flow.process>['actionType'];

/** Keys of the actions a checker presses all day. */
const keys: Readonly<Record<string, string>> = { APPROVE: 'A', REJECT: 'R', RETURN: 'T' };
/** Who sends something back or refuses it must say why. */
const remarkNeeded = new Set(['REJECT', 'RETURN']);

/** The server's colours of a transition over our button. */
const colours = ({ bg_colour_code, text_colour_code }: ButtonTransition): CSSProperties | undefined =>
  bg_colour_code === ''
    ? undefined
    : ({
        '--bs-btn-bg': bg_colour_code,
        '--bs-btn-border-color': bg_colour_code,
        '--bs-btn-color': text_colour_code,
      } as CSSProperties);

function doneText(button: ButtonTransition, posting: Posting): string {
  const what = messageOf('flow.aksi.', button.action_type);
  return posting.nomor_referensi
    ? message('flow.selesaiReferensi', { tindakan: what, referensi: posting.nomor_referensi })
    : what;
}

/** Runs one transition after the other: whatever is clicked while one is asked about or sent is not heard. */
function useTransition({ idFlow, flowCode, flowState, flowData, onDone }: WorkflowProps) {
  const t = useT();
  const process = useCommand(flow.process);
  const running = useRef(false);

  const send = (button: ButtonTransition, transRemark: string) =>
    carryOut({
      title: t('popup.lanjutkan'),
      question: button.transition_label,
      answers: { yes: t('popup.yes'), no: t('popup.cancel') },
      work: () =>
        process.run({
          flowCode,
          flowState,
          idFlow,
          transRemark,
          transCode: button.trans_code,
          sendToCore: button.send_to_core === 'T' ? 'T' : 'F',
          actionType: button.action_type as Action,
          ...(flowData ? { flowData: { ...flowData } } : {}),
        }),
      done: (result) => doneText(button, result),
    });

  const run = async (button: ButtonTransition, transRemark: string) => {
    if (running.current) return;
    running.current = true;
    try {
      const posting = await send(button, transRemark);
      if (posting) onDone(posting, button.action_type);
    } finally {
      running.current = false;
    }
  };
  return { run, pending: process.pending };
}

/** The transitions this person may run on this item; each with check, notes, question, progress and result. */
export function WorkflowBar(props: WorkflowBarProps) {
  const { buttons, flowState, isOverride = 'F', readOnly = 'F', validate } = props;
  const t = useT();
  const [noting, setNoting] = useState<ButtonTransition | null>(null);
  const { run, pending } = useTransition(props);

  const press = async (button: ButtonTransition) => {
    const problem = validate?.() ?? null;
    if (problem !== null) {
      const text = readOnly === 'T' ? `${problem}. ${t('alur.hanyaBaca')}` : problem;
      return tell('warning', t('popup.info'), text);
    }
    if (flowState === '' || isOverride === 'T') return run(button, '');
    setNoting(button);
  };

  useShortcuts(
    buttons.flatMap((button) => {
      const key = keys[button.action_type];
      return key ? [{ keys: key, label: button.transition_label, run: () => void press(button) }] : [];
    }),
  );

  return (
    <>
      {buttons.map((button) => (
        <Button
          key={button.action_type}
          className={button.bg_colour_code ? 'custom-colour' : ''}
          style={colours(button)}
          disabled={pending}
          onClick={() => void press(button)}
        >
          {button.transition_label}
          {keys[button.action_type] ? <kbd>{keys[button.action_type]}</kbd> : null}
        </Button>
      ))}
      {noting ? (
        <NotesDialog
          title={noting.transition_label}
          required={remarkNeeded.has(noting.action_type)}
          onSubmit={(remark) => {
            setNoting(null);
            void run(noting, remark);
          }}
          onClose={() => setNoting(null)}
        />
      ) : null}
    </>
  );
}
