import type { ReactNode } from 'react';
import type { SectionDef } from '#components/kit/form/field-def.ts';
import { FormSections } from '#components/kit/form/form-sections.tsx';
import type { FormSectionsProps } from '#components/kit/form/nested-form.ts';
import { type FormStep, FormSteps } from './form-steps.tsx';
import { onEnterToNextField } from './next-field.ts';
import type { StepsState } from './use-steps.ts';

interface FormBodyProps {
  readonly label: string;
  readonly sections: readonly SectionDef[];
  readonly steps?: readonly FormStep[] | undefined;
  /** The preview comes below, also where there are no tabs. */
  readonly wide?: boolean | undefined;
  readonly tabs: StepsState;
  readonly shown: Omit<FormSectionsProps, 'sections' | 'scope'>;
  /** Previews the effect of the form, beside it. */
  readonly summary: ReactNode;
  /** Stands below that. */
  readonly aside?: ReactNode;
  /** Takes the place of everything beside the form: the slip of the posting before. */
  readonly slip?: ReactNode;
  /** Stands above the fields. */
  readonly children: ReactNode;
}

/** The fields of a transaction, in one piece or in tabs, and the preview. */
export function FormBody(props: FormBodyProps) {
  const { label, sections, steps, wide = false, tabs, shown, summary, aside, slip, children } = props;
  const isBeside = ({ beside }: SectionDef): boolean => beside === true && !wide;
  const beside = sections.filter(isBeside);
  return (
    <form
      className={wide ? 'stack' : steps ? 'two-columns of-steps' : 'two-columns'}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDownCapture={onEnterToNextField}
    >
      <div className={slip ? 'stack no-print' : 'stack'}>
        {children}
        {steps ? (
          <FormSteps
            {...shown}
            label={label}
            steps={steps}
            at={tabs.at}
            onMove={tabs.onMove}
            messages={tabs.messages}
            left={tabs.left}
          />
        ) : (
          <FormSections {...shown} sections={sections.filter((section) => !isBeside(section))} />
        )}
      </div>
      {slip}
      {slip ? null : (
        <div className="stack">
          {beside.length > 0 ? <FormSections {...shown} sections={beside} /> : null}
          {summary}
          {aside}
        </div>
      )}
    </form>
  );
}
