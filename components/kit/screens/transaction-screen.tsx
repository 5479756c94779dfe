import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { bareValues } from '#components/kit/form/data-set-rows.ts';
import { DraftOffer } from '#components/kit/form/draft-offer.tsx';
import type { SectionDef, Values } from '#components/kit/form/field-def.ts';
import { remarksOf } from '#components/kit/form/pinned-list.tsx';
import { useLiteralForm } from '#components/kit/form/use-literal-form.ts';
import { LockedScreen } from '#components/kit/ui/locked-screen.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { tell } from '#components/kit/ui/popup.ts';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState, Loaded } from '#components/kit/ui/states.tsx';
import { useRouteChange } from '#components/kit/ui/use-route-change.ts';
import { useAttempts } from '#hooks/use-attempts.ts';
import { useDraftPlace } from '#hooks/use-draft-place.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useSchema } from '#hooks/use-schema.ts';
import { useProfile } from '#hooks/use-session.ts';
import { DUTY_OF_ALL } from '#lib/access/reads-only.ts';
import type { CommandEndpoint } from '#services/client.ts';
import { flow as flowService } from '#services/control/flow.ts';
import type { Posting } from '#types/proto/common.ts';
import type { CatatanKolom } from '#types/proto/control/flow.ts';
import { toFirstOpenField } from './first-field.ts';
import { FormBody } from './form-body.tsx';
import type { FormStep } from './form-steps.tsx';
import { OpenAttempt } from './open-attempt.tsx';
import { OverrideDialog } from './override/dialog.tsx';
import { PostedPanel } from './posted-panel.tsx';
import { PostingPreview } from './posting-preview.tsx';
import { Preconditions } from './preconditions.tsx';
import { ResumedNote } from './resumed-note.tsx';
import { summaryLines } from './summary.tsx';
import { TransactionBar } from './transaction-bar.tsx';
import type { TransactionDef } from './transaction-def.tsx';
import { checkWhatWasLeft, useCheck } from './use-check.ts';
import { usePreview } from './use-preview.ts';
import { useSteps } from './use-steps.ts';
import { useTransaction } from './use-transaction.ts';

/** The engine's own view of a literal: the types of its fields have done their work where it was written. */
interface Screen extends Omit<TransactionDef<CommandEndpoint>, 'flow' | 'initial' | 'sections' | 'steps'> {
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
}

function TransactionForm(props: FormProps) {
  const { screen, schema, start, idFlow, flowState, remark, pinned, prefill, onPosted, onSent } = props;
  const t = useT();
  const { endpoint, flow, sections } = screen;
  const route = [flow, idFlow, ...(screen.change ? Object.values(prefill) : [])].join('/');
  const attempts = useAttempts(useDraftPlace(route));
  const { check, checkable } = useCheck(endpoint, flow, schema);
  const filled = useLiteralForm({ sections, start, check, route });
  const { form, values } = filled;
  useEffect(() => {
    if (schema) checkWhatWasLeft(form);
  }, [schema, form]);
  const preview = usePreview(endpoint, schema, flow, values);
  const transaction = useTransaction({ endpoint, flow, idFlow, filled, checkable, preview, onPosted, attempts });
  const verdict = preview.posting?.otorisasi?.perlu;
  const tabs = useSteps(screen.steps, filled, preview);

  return (
    <>
      <FormBody
        label={t(screen.change?.title ?? 'umum.hasil')}
        sections={sections}
        steps={screen.steps}
        wide={screen.wide}
        tabs={tabs}
        shown={{ form, values, remarks: remarksOf(pinned) }}
        summary={<PostingPreview preview={preview} ofChange={screen.change !== undefined} />}
      >
        {idFlow === '' ? null : <ResumedNote sections={sections} remark={remark} pinned={pinned} />}
        <OpenAttempt attempts={attempts} onSettled={filled.unsaved.discard} onShow={onPosted} />
        {attempts.open ? null : <DraftOffer unsaved={filled.unsaved} />}
      </FormBody>
      <TransactionBar
        needsApproval={verdict === undefined ? undefined : verdict === 'T'}
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
        onTaken={filled.unsaved.done}
        onDone={onSent}
      />
      {transaction.approval ? (
        <OverrideDialog
          flowCode={flow}
          flowData={bareValues(values)}
          level={transaction.approval.level}
          reasons={transaction.approval.reasons}
          about={transaction.approval.about}
          onGranted={(token) => void transaction.release(token)}
          onClose={transaction.closeOverride}
        />
      ) : null}
    </>
  );
}

