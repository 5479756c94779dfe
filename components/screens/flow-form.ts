import type { FieldErrors, ResolverResult } from 'react-hook-form';
import { isValidationKey, validation } from '#lib/messages/validation.ts';
import type { CommandEndpoint, Input } from '#services/client.ts';

/** The values of a form, by field name. */
export type Values = Record<string, unknown>;

/** The typed data of a flow: what stands under `flowData` in the body of its endpoint. */
export type FlowData<E extends CommandEndpoint> = Input<E> extends { flowData: infer D } ? D : never;
export type FlowCode<E extends CommandEndpoint> = Input<E> extends { flowCode: infer C extends string } ? C : never;

/** The submit body around the values of a form. */
export const bodyOf = <E extends CommandEndpoint>(flowCode: string, flowData: Values) =>
  ({ flowCode, flowData }) as Input<E>;

const sentence = (key: string): string => (isValidationKey(key) ? validation[key].id : key);

/**
 * Checks the values with the endpoint's own schema, the same one that the gateway and the core use, and answers the first
 * message of each field. An empty object means valid.
 */
export function checkValues(
  endpoint: CommandEndpoint,
  flowCode: string,
  values: Values,
): Readonly<Record<string, string>> {
  const result = endpoint.schema.safeParse(bodyOf(flowCode, values));
  const messages: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    const [root, field] = issue.path;
    const name = root === 'flowData' && field !== undefined ? String(field) : String(root ?? '');
    // An empty field lacks a value; that it also is no amount or account number would be noise.
    messages[name] ??= values[name] === '' ? validation['v.wajib'].id : sentence(issue.message);
  }
  return messages;
}

/** The same check in the shape that the form library wants. */
export function flowResolver(endpoint: CommandEndpoint, flowCode: string) {
  return (values: Values): ResolverResult<Values> => {
    const messages = Object.entries(checkValues(endpoint, flowCode, values));
    if (messages.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(messages.map(([name, message]) => [name, { type: 'schema', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
