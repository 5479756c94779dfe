import type { FlowForm } from '#components/kit/screens/transaction-def.tsx';
import { type CheckedCode, knownDefinition } from '#lib/operations/operations.ts';
import { forms } from './form-index.ts';

/** The form behind a flow code, or undefined for one this product does not know. A screen loads the forms it shows, and no others. */
export const formOf = (flowCode: string): (() => Promise<FlowForm>) | undefined => forms[flowCode as CheckedCode];

/** Returns the address at which a draft or returned item is opened again, or null when no screen of its own fills it. */
export function formAddress(flowCode: string, idFlow: string): string | null {
  const route = knownDefinition(flowCode)?.check?.form ?? '';
  return route === '' ? null : `${route}?${new URLSearchParams({ id_flow: idFlow })}`;
}
