import { useForm, useWatch } from 'react-hook-form';
import { fieldId } from '../fields/field.tsx';
import { useT } from '../ui/messages.tsx';
import { tell } from '../ui/popup.ts';
import { checkForm, firstMessage, type Messages, resolverOf } from './check-form.ts';
import { type Form, fieldsOf, type SectionDef, type Values } from './field-def.ts';
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
  /** Marks what is not right; a warning titled Info names the first of it, and its input gets the focus. */
  validate(): Promise<boolean>;
  messages(): Messages;
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
  const validate = async () => {
    const first = firstMessage(sections, messages());
    await form.trigger();
    if (!first) return true;
    const [name, message] = first;
    const field = fieldsOf(sections).find((item) => item.name === name);
    await tell('warning', t('popup.info'), `${field?.title ? t(field.title) : name}: ${message}`);
    document.getElementById(fieldId(name))?.focus();
    return false;
  };
  return { form, values, unsaved, validate, messages };
}
