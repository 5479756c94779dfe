import { type ReactNode, useEffect } from 'react';
import type { z } from 'zod';
import { bareValues } from '#components/kit/form/data-set-rows.ts';
import { DraftOffer } from '#components/kit/form/draft-offer.tsx';
import type { SectionDef, Values } from '#components/kit/form/field-def.ts';
import { isTyped } from '#components/kit/form/fill-in.ts';
import { remarksOf } from '#components/kit/form/pinned-list.tsx';
import { type LiteralForm, useLiteralForm } from '#components/kit/form/use-literal-form.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useAttempts } from '#hooks/use-attempts.ts';
import { useDraftPlace } from '#hooks/use-draft-place.ts';
import { useRecord } from '#hooks/use-record.ts';
import type { CommandEndpoint } from '#services/client.ts';
import { flow as flowService } from '#services/control/flow.ts';
import type { Posting } from '#types/proto/common.ts';
import type { CatatanKolom } from '#types/proto/control/flow.ts';
import { BarBrief } from './bar-brief.tsx';
import { FormBody } from './form-body.tsx';
import type { FormStep } from './form-steps.tsx';
import { missingOf, placed } from './missing.tsx';
import { OpenAttempt } from './open-attempt.tsx';
import { OverrideDialog } from './override/dialog.tsx';
import { PostedSlip } from './posted-slip.tsx';
import { PostingPreview } from './posting-preview.tsx';
import { ResumedNote } from './resumed-note.tsx';
import { summaryLines } from './summary.tsx';
import { TransactionBar } from './transaction-bar.tsx';
import type { TransactionDef } from './transaction-def.tsx';
import { checkWhatWasLeft, useCheck, useNoDemands } from './use-check.ts';
import { usePreview } from './use-preview.ts';
import { useSteps } from './use-steps.ts';
import { type Transaction, useTransaction } from './use-transaction.ts';

/** The engine's own view of a literal: the types of its fields have done their work where it was written. */
export interface Screen extends Omit<TransactionDef<CommandEndpoint>, 'flow' | 'initial' | 'sections' | 'steps'> {
  readonly flow: string;
  readonly initial: Values;
  readonly sections: readonly SectionDef[];
  readonly steps?: readonly FormStep[];
}

interface FormProps {
  readonly screen: Screen;
  /** Undefined until it has been loaded: what is typed meanwhile is checked when it is here, at the latest before it is sent. */
  readonly schema: z.ZodType | undefined;
  readonly start: Values;
  readonly idFlow: string;
  /** State of the item this form continues; '' for a new one. */
  readonly flowState: string;
  /** Explains why it came back, or '' for a draft of one's own. */
  readonly remark: string;
  /** Holds the checker's remarks at its fields. */
  readonly pinned: readonly CatatanKolom[];
  /** Holds the values that the address fills in: two records have two drafts. */
  readonly prefill: Values;
  readonly onPosted: (posting: Posting) => void;
  readonly onSent: () => void;
  /** The posting before, whose slip stands beside the form until the next one is begun. */
  readonly before: Posting | null;
  readonly onBegun: () => void;
}

/** Closes the slip of the posting before as soon as something is typed. */
function useBegun({ form, values }: LiteralForm, { before, onBegun }: Pick<FormProps, 'before' | 'onBegun'>) {
  const begun = before !== null && isTyped(form, values);
  useEffect(() => {
    if (begun) onBegun();
  }, [begun, onBegun]);
}

/** Returns the slip of the posting before, beside the next form; null where there is none. */
const slipOf = ({ before, screen, onBegun }: FormProps): ReactNode =>
  before ? (
    <PostedSlip key={before.nomor_referensi} posting={before} HandOver={screen.HandOver} onClose={onBegun} />
  ) : null;

interface SecondPersonProps {
  readonly transaction: Transaction;
  readonly flow: string;
  readonly values: Values;
}

/** Asks the second person, where the posting needs one. */
function SecondPerson({ transaction: { approval, release, closeOverride }, flow, values }: SecondPersonProps) {
  if (!approval) return null;
  return (
    <OverrideDialog
      flowCode={flow}
      flowData={bareValues(values)}
      level={approval.level}
      reasons={approval.reasons}
      about={approval.about}
      onGranted={(token) => void release(token)}
      onClose={closeOverride}
    />
  );
}

