import { useRef, useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { ApiError, type CommandEndpoint } from '#services/client.ts';
import { flow as flowService } from '#services/flow.ts';
import type { Alasan, Posting } from '#types/proto/common.ts';
import { fieldId } from '../fields/field.tsx';
import type { Form } from '../form/field-def.ts';
import type { LiteralForm } from '../form/use-literal-form.ts';
import { tellFailure } from '../ui/carry-out.ts';
import { useT } from '../ui/messages.tsx';
import { confirm, progress, tell } from '../ui/popup.ts';
import { bodyOf } from './flow-form.ts';
import type { Preview } from './use-preview.ts';

export interface Approval {
  readonly level: string;
  readonly reasons: readonly Alasan[];
}

interface Setup {
  readonly endpoint: CommandEndpoint;
  readonly flow: string;
  readonly filled: LiteralForm;
  readonly preview: Preview;
  /** The draft or returned item this form continues; '' for a new one. */
  readonly idFlow: string;
  readonly onPosted: (posting: Posting) => void;
  /** It was sent or kept elsewhere: the form is free again. */
  readonly onSent: () => void;
}

export interface Transaction {
  /** Set while the override window is open. */
  readonly approval: Approval | null;
  process(): Promise<void>;
  release(token: string): Promise<void>;
  closeOverride(): void;
  /** Sends to the workflow, or keeps as a draft. */
  submit(actionType: 'SUBMIT' | 'DRAFT', transRemark?: string): Promise<void>;
  /** Marks every field that is not right; answers whether all is well. */
  check(): Promise<boolean>;
}

const focusField = (name: string) => document.getElementById(fieldId(name))?.focus();
/** 'pecahan.0.lembar' is about the field 'pecahan'. */
const fieldOf = (path: string) => path.split('.')[0] ?? '';

/** Puts what the server found at the fields it is about; answers false when none of it is about a field of this form. */
function markFields(form: Form, error: ApiError): boolean {
  const values = form.getValues();
  const known = error.violations.filter(({ field }) => Object.hasOwn(values, fieldOf(field)));
  for (const { field, pesan } of known) form.setError(fieldOf(field), { type: 'server', message: pesan });
  if (known[0]) focusField(fieldOf(known[0].field));
  return known.length > 0;
}

/** Runs one piece of work at a time: a second click while one runs is not heard. */
function useOneAtATime(onFailure: (error: unknown) => Promise<void>) {
  const running = useRef(false);
  return async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } catch (error) {
      await onFailure(error);
    } finally {
      running.current = false;
    }
  };
}

/** What the buttons of a transaction screen do. */
export function useTransaction(setup: Setup): Transaction {
  const { endpoint, flow, filled, preview, idFlow, onPosted, onSent } = setup;
  const { form, validate: check, unsaved } = filled;
  const t = useT();
  const command = useCommand(endpoint);
  const workflow = useCommand(flowService.process);
  const [approval, setApproval] = useState<Approval | null>(null);

  /** A refusal goes where it can be mended: to the supervisor, to its fields, or to a popup. */
  const alone = useOneAtATime(async (error) => {
    if (error instanceof ApiError && error.respCode === '61' && error.alasan.length > 0) {
      setApproval({ level: error.alasan[0]?.tingkat ?? '', reasons: error.alasan });
    } else if (!(error instanceof ApiError) || !markFields(form, error)) {
      await tellFailure(error);
    }
  });

  const send = async (override?: string) => {
    const work = () => command.run(bodyOf(flow, form.getValues()), { override });
    const posting = (await progress(t('popup.mengirim'), work)) as Posting;
    unsaved.done();
    await tell('success', t('popup.berhasil'), t('transaksi.dibukukan', { referensi: posting.nomor_referensi }));
    onPosted(posting);
  };

  const process = () =>
    alone(async () => {
      if (!(await check())) return;
      const { otorisasi } = await preview.fresh();
      if (otorisasi?.perlu === 'T') {
        setApproval({ level: otorisasi.tingkat, reasons: otorisasi.alasan });
      } else if (await confirm({ title: t('popup.lanjutkan') })) {
        await send();
      }
    });

  const release = (token: string) =>
    alone(() => {
      setApproval(null);
      return send(token);
    });

  const submit = (actionType: 'SUBMIT' | 'DRAFT', transRemark = '') =>
    alone(async () => {
      if (!(await confirm({ title: t('popup.lanjutkan') }))) return;
      const body = { flowCode: flow, flowData: form.getValues(), actionType, transRemark, idFlow };
      const posting = await progress(t('popup.mengirim'), () => workflow.run(body));
      unsaved.done();
      if (posting.nomor_referensi) return onPosted(posting);
      const done = actionType === 'DRAFT' ? 'transaksi.drafTersimpan' : 'transaksi.dikirim';
      await tell('success', t('popup.berhasil'), t(done));
      onSent();
    });

  return { approval, process, release, closeOverride: () => setApproval(null), submit, check };
}
