import type { ReactNode } from 'react';
import type { SectionDef } from '#components/kit/form/field-def.ts';
import { FormSections } from '#components/kit/form/form-sections.tsx';
import type { FormSectionsProps } from '#components/kit/form/nested-form.ts';
import { type FormStep, FormSteps } from './form-steps.tsx';
import type { StepsState } from './use-steps.ts';

interface FormBodyProps {
  readonly label: string;
  readonly sections: readonly SectionDef[];
  readonly steps?: readonly FormStep[];
  /** The preview comes below, also where there are no tabs. */
  readonly wide?: boolean;
  readonly tabs: StepsState;
  readonly shown: Omit<FormSectionsProps, 'sections' | 'scope'>;
  /** Previews the effect of the form: beside it, or at the end of the last tab of a long one. */
  readonly summary: ReactNode;
  /** Stands above the fields. */
  readonly children: ReactNode;
}

/** The fields of a transaction, in one piece or in tabs, and the preview. */
export function FormBody({ label, sections, steps, wide = false, tabs, shown, summary, children }: FormBodyProps) {
  const isBeside = ({ beside }: SectionDef): boolean => beside === true && !wide;
  const beside = sections.filter(isBeside);
  return (
    <form className={steps || wide ? 'stack' : 'two-columns'} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="stack">
        {children}
        {steps ? (
          <FormSteps {...shown} {...tabs} label={label} steps={steps} summary={summary} />
        ) : (
          <FormSections {...shown} sections={sections.filter((section) => !isBeside(section))} />
        )}
      </div>
      {steps ? null : (
        <div className="stack">
          {beside.length > 0 ? <FormSections {...shown} sections={beside} /> : null}
          {summary}
        </div>
      )}
    </form>
  );
}
