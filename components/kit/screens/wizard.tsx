import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { fieldId } from '#components/kit/fields/field.tsx';
import { type Messages, schemaCheck } from '#components/kit/form/check-form.ts';
import { bareValues } from '#components/kit/form/data-set-rows.ts';
import { DraftOffer } from '#components/kit/form/draft-offer.tsx';
import type { SectionDef, Values } from '#components/kit/form/field-def.ts';
import { FormSections } from '#components/kit/form/form-sections.tsx';
import { useLiteralForm } from '#components/kit/form/use-literal-form.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import type { MessageKey } from '#lib/messages/id.ts';
import { hasErrors, namesOf, stepTo } from './wizard-steps.ts';

/** One step of a wizard as a literal. */
export interface WizardStep {
  readonly id: string;
  readonly title: MessageKey;
  readonly sections: readonly SectionDef[];
}

export interface WizardProps {
  /** Names the wizard for a screen reader. */
  readonly label: string;
  readonly steps: readonly WizardStep[];
  readonly initial: Values;
  /** The schema of the whole form; a step is held back only by what is about its own fields. */
  readonly schema?: z.ZodType;
  readonly readOnly?: boolean;
  /** Names the form among its user's drafts; left out, none is kept. */
  readonly route?: string;
  /** Gets the whole form once every step is right; returns true when it was done. */
  readonly onFinish: (values: Values) => Promise<boolean>;
  readonly finishLabel?: string;
}

/** Holds the step that is shown and those that were tried: only a step that was tried shows its mark. */
function useSteps(props: WizardProps) {
  const { steps, initial, schema, route = null, readOnly = false } = props;
  const filled = useLiteralForm({
    sections: steps.flatMap(({ sections }) => sections),
    start: initial,
    ...(schema && { check: schemaCheck(schema) }),
    route: readOnly ? null : route,
  });
  const { form } = filled;
  const [at, setAt] = useState(0);
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());

  /** Marks what is not right in these steps and brings the first such field into view. */
  const tryStep = async (index: number, messages: Messages) => {
    const step = steps[index];
    if (!step) return;
    setTried((before) => new Set(before).add(index));
    const names = namesOf(step);
    await form.trigger([...names]);
    const first = names.find((name) => messages[name] !== undefined);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  const go = async (to: number) => {
    const messages = readOnly ? {} : filled.messages();
    const next = stepTo(steps, at, to, messages);
    setAt(next);
    if (next < to) await tryStep(next, messages);
  };
  /** Returns true when every step is right; otherwise shows the first that is not. */
  const validateAll = async () => {
    const messages = filled.messages();
    const wrong = steps.findIndex((step) => hasErrors(step, messages));
    setTried(new Set(steps.keys()));
    if (wrong === -1) return filled.validate();
    setAt(wrong);
    await form.trigger();
    await tryStep(wrong, messages);
    return false;
  };
  const messages = readOnly ? {} : filled.messages();
  const isMarked = (index: number) => {
    const step = steps[index];
    return tried.has(index) && step !== undefined && hasErrors(step, messages);
  };
  return { ...filled, at, go, validateAll, isMarked };
}

/**
 * One form in several tabs. Next goes on only from a step that is right, Previous is always open, and nothing that was
 * filled in is lost on the way; a tab with errors carries a mark.
 */
export function Wizard(props: WizardProps) {
  const { label, steps, readOnly = false, onFinish, finishLabel } = props;
  const t = useT();
  const { form, values, unsaved, demanded, at, go, validateAll, isMarked } = useSteps(props);
  const [busy, setBusy] = useState(false);
  const isLast = at === steps.length - 1;

  const finish = async () => {
    if (busy || !(await validateAll())) return;
    setBusy(true);
    try {
      if (await onFinish(bareValues(form.getValues()))) unsaved.done();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) void go(at + 1);
    else if (!readOnly) void finish();
  };
  const tabs = steps.map((step, index) => ({
    id: step.id,
    title: t(step.title),
    mark: isMarked(index) ? t('wizard.adaKesalahan') : undefined,
    content: (
      <div className="stack">
        <FormSections sections={step.sections} form={form} values={values} readOnly={readOnly} demanded={demanded} />
      </div>
    ),
  }));

  return (
    <form className="stack wizard" noValidate onSubmit={submit}>
      <DraftOffer unsaved={unsaved} />
      <Tabs label={label} tabs={tabs} variant="step" at={at} onMove={(to) => void go(to)} />
      <div className="line buttons">
        <span className="muted small push" aria-live="polite">
          {t('wizard.langkah', { ke: at + 1, jumlah: steps.length })}
        </span>
        <Button icon="chevron-left" disabled={at === 0} onClick={() => void go(at - 1)}>
          {t('wizard.sebelum')}
        </Button>
        {isLast && !readOnly ? (
          <Button type="submit" variant="primary" busy={busy}>
            {finishLabel ?? t('wizard.selesai')}
          </Button>
        ) : (
          <Button type="submit" variant={readOnly ? 'plain' : 'primary'} iconEnd="chevron-right" disabled={isLast}>
            {t('wizard.berikut')}
          </Button>
        )}
      </div>
    </form>
  );
}
