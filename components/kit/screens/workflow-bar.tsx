import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { asked, prescribed, underway } from '#components/kit/ui/carry-out.ts';
import { showFailure } from '#components/kit/ui/failure.ts';
import { settledBefore } from '#components/kit/ui/lost-answer.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { useToast } from '#components/kit/ui/toast.tsx';
import type { Attempts } from '#hooks/use-attempts.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { type MessageKey, message, messageOf } from '#lib/messages/id.ts';
import type { Input } from '#services/client.ts';
import { flow } from '#services/control/flow.ts';
import type { Posting } from '#types/proto/common.ts';
import type { ButtonTransition, CatatanKolom, ItemDilihat } from '#types/proto/control/flow.ts';
import { NotesDialog, type PinField } from './notes-dialog.tsx';
import { type Alone, useOneAtATime } from './one-at-a-time.ts';
import type { SummaryLine } from './summary.tsx';

type Flag = 'T' | 'F';
type Problem = string | null;

interface WorkflowProps {
  readonly idFlow: string;
  readonly flowCode: string;
  /** State the item is in; without one the notes are skipped. */
  readonly flowState: string;
  /** With an override 'T' the notes are skipped too: the supervisor has spoken. */
  readonly isOverride?: Flag;
  /** Holds the version that the checker sees: the checker's decision holds for no other. */
  readonly seen?: Omit<ItemDilihat, 'id_flow'>;
  /** Lists the details of the item, for the window of the step. */
  readonly about?: readonly SummaryLine[];
  /** The filled form, asked for when an action that carries one is sent. */
  readonly flowData?: () => Readonly<Record<string, unknown>>;
  /** The open attempts of the form this bar belongs to. */
  readonly attempts?: Attempts;
  /** The core has taken it; the reader does not know it yet. */
  readonly onAccepted?: () => void;
  readonly onDone: (posting: Posting, action: string) => void;
}

interface WorkflowBarProps extends WorkflowProps {
  readonly buttons: readonly ButtonTransition[];
  /** The page's own check before anything is asked: the sentence to show, or null when all is well. */
  readonly validate?: ((button: ButtonTransition) => Problem | Promise<Problem>) | undefined;
  /** The screen leads the reader to the problem once that sentence was read. */
  readonly onProblem?: (() => void) | undefined;
  /** 'T': the form cannot be changed here, so a failed check has other words. */
  readonly readOnly?: string | undefined;
  /** Names the action that Ctrl+Enter runs and that is highlighted. */
  readonly main?: string | undefined;
  /** Its main button is not filled: the screen has another one for now. */
  readonly resting?: boolean | undefined;
  /** Other buttons are on their way: these stay in place, but nothing they say may be relied on. */
  readonly outdated?: boolean | undefined;
  /** Runs an action that does not go through the workflow; returns null for one that does. */
  readonly direct?: ((button: ButtonTransition, remark: string | null) => (() => Promise<void>) | null) | undefined;
  /** Fields of the form that whoever sends it back may pin a remark to. */
  readonly fields?: readonly PinField[] | undefined;
  /** The guard this bar shares with its page's other ways of sending. */
  readonly alone?: Alone | undefined;
}

type Action = Input<typeof flow.process>['actionType'];

/** Holds the text written in the window of a step. */
interface Noted {
  readonly remark: string;
  readonly pinned: readonly CatatanKolom[];
}

/** Holds a step that was pressed: its action is bound to the content that was on the screen then. */
interface Pressed {
  readonly button: ButtonTransition;
  readonly about: readonly SummaryLine[];
  readonly run: (noted: Noted) => Promise<void>;
}

/** Keys of the actions a checker presses all day. */
const keys: Readonly<Record<string, string>> = { APPROVE: 'A', RETURN: 'R', REJECT: 'T' };
const MAIN_KEYS = 'Ctrl+Enter';
/** Whoever sends something back or refuses it must say why. */
const remarkNeeded = new Set(['REJECT', 'RETURN']);
/** These steps carry the form from the screen; a decision is about the content that was stored. */
const carriesForm = new Set(['SUBMIT', 'DRAFT']);
/** A maker reads here where the form went. */
const whereTo: Readonly<Record<string, MessageKey>> = {
  SUBMIT: 'transaksi.dikirim',
  DRAFT: 'transaksi.drafTersimpan',
};

/** The server's colours of a transition over our button. */
const colours = ({ bg_colour_code, text_colour_code }: ButtonTransition): CSSProperties | undefined =>
  bg_colour_code === ''
    ? undefined
    : ({
        '--bs-btn-bg': bg_colour_code,
        '--bs-btn-border-color': bg_colour_code,
        '--bs-btn-color': text_colour_code,
      } as CSSProperties);

function doneText({ action_type }: ButtonTransition, posting: Posting): string {
  const what = messageOf('flow.aksi.', action_type);
  if (posting.nomor_referensi) {
    return message('flow.selesaiReferensi', { tindakan: what, referensi: posting.nomor_referensi });
  }
  const sentence = whereTo[action_type];
  return [sentence ? message(sentence) : what, ...(posting.peringatan ?? []).map(({ pesan }) => pesan)].join(' ');
}

