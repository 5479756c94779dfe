import { useEffect, useRef } from 'react';
import { firstMessage, type Messages } from '#components/kit/form/check-form.ts';
import { fieldsOf, type SectionDef } from '#components/kit/form/field-def.ts';
import { FormSections } from '#components/kit/form/form-sections.tsx';
import type { FormSectionsProps } from '#components/kit/form/nested-form.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import type { MessageKey } from '#lib/messages/id.ts';
import { toFirstOpenField } from './first-field.ts';
import { namesOf } from './wizard-steps.ts';

/** One tab of a long form. */
export interface FormStep<N extends string = string> {
  readonly id: string;
  readonly title: MessageKey;
  readonly sections: readonly SectionDef<N>[];
}

/** 'pihak.0.nama' is about the field 'pihak'. */
const isAbout = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** Counts the fields of a step that are not right yet. */
function lackingOf(step: FormStep, messages: Messages): number {
  const paths = Object.keys(messages);
  return new Set(namesOf(step).filter((name) => paths.some((path) => isAbout(path, name)))).size;
}

/** Returns the step that has this field; -1 where none has. */
export const stepOf = (steps: readonly FormStep[], path: string): number =>
  steps.findIndex(({ sections }) => fieldsOf(sections).some(({ name }) => isAbout(path, name)));

/** Returns the step that has the first error; -1 where there is none. */
export function stepOfProblem(steps: readonly FormStep[], messages: Messages): number {
  const first = firstMessage(
    steps.flatMap(({ sections }) => sections),
    messages,
  );
  if (!first) return -1;
  return stepOf(steps, first[0]);
}

interface FormStepsProps extends Omit<FormSectionsProps, 'sections' | 'scope'> {
  readonly label: string;
  readonly steps: readonly FormStep[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly messages: Messages;
  /** Holds the tabs that were left, or sent with the form: only these are marked. */
  readonly left: ReadonlySet<number>;
}

/**
 * A tab that was just opened is seen from its top, and where the focus went away with the tab before it, to its first field that is
 * still empty.
 */
function useStart(at: number) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
    if (document.activeElement === document.body) toFirstOpenField();
  }, [at]);
  return root;
}

/**
 * Draws a long form in tabs. Every tab may be opened at any time and has a mark once it was left with something lacking; next is the
 * button to press until the last one.
 */
export function FormSteps({ label, steps, at, onMove, messages, left, ...form }: FormStepsProps) {
  const t = useT();
  const root = useStart(at);
  const last = steps.length - 1;
  const tabs = steps.map((step, index) => {
    const lacking = left.has(index) ? lackingOf(step, messages) : 0;
    return {
      id: step.id,
      title: t(step.title),
      mark: lacking > 0 ? t('wizard.kurang', { jumlah: lacking }) : undefined,
      content: (
        <div className="stack">
          <FormSections {...form} sections={step.sections} />
        </div>
      ),
    };
  });
  const go = (to: number) => onMove(Math.max(0, Math.min(last, to)));
  return (
    <div ref={root} className="stack wizard">
      <Tabs label={label} tabs={tabs} variant="step" at={at} onMove={go} />
      <div className="line buttons">
        <span className="muted small push" aria-live="polite">
          {t('wizard.langkah', { ke: at + 1, jumlah: steps.length })}
        </span>
        <Button icon="chevron-left" disabled={at === 0} onClick={() => go(at - 1)}>
          {t('wizard.sebelum')}
        </Button>
        <Button
          variant={at === last ? 'plain' : 'primary'}
          iconEnd="chevron-right"
          disabled={at === last}
          onClick={() => go(at + 1)}
        >
          {t('wizard.berikut')}
        </Button>
      </div>
    </div>
  );
}
