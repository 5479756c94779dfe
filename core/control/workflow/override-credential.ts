import type { Context } from '#core/access/context.ts';
import type { CredentialProof } from '#core/access/supervisor.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { fail } from '#lib/errors/errors.ts';
import { authenticateOverride } from './override.ts';

/**
 * Releases exactly this request by the password a supervisor has just typed. The proof is spent by the first request that carries it, whatever
 * becomes of that one; only its own repetition gets the answer again. OVERRIDE_CREDENTIAL.
 */
export async function releaseByCredential(
  context: Context,
  operations: Operations,
  { caller, bukti }: CredentialProof,
  flowCode: string,
  flowData: string,
) {
  const request = fingerprint('OVERRIDE_PROOF', [context.caller.idUser, flowCode, flowData]);
  const [row] = await context.db<{ sah: boolean }[]>`
    select spend_supervisor_proof(${bukti}, ${request}, ${context.key}::uuid) as sah`;
  if (!row?.sah) fail('OVERRIDE_CREDENTIAL');
  return authenticateOverride(context, operations, caller, flowCode, flowData);
}
