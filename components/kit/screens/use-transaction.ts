import { useState } from 'react';
import { fieldId } from '#components/kit/fields/field.tsx';
import type { Form } from '#components/kit/form/field-def.ts';
import type { LiteralForm } from '#components/kit/form/use-literal-form.ts';
import { asked, prescribed, submitted } from '#components/kit/ui/carry-out.ts';
import { showFailure } from '#components/kit/ui/failure.ts';
import { settledBefore } from '#components/kit/ui/lost-answer.ts';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import type { Attempts } from '#hooks/use-attempts.ts';
import { useCommand } from '#hooks/use-command.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { ApiError } from '#services/api-error.ts';
import type { CommandEndpoint } from '#services/client.ts';
import type { Alasan, Posting } from '#types/proto/common.ts';
import type { ButtonTransition } from '#types/proto/control/flow.ts';
import { bodyOf } from './flow-form.ts';
import { type Alone, useOneAtATime } from './one-at-a-time.ts';
import { type SummaryLine, summaryLines } from './summary.tsx';
import type { Preview } from './use-preview.ts';

interface Approval {
  readonly level: string;
  readonly reasons: readonly Alasan[];
  readonly about: readonly SummaryLine[];
}

interface Setup {
  readonly endpoint: CommandEndpoint;
  readonly flow: string;
  /** The draft this form continues; '' for a new one. */
  readonly idFlow: string;
  readonly filled: LiteralForm;
  /** Waits for what the form is checked by. Throws when it cannot be had. */
  checkable(): Promise<void>;
  readonly preview: Preview;
  readonly onPosted: (posting: Posting) => void;
  readonly attempts: Attempts;
}

export interface Transaction {
  /** Set while the override window is open. */
  readonly approval: Approval | null;
  /** Runs a button that posts at once; returns null for one of the workflow. Without a remark nobody has been asked yet. */
  direct(button: ButtonTransition, remark: string | null): (() => Promise<void>) | null;
  release(token: string): Promise<void>;
  closeOverride(): void;
  /** The check that belongs to a button: a draft is kept, and an item withdrawn, as it is. */
  problem(button: ButtonTransition): Promise<string | null>;
  /** The guard of everything this form can send. */
  readonly alone: Alone;
}

/** Posts at once: straight, or released by a supervisor. The core decides once more which of them it must be. */
const atOnce = new Set(['POST', 'OVERRIDE']);
const unchecked = new Set(['DRAFT', 'CANCEL']);

const focusField = (name: string) => document.getElementById(fieldId(name))?.focus();
/** 'pecahan.0.lembar' is about the field 'pecahan'. */
const fieldOf = (path: string) => path.split('.')[0] ?? '';

/** Puts the server's messages at their fields; returns false when none of them is about a field of this form. */
function markFields(form: Form, error: ApiError): boolean {
  const values = form.getValues();
  const known = error.violations.filter(({ field }) => Object.hasOwn(values, fieldOf(field)));
  for (const name of new Set(known.map(({ field }) => fieldOf(field)))) {
    const own = known.filter(({ field }) => fieldOf(field) === name);
    const parts = own.flatMap(({ field, pesan }) => (field === name ? [] : [[field, pesan] as const]));
    form.setError(name, {
      type: 'server',
      ...(own[0] && { message: own[0].pesan }),
      ...(parts.length > 0 && { types: Object.fromEntries(parts) }),
    });
  }
  if (known[0]) focusField(fieldOf(known[0].field));
  return known.length > 0;
}

/** The earlier attempt was carried out after all: the form is done with, its slip is shown. */
const earlierPosted = (unsaved: LiteralForm['unsaved'], onPosted: Setup['onPosted']) => (posting: Posting) => {
  unsaved.done();
  onPosted(posting);
};

/** Returns the message of success: the number of the posting, the number of the new document, or that the change is in force. */
function doneText({ nomor_referensi, nomor_dokumen }: Posting, t: Translate): string {
  if (nomor_referensi) return t('transaksi.dibukukan', { referensi: nomor_referensi });
  return nomor_dokumen ? t('transaksi.dokumenDibuat', { nomor: nomor_dokumen }) : t('perubahan.berlaku');
}

/** The slip of a routine posting is the answer; a toast says what was posted in passing. Returns false where there is no slip. */
function useSlipReport() {
  const t = useT();
  const toast = useToast();
  return ({ slip, kalimat }: Posting, done: string): boolean => {
    if (slip) toast(kalimat ? [said(kalimat), done] : done, 'ok', t('popup.berhasil'));
    return slip !== undefined;
  };
}

/** Runs the parts of a transaction screen beside the workflow, which its bar runs: posting at once, and the override window. */
export function useTransaction(setup: Setup): Transaction {
  const { endpoint, flow, idFlow, filled, checkable, preview, onPosted, attempts } = setup;
  const { form, unsaved } = filled;
  const t = useT();
  const command = useCommand(endpoint, attempts);
  const [approval, setApproval] = useState<Approval | null>(null);

  /** A refusal goes where it can be mended: to the supervisor, to its fields, or to a popup. */
  const alone = useOneAtATime(async (error) => {
    if (error instanceof ApiError && error.respCode === '61' && error.alasan.length > 0) {
      setApproval({
        level: error.alasan[0]?.tingkat ?? '',
        reasons: error.alasan,
        about: summaryLines(preview.posting?.ringkasan),
      });
    } else if (!(error instanceof ApiError) || !markFields(form, error)) {
      await showFailure(error);
    }
  });

  const report = useSlipReport();
  const posting = (remark: string, override?: string) => ({
    work: async () => {
      const continued = idFlow === '' ? {} : { idFlow, transRemark: remark };
      const body = Object.assign(bodyOf(flow, form.getValues()) as object, continued);
      return (await command.run(body, { ...(override && { override }) })) as Posting;
    },
    onAccepted: unsaved.done,
    attempts,
    done: (posted: Posting) => doneText(posted, t),
    report,
  });

  const direct = (button: ButtonTransition, remark: string | null) => {
    if (!atOnce.has(button.action_type)) return null;
    return async () => {
      if (!(await settledBefore(attempts, earlierPosted(unsaved, onPosted)))) return;
      const { otorisasi, ringkasan } = await preview.fresh();
      if (otorisasi?.perlu === 'T') {
        setApproval({ level: otorisasi.tingkat, reasons: otorisasi.alasan, about: summaryLines(ringkasan) });
        return;
      }
      const question = prescribed(button.transition_label, summaryLines(ringkasan));
      const step = posting(remark ?? '');
      const result = await (remark === null ? asked({ question, ...step }) : submitted(step));
      if (result) onPosted(result);
    };
  };

  const release = (token: string) =>
    alone(async () => {
      setApproval(null);
      const result = await submitted(posting('', token));
      if (result) onPosted(result);
    });

  return {
    approval,
    direct,
    release,
    closeOverride: () => setApproval(null),
    problem: async (button) => (unchecked.has(button.action_type) ? null : checkable().then(filled.problem)),
    alone,
  };
}