/** Sends one transition with its question, progress and result; throws what was refused. */
function useTransition(props: WorkflowProps) {
  const { idFlow, flowCode, flowState, seen, about, flowData, attempts, onAccepted, onDone } = props;
  const toast = useToast();
  const process = useCommand(flow.process, attempts);
  /** With a remark the window that took it has asked already, and a note at the edge of the screen reports the end. */
  const send = async (button: ButtonTransition, noted: Noted | null) => {
    const { remark = '', pinned = [] } = noted ?? {};
    const earlier = (posting: Posting) => {
      onAccepted?.();
      onDone(posting, button.action_type);
    };
    if (!(await settledBefore(process.attempts, earlier))) return;
    const step = {
      work: () =>
        process.run({
          flowCode,
          flowState,
          idFlow,
          transRemark: remark,
          ...seen,
          transCode: button.trans_code,
          sendToCore: button.send_to_core === 'T' ? 'T' : 'F',
          actionType: button.action_type as Action,
          ...(pinned.length > 0 ? { catatan_kolom: [...pinned] } : {}),
          ...(flowData && carriesForm.has(button.action_type) ? { flowData: { ...flowData() } } : {}),
        }),
      ...(onAccepted && { onAccepted: onAccepted }),
      attempts: process.attempts,
      done: (result: Posting) => doneText(button, result),
    };
    const question = prescribed(button.transition_label, about ?? []);
    const posting = noted ? await underway(step) : await asked({ question, ...step });
    if (!posting) return;
    if (noted) toast(step.done(posting));
    onDone(posting, button.action_type);
  };
  return { send, pending: process.pending };
}

/** Handles a button: the page's check, the notes where they are due, then one submission at a time. */
function useWorkflow(props: WorkflowBarProps) {
  const { buttons, main, flowState, isOverride = 'F', readOnly = 'F', outdated = false } = props;
  const { validate, onProblem, direct } = props;
  const t = useT();
  const toast = useToast();
  /** Holds the step whose window is open, with everything as it was when it was pressed. */
  const [noting, setNoting] = useState<Pressed | null>(null);
  const { send, pending } = useTransition(props);
  const own = useOneAtATime(showFailure);
  const alone = props.alone ?? own;

  const run = async (button: ButtonTransition, noted: Noted | null) => {
    const posting = direct?.(button, noted?.remark ?? null);
    await (posting ? posting() : send(button, noted));
  };
  const early = useRef<ButtonTransition | null>(null);
  const press = (button: ButtonTransition) => {
    if (outdated) early.current = button;
    else void go(button);
  };
  const go = (button: ButtonTransition) =>
    alone(async () => {
      const problem = (await validate?.(button)) ?? null;
      if (problem !== null) {
        const text = readOnly === 'T' ? `${problem}. ${t('transaksi.hanyaBaca')}` : problem;
        await notify('warning', t('popup.info'), text);
        onProblem?.();
      } else if (flowState === '' || isOverride === 'T') await run(button, null);
      else setNoting({ button, about: props.about ?? [], run: (noted) => run(button, noted) });
    });
  // A hand is faster than a network: what was pressed while other buttons were on their way is done where they still say the same. Where the
  // main button came to say something else, the user learns that nothing was done.
  useEffect(() => {
    if (outdated || early.current === null) return;
    const { action_type, transition_label } = early.current;
    const instead = buttons.find((button) => button.action_type === main);
    early.current = null;
    const still = buttons.find(
      (button) => button.action_type === action_type && button.transition_label === transition_label,
    );
    if (still) void go(still);
    else if (instead) toast(t('transaksi.tombolBerganti', { tombol: instead.transition_label }), 'warn');
  });
  const note = (pressed: Pressed, noted: Noted) => {
    setNoting(null);
    return alone(() => pressed.run(noted));
  };
  return { noting, pending, press, note, closeNotes: () => setNoting(null) };
}

/** The transitions this person may run; each with check, notes, question, progress and result. */
export function WorkflowBar(props: WorkflowBarProps) {
  const { buttons, main, outdated, resting = false } = props;
  const { noting, pending, press, note, closeNotes } = useWorkflow(props);

  useShortcuts(
    buttons.flatMap((button) => {
      const key = button.action_type === main ? MAIN_KEYS : keys[button.action_type];
      return key ? [{ keys: key, label: button.transition_label, run: () => press(button) }] : [];
    }),
  );

  return (
    <>
      {buttons.map((button) => {
        const isMain = button.action_type === main;
        return (
          <Button
            // The main button stays the same element, and keeps the focus, when it comes to mean another action.
            key={isMain ? 'main' : button.action_type}
            variant={isMain && !resting ? 'primary' : 'plain'}
            className={button.bg_colour_code && !(isMain && resting) ? 'custom-colour' : ''}
            style={isMain && resting ? undefined : colours(button)}
            disabled={pending}
            aria-disabled={outdated || undefined}
            aria-keyshortcuts={isMain ? 'Control+Enter' : undefined}
            onClick={() => press(button)}
          >
            {button.transition_label}
            {keys[button.action_type] ? <kbd>{keys[button.action_type]}</kbd> : null}
          </Button>
        );
      })}
      {noting ? (
        <NotesDialog
          action={noting.button.transition_label}
          about={noting.about}
          required={remarkNeeded.has(noting.button.action_type)}
          fields={noting.button.action_type === 'RETURN' ? props.fields : undefined}
          onSubmit={(remark, pinned) => void note(noting, { remark, pinned })}
          onClose={closeNotes}
        />
      ) : null}
    </>
  );
}