type StartProps = Omit<FormProps, 'start' | 'flowState' | 'remark' | 'pinned'>;
/** Nobody has reviewed such a form yet. */
const unseen = { flowState: '', remark: '', pinned: [] } as const;

/** A form that continues a draft or a returned item waits for its content first. */
function StartedForm(props: StartProps) {
  const t = useT();
  const { screen, idFlow, prefill } = props;
  const item = useRecord(flowService.byId, { id_flow: idFlow }, { enabled: idFlow !== '' });
  const failure = item.error?.message;
  useEffect(() => {
    if (failure) void tell('error', t('popup.terjadiKesalahan'), failure);
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

/** Fields named in the address are filled in: `?nomor_rekening=…`. */
function prefillOf(initial: Values, query: Readonly<Record<string, string | string[] | undefined>>): Values {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => typeof value === 'string' && typeof initial[name] === 'string'),
  );
}

function TransactionScreen({ screen }: { readonly screen: Screen }) {
  const t = useT();
  const router = useRouter();
  const [posted, setPosted] = useState<Posting | null>(null);
  const [round, setRound] = useState(0);
  const schema = useSchema(screen.endpoint);
  const fillable = router.isReady && !posted;
  const idFlow = typeof router.query.id_flow === 'string' ? router.query.id_flow : '';

  const { change } = screen;
  const startOver = () => {
    if (change) return void router.push(change.back);
    setPosted(null);
    setRound((before) => before + 1);
    if (Object.keys(router.query).length > 0) void router.replace(router.pathname, undefined, { shallow: true });
  };
  // The menu's link or a command that leads here once more opens another form, filled from the address.
  useRouteChange(() => {
    setPosted(null);
    setRound((before) => before + 1);
  });
  useEffect(() => {
    if (fillable) toFirstOpenField();
  }, [fillable]);

  return (
    <>
      <PageHeader
        menu={screen.menu}
        {...(change && { title: t(change.title), code: screen.endpoint.card?.trans_code ?? '' })}
      />
      {posted ? <PostedPanel posting={posted} Document={screen.Document} onNew={startOver} /> : null}
      {posted ? null : <Preconditions flow={screen.flow} card={screen.endpoint.card} />}
      {!posted && router.isReady ? (
        <>
          {schema.error ? <ErrorState error={schema.error} onRetry={schema.refetch} /> : null}
          <StartedForm
            key={`${idFlow}-${round}`}
            screen={screen}
            schema={schema.data}
            prefill={prefillOf(screen.initial, router.query)}
            idFlow={idFlow}
            onPosted={change ? startOver : setPosted}
            onSent={startOver}
          />
        </>
      ) : null}
      {!posted && !router.isReady ? <Skeleton lines={8} /> : null}
    </>
  );
}

/** Makes a page of a literal: form on the left, live posting preview on the right, the action bar below. */
export function transactionScreen<E extends CommandEndpoint>(definition: TransactionDef<E>) {
  const screen = definition as unknown as Screen;
  return function TransactionPage() {
    const { query } = useRouter();
    const { readsOnly } = useProfile();
    if (readsOnly && screen.flow !== DUTY_OF_ALL) return <LockedScreen why="hak.hanyaMembaca" />;
    // An address that fills in something else is another form, also when this page was open already.
    return <TransactionScreen key={JSON.stringify(prefillOf(screen.initial, query))} screen={screen} />;
  };
}
