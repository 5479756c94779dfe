import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { schemaCheck } from './check-form.ts';
import { bareValues } from './data-set-rows.ts';
import { DraftOffer } from './draft-offer.tsx';
import type { SectionDef, Values } from './field-def.ts';
import { FormSections } from './form-sections.tsx';
import { useLiteralForm } from './use-literal-form.ts';

interface LiteralFormProps {
  readonly sections: readonly SectionDef[];
  readonly initial: Values;
  readonly schema?: z.ZodType;
  readonly readOnly?: boolean;
  /** Names the form among its user's drafts; left out, none is kept. */
  readonly route?: string;
  /** Returns true when it was done: only then is the form clean again. Not given for a form that is only shown. */
  readonly onSubmit?: (values: Values) => Promise<boolean>;
  readonly submitLabel?: string;
  readonly onCancel?: () => void;
}

/** A whole form from a literal, outside of transactions: sections, checks, drafts, one button to send it. */
export function LiteralForm(props: LiteralFormProps) {
  const { sections, initial, schema, readOnly = false, route = null, onSubmit, submitLabel, onCancel } = props;
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { form, values, unsaved, validate, demanded } = useLiteralForm({
    sections,
    start: initial,
    ...(schema && { check: schemaCheck(schema) }),
    route: readOnly ? null : route,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || readOnly || !onSubmit || !(await validate())) return;
    setBusy(true);
    try {
      if (await onSubmit(bareValues(form.getValues()))) unsaved.done();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <DraftOffer unsaved={unsaved} />
      <FormSections sections={sections} form={form} values={values} readOnly={readOnly} demanded={demanded} />
      {onSubmit && !readOnly ? (
        <div className="line buttons">
          {onCancel ? (
            <Button className="push" onClick={onCancel}>
              {t('aksi.batal')}
            </Button>
          ) : null}
          <Button type="submit" variant="primary" className={onCancel ? '' : 'push'} busy={busy}>
            {submitLabel ?? t('aksi.simpan')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
