import { useForm, useWatch } from 'react-hook-form';
import { fieldId } from '#components/kit/fields/field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { checkForm, demandsOf, firstMessage, type Messages, resolverOf } from './check-form.ts';
import { type FieldDef, type Form, fieldsOf, type SectionDef, type Values } from './field-def.ts';
import { type Unsaved, useUnsaved } from './use-unsaved.ts';

export interface LiteralFormSetup {
  readonly sections: readonly SectionDef[];
  /** The form as it starts. */
  readonly start: Values;
  /** The check of the whole form: a schema's, usually. Runs with the fields' own validators. */
  readonly check?: (values: Values) => Messages;
  /** Names the form among the drafts of its user; null keeps none. */
  readonly route?: string | null;
}

export interface LiteralForm {
  readonly form: Form;
  readonly values: Values;
  readonly unsaved: Unsaved;
  /** Marks the faults and returns a sentence about the first; null when there is none. */
  problem(): Promise<string | null>;
  /** Goes to the input of the first thing that is not right. */
  toProblem(): void;
  /** As `problem`, said in a warning titled Info before its input gets the focus. */
  validate(): Promise<boolean>;
  messages(): Messages;
  /** True where the form is refused without this field, as the answers stand. */
  demanded(field: FieldDef): boolean;
}

/** The state of a form that is written as a literal: values, checks, drafts. */
export function useLiteralForm({ sections, start, check, route = null }: LiteralFormSetup): LiteralForm {
  const t = useT();
  const run = (values: Values) => checkForm(sections, values, check);
  const form = useForm<Values>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: resolverOf(run),
    shouldFocusError: false,
  });
  const values = { ...start, ...useWatch({ control: form.control }) };
  const unsaved = useUnsaved(form, sections, values, route);

  const messages = () => run(form.getValues());
  const problem = async () => {
    const first = firstMessage(sections, messages());
    await form.trigger();
    if (!first) return null;
    const [name, message] = first;
    const field = fieldsOf(sections).find((item) => item.name === name);
    return `${field?.title ? t(field.title) : name}: ${message}`;
  };
  const toProblem = () => {
    const first = firstMessage(sections, messages());
    if (first) document.getElementById(fieldId(first[0]))?.focus();
  };
  const validate = async () => {
    const found = await problem();
    if (found === null) return true;
    await notify('warning', t('popup.info'), found);
    toProblem();
    return false;
  };
  return { form, values, unsaved, problem, toProblem, validate, messages, demanded: demandsOf(run, values) };
}
