import type { z } from 'zod';
import { sentence } from '#components/kit/form/check-form.ts';
import { bareValues } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { message } from '#lib/messages/id.ts';
import type { CommandEndpoint, Input } from '#services/client.ts';

/** Types the data of a flow: the `flowData` in the body of its endpoint. */
export type FlowData<E extends CommandEndpoint> = Input<E> extends { flowData: infer D } ? D : never;
export type FlowCode<E extends CommandEndpoint> = Input<E> extends { flowCode: infer C extends string } ? C : never;

/** The submit body around the values of a form. */
export const bodyOf = <E extends CommandEndpoint>(flowCode: string, flowData: Values) =>
  ({ flowCode, flowData: bareValues(flowData) }) as Input<E>;

/**
 * Checks the values with the schema of its endpoint, the same one that the gateway and the core use, and returns the first message of each
 * field. An empty object means valid.
 */
export function checkValues(schema: z.ZodType, flowCode: string, values: Values): Readonly<Record<string, string>> {
  const result = schema.safeParse(bodyOf(flowCode, values));
  const messages: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    const [root, field] = issue.path;
    const name = root === 'flowData' && field !== undefined ? String(field) : String(root ?? '');
    // An empty field lacks a value; that it also is no amount or account number would be noise.
    messages[name] ??= values[name] === '' ? message('v.wajib') : sentence(issue.message);
  }
  return messages;
}
