import { violation } from '#core/access/input.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Submit } from '#types/proto/common.ts';
import type { Operation } from './operation.ts';

/** A submit that says nothing yet. */
export const emptySubmit: Submit = {
  flowCode: '',
  flowState: '',
  transRemark: '',
  idFlow: '',
  transCode: '',
  sendToCore: 'T',
  actionType: '',
  trxType: '',
  key_input1: '',
  key_input2: '',
  keterangan: '',
  key_value1: '',
  key_value2: '',
  audit_trail: undefined,
  token_override: '',
  dry_run: 'F',
  versi: 0,
  sidik: '',
  kode_alasan: [],
};

/** The operations of the product by their flowCode. */
export type Operations = ReadonlyMap<string, Operation>;

/** The operation of a flowCode; an unknown one is a violation of that field. */
export function operationOf(operations: Operations, flowCode: string): Operation {
  return operations.get(flowCode) ?? fail('VALIDATION', { violations: [violation('flowCode', 'v.kode')] });
}

/** flowData as it comes over the wire: the JSON text of an object. */
export function parseFlowData(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through to the violation: the caller gets the same error for what cannot be parsed as for what has the wrong shape.
  }
  fail('VALIDATION', { violations: [violation('flowData', 'v.bentuk')] });
}
