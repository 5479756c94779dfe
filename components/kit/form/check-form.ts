import { type FieldErrors, get, type ResolverResult, set } from 'react-hook-form';
import type { z } from 'zod';
import { message } from '#lib/messages/id.ts';
import { isValidationKey } from '#lib/messages/validation.ts';
import { type FieldDef, fieldsOf, holds, isInput, type SectionDef, type Values } from './field-def.ts';

/** The first message of each field that is not right, by its (dotted) name. An empty object means valid. */
export type Messages = Readonly<Record<string, string>>;

/** The sentence of a schema's issue: schemas name a key, so that they hold no texts. */
export const sentence = (key: string): string => (isValidationKey(key) ? message(key) : key);

/** A check by a zod schema of the whole form. An empty field lacks a value; more about it would be noise. */
export function schemaCheck(schema: z.ZodType) {
  return (values: Values): Messages => {
    const messages: Record<string, string> = {};
    for (const { path, message: said } of schema.safeParse(values).error?.issues ?? []) {
      const name = path.join('.');
      messages[name] ??= get(values, name) === '' ? message('v.wajib') : sentence(said);
    }
    return messages;
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** True while what the field holds is not for this reader to change, so that nothing can be asked of it. */
export function isAtRest({ otherProps = {} }: FieldDef, values: Values): boolean {
  return [otherProps.hidden, otherProps.disabled, otherProps.readOnly].some((rule) => holds(rule, values));
}

function messageOf(field: FieldDef, values: Values): string | null {
  if (!isInput(field) || isAtRest(field, values)) return null;
  const value: unknown = get(values, field.name);
  if (field.required && isEmpty(value)) return message('v.wajib');
  const validator = field.validator as
    | ((value: unknown, values: Values) => { ok: boolean; message: string })
    | undefined;
  const check = validator?.(value, values);
  return check && !check.ok ? check.message : null;
}

/** Runs the fields' own validators, in their order on the screen; then the check of the whole form fills the gaps. */
export function checkForm(
  sections: readonly SectionDef[],
  values: Values,
  whole: (values: Values) => Messages = () => ({}),
): Messages {
  const fields = fieldsOf(sections);
  const own = fields.flatMap((field) => {
    const said = messageOf(field, values);
    return said === null ? [] : [[field.name, said] as const];
  });
  const resting = new Set(fields.filter((field) => isAtRest(field, values)).map(({ name }) => name));
  const rest = Object.entries(whole(values)).filter(([name]) => !resting.has(name));
  return { ...Object.fromEntries(rest), ...Object.fromEntries(own) };
}

/**
 * Returns the test of whether the form would be refused if a field were empty: its star follows the answers given elsewhere and comes
 * from the check that refuses. Of a list and a mark its literal decides. The fields that are empty share one run of `check`.
 */
export function demandsOf(check: (values: Values) => Messages, values: Values): (field: FieldDef) => boolean {
  let asItStands: Messages | undefined;
  return ({ name, type, required }) => {
    if (required) return true;
    const value = values[name];
    if (type === 'checkbox' || typeof value !== 'string') return false;
    if (value !== '') return check({ ...values, [name]: '' })[name] !== undefined;
    asItStands ??= check(values);
    return asItStands[name] !== undefined;
  };
}

/** The first field with a message, in the order of the screen; what belongs to no field of it comes last. */
export function firstMessage(sections: readonly SectionDef[], messages: Messages): readonly [string, string] | null {
  const names = fieldsOf(sections).map(({ name }) => name);
  const paths = Object.keys(messages);
  // An error in a part of a list belongs to the part's path.
  const partOf = (name: string) => paths.find((path) => path.startsWith(`${name}.`));
  for (const name of names) {
    const text = messages[name] ?? messages[partOf(name) ?? ''];
    if (text !== undefined) return [name, text];
  }
  const [path] = paths;
  return path === undefined ? null : [path, messages[path] ?? ''];
}

/** A check in the shape that the form library wants: dotted names become nested errors. */
export function resolverOf(check: (values: Values) => Messages) {
  return (values: Values): ResolverResult<Values> => {
    const errors: FieldErrors<Values> = {};
    // A message about a list as a whole comes first, so that it replaces none about its parts.
    const messages = Object.entries(check(values)).sort(([one], [other]) => one.length - other.length);
    for (const [name, message] of messages) set(errors, name, { type: 'check', message });
    return messages.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** Returns the errors in the parts of a field, by their path: as the check has nested it, or as the server has named it. */
export function partsOf(error: unknown, name: string): Messages | undefined {
  const found: Record<string, string> = {};
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { message } = node as { message?: unknown };
    if (path !== name && typeof message === 'string') found[path] = message;
    else
      for (const [key, part] of Object.entries(node))
        if (key !== 'ref' && key !== 'types') visit(part, `${path}.${key}`);
  };
  visit(error, name);
  const messages = (error as { types?: Readonly<Record<string, unknown>> } | undefined)?.types ?? {};
  for (const [path, text] of Object.entries(messages)) if (typeof text === 'string') found[path] = text;
  return Object.keys(found).length === 0 ? undefined : found;
}