function TransactionForm(props: FormProps) {
  const { screen, schema, start, idFlow, flowState, remark, pinned, prefill, onPosted, onSent, before } = props;
  const t = useT();
  const { endpoint, flow, sections, Aside, useDemands = useNoDemands } = screen;
  const route = [flow, idFlow, ...(screen.change ? Object.values(prefill) : [])].join('/');
  const attempts = useAttempts(useDraftPlace(route));
  const { check, checkable } = useCheck(endpoint, flow, schema, useDemands());
  const filled = useLiteralForm({ sections, start, check, route });
  const { form, values } = filled;
  useBegun(filled, props);
  useEffect(() => {
    if (schema) checkWhatWasLeft(form);
  }, [schema, form]);
  const preview = usePreview(endpoint, schema, flow, values);
  const transaction = useTransaction({ endpoint, flow, idFlow, filled, checkable, preview, onPosted, attempts });
  const verdict = preview.posting?.otorisasi?.perlu;
  const messages = filled.messages();
  const tabs = useSteps(screen.steps, filled, { ...preview.error?.byField, ...messages });
  const missing = placed(missingOf(sections, values, messages), screen.steps, tabs.at, t);

  return (
    <>
      <FormBody
        label={t(screen.change?.title ?? 'umum.hasil')}
        sections={sections}
        steps={screen.steps}
        wide={screen.wide}
        tabs={tabs}
        shown={{ form, values, demanded: filled.demanded, remarks: remarksOf(pinned) }}
        summary={
          <PostingPreview
            preview={preview}
            ofChange={screen.change !== undefined}
            missing={missing}
            onGo={tabs.toInput}
          />
        }
        aside={Aside ? <Aside values={values} /> : null}
        slip={slipOf(props)}
      >
        {idFlow === '' ? null : <ResumedNote sections={sections} remark={remark} pinned={pinned} />}
        <OpenAttempt attempts={attempts} onSettled={filled.unsaved.discard} onShow={onPosted} />
        {attempts.open ? null : <DraftOffer unsaved={filled.unsaved} />}
      </FormBody>
      <TransactionBar
        needsApproval={verdict === undefined ? undefined : verdict === 'T'}
        resting={before !== null || (screen.steps !== undefined && tabs.at < screen.steps.length - 1)}
        brief={before ? null : <BarBrief preview={preview} missing={missing} />}
        idFlow={idFlow}
        flowCode={flow}
        flowState={flowState}
        flowData={() => bareValues(form.getValues())}
        about={summaryLines(preview.posting?.ringkasan)}
        validate={transaction.problem}
        onProblem={tabs.toProblem}
        direct={transaction.direct}
        alone={transaction.alone}
        attempts={attempts}
        onAccepted={filled.unsaved.done}
        onDone={onSent}
      />
      <SecondPerson transaction={transaction} flow={flow} values={values} />
    </>
  );
}

type StartProps = Omit<FormProps, 'start' | 'flowState' | 'remark' | 'pinned'>;
/** Nobody has reviewed such a form yet. */
const unseen = { flowState: '', remark: '', pinned: [] } as const;

/** A form that continues a draft or a returned item waits for its content first. */
export function StartedForm(props: StartProps) {
  const t = useT();
  const { screen, idFlow, prefill } = props;
  const item = useRecord(flowService.byId, { id_flow: idFlow }, { enabled: idFlow !== '' });
  const failure = item.error?.message;
  useEffect(() => {
    if (failure) void notify('error', t('popup.terjadiKesalahan'), failure);
  }, [failure, t]);
  const Source = screen.change?.Source;
  if (idFlow === '' && Source) {
    return (
      <Source asked={prefill}>
        {(start) => <TransactionForm {...props} start={{ ...screen.initial, ...start, ...prefill }} {...unseen} />}
      </Source>
    );
  }
  if (idFlow === '') {
    return <TransactionForm {...props} start={{ ...screen.initial, ...prefill }} {...unseen} />;
  }
  return (
    <Loaded state={item} lines={8}>
      {(detail) => (
        <TransactionForm
          {...props}
          start={{ ...screen.initial, ...detail.flowData }}
          flowState={detail.item?.flow_state ?? ''}
          remark={detail.item?.flow_state === 'RETURNED' ? detail.item.transRemark : ''}
          pinned={detail.catatan_kolom}
        />
      )}
    </Loaded>
  );
}
