import type { Form, FormHandle, Values } from './field-def.ts';

/** Holds the values that each form has filled in by itself, by field. */
const own = new WeakMap<FormHandle, Map<string, string>>();
const said = (value: unknown): string => JSON.stringify(value) ?? '';

interface FillOptions {
  /** Checks the field at once. */
  readonly validate?: boolean;
}

/** Puts into a field what the form knows by itself, from a record that is shown: nobody typed it, and nobody's work is lost with it. */
export function fillIn(form: FormHandle, name: string, value: unknown, { validate = false }: FillOptions = {}): void {
  own.set(form, (own.get(form) ?? new Map()).set(name, said(value)));
  form.setValue(name, value, { shouldDirty: true, shouldValidate: validate });
}

/** Returns true when a person has changed anything: a value that is neither what the form began with nor what it filled in by itself. */
export function isTyped(form: Form, values: Values): boolean {
  const { isDirty, defaultValues = {} } = form.formState;
  if (!isDirty) return false;
  const fills = own.get(form);
  return Object.entries(values).some(
    ([name, value]) => said(value) !== said(defaultValues[name]) && said(value) !== fills?.get(name),
  );
}
