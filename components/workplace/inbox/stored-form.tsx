import { useForm } from 'react-hook-form';
import type { Values } from '#components/kit/form/field-def.ts';
import { FormSections } from '#components/kit/form/form-sections.tsx';
import { remarksOf } from '#components/kit/form/pinned-list.tsx';
import type { FlowForm } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { CatatanKolom } from '#types/proto/control/flow.ts';

interface StoredFormProps {
  readonly form: FlowForm;
  /** Holds the filed form. */
  readonly flowData: Values;
  readonly pinned: readonly CatatanKolom[];
}

/** Shows the maker's own form with its values, read-only: a checker approves exactly this. */
export function StoredForm({ form, flowData, pinned }: StoredFormProps) {
  const t = useT();
  const values = { ...form.initial, ...flowData };
  const held = useForm<Values>({ values });
  return (
    <section>
      <h3 className="field-label">{t('flow.isian')}</h3>
      <div className="stack flat-cards as-read">
        <FormSections
          sections={form.sections}
          form={held}
          values={values}
          readOnly
          // The screen around it has inputs of its own, some of the same name.
          scope="isian-"
          remarks={remarksOf(pinned)}
        />
      </div>
    </section>
  );
}
