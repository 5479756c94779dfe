import type { Context } from '#core/access/context.ts';
import { change, read } from '#core/access/handler.ts';
import { violation } from '#core/access/input.ts';
import type { Supervisor } from '#core/access/supervisor.ts';
import { keyStatus } from '#core/engine/key-status.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Submit } from '#types/proto/common.ts';
import type { RpcInput } from '#types/rpc.ts';
import { validateOverride, validateUser } from './authority-view.ts';
import { processBatch } from './batch.ts';
import { draftOtorisasi, otorisasiData, otorisasiHistoryData } from './desk.ts';
import { getButtonTransition, getByIdFlow } from './flow-view.ts';
import { requestOverride } from './override.ts';
import { releaseByCredential } from './override-credential.ts';
import { fingerprintChallenge, releaseByFinger } from './override-finger.ts';
import { processFlow } from './process.ts';

/** The second person works here: items, their desk, and releases at the counter. */
export const workflow = {
  operations: {},
  handlers: ({
    operations,
    supervisor,
  }: {
    readonly operations: Operations;
    /** Finds the holder of a fresh token of the client that exchanges credentials. */
    readonly supervisor: Supervisor;
  }) => ({
    'access.validateOverride': read((context: Context, input: RpcInput<'access.validateOverride'>) =>
      validateOverride(context, input.nomor_rekening),
    ),
    'access.validateUser': read(validateUser),
    'access.authenticateV2': change(async (context: Context, input: RpcInput<'access.authenticateV2'>) =>
      input.login_type === 'FINGERPRINT'
        ? releaseByFinger(operations)(context, input)
        : releaseByCredential(
            context,
            operations,
            await supervisor(context.db, input.token_supervisor),
            input.flowCode,
            input.flowData,
          ),
    ),
    'access.fingerprintChallenge': read(fingerprintChallenge(operations)),
    'access.requestOverride': change((context: Context, input: RpcInput<'access.requestOverride'>) =>
      requestOverride(context, operations, input),
    ),
    'flow.getButtonTransition': read((context: Context, input: RpcInput<'flow.getButtonTransition'>) =>
      getButtonTransition(context, operations, input),
    ),
    'flow.getByIdFlow': read((context: Context, input: RpcInput<'flow.getByIdFlow'>) =>
      getByIdFlow(context, operations, input.id_flow),
    ),
    'flow.statusKunci': read(keyStatus),
    'flow.processV2': change((context: Context, input: RpcInput<'flow.processV2'>) =>
      processFlow(context, operations, requiredSubmit(input.submit), input.flowData, input.catatan_kolom),
    ),
    'flow.prosesBersama': change((context: Context, input: RpcInput<'flow.prosesBersama'>) =>
      processBatch(context, operations, input),
    ),
    'flow.otorisasiData': read(otorisasiData),
    'flow.otorisasiHistoryData': read(otorisasiHistoryData),
    'flow.draftOtorisasi': read(draftOtorisasi),
  }),
};

/** A request without its payload is as good as one with an unknown action. */
function requiredSubmit(submit: Submit | undefined): Submit {
  return submit ?? fail('VALIDATION', { violations: [violation('actionType', 'v.wajib')] });
}
