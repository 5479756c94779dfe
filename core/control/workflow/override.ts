import { randomUUID } from 'node:crypto';
import type { Caller, Context } from '#core/access/context.ts';
import type { FingerProof } from '#core/access/fingerprint.ts';
import { validInput } from '#core/access/input.ts';
import { answeredFor, groupOf } from '#core/engine/authority.ts';
import { commit } from '#core/engine/commit.ts';
import { customersOf } from '#core/engine/customers.ts';
import type { Effect } from '#core/engine/effects.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { guardForeignBalance } from '#core/engine/foreign-balance.ts';
import type { ShownReason } from '#core/engine/new-reason.ts';
import { changesOnly, type Operation, type Prepared } from '#core/engine/operation.ts';
import { prepare, rejection } from '#core/engine/run-operation.ts';
import { type Operations, operationOf, parseFlowData } from '#core/engine/submitted.ts';
import { mayFile } from '#lib/access/filing.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RequestOverrideReply } from '#types/proto/control/access.ts';
import { approvalsFor, assertMayRelease, isElsewhere, type Releasable } from './checker.ts';
import { putItem } from './item-effects.ts';

/** A grant lives this long: the transaction is on the teller's screen meanwhile. */
const GRANT_SECONDS = 120;

/** Reads and judges what is to be released; refuses what no override can release and what needs none. */
export async function prepareOverride(
  context: Context,
  operations: Operations,
  flowCode: string,
  flowData: string,
): Promise<Prepared> {
  const operation = operationOf(operations, flowCode);
  if (!mayFile(operation.code, context.caller.menus)) fail('FORBIDDEN');
  const prepared = await prepare(
    { ...context, key: '' },
    operation,
    validInput(operation.schema, parseFlowData(flowData)),
  );
  await guardForeignBalance(context, prepared);
  if (prepared.verdict.rejection) throw rejection(prepared.verdict);
  if (prepared.verdict.reasons.length === 0) fail('OVERRIDE_NOT_NEEDED');
  // A grant carries one name, so what needs two checkers can only go through the workflow.
  if (approvalsFor(prepared) > 1) fail('TWO_APPROVALS');
  return prepared;
}

/** The trail finds it by the record it changes, or the account it moves. */
const recordOf = ({ operation, op }: Prepared): string | null =>
  changesOnly(operation) ? (operation.change?.object(op) ?? null) : operation.subject(op).rekening;

/** Describes what the supervisor is asked to release. */
function releasable({ operation, op, verdict }: Prepared): Releasable {
  const subject = operation.subject(op);
  return {
    maker: op.caller.idUser,
    kodeCabang: op.caller.kodeCabang,
    customers: customersOf({ operation, op }),
    group: groupOf({ operation, op }),
    kodeValuta: subject.kode_valuta,
    nominal: answeredFor({ operation, op }),
    level: verdict.level,
    earlier: [],
    authorities: [],
    flowCode: operation.code,
    object: operation.change?.object(op) ?? '',
    elsewhere: isElsewhere(verdict.reasons),
  };
}

/** The effect that issues a one-time grant bound to operation, input, maker, branch and reasons. */
export function grantEffect(grant: {
  token: string;
  operation: Operation;
  print: Buffer;
  maker: Caller;
  reasons: readonly ShownReason[];
  supervisor: string;
  /** The supervisor releases in this person's place; '' for the supervisor's own authority. */
  behalf: string;
  /** The supervisor must be able to approve this, now and when the grant is spent. Minor units. */
  level: string;
  group: Releasable['group'];
  valuta: string;
  nominal: bigint;
}): Effect {
  return {
    efek: 'grant',
    fase: 'sebelum',
    token: grant.token,
    operasi: grant.operation.code,
    sidik: grant.print.toString('hex'),
    pembuat: grant.maker.idUser,
    kode_cabang: grant.maker.kodeCabang,
    alasan: grant.reasons.map(({ kode, rincian }) => ({ kode, rincian })),
    supervisor: grant.supervisor,
    wewenang: grant.behalf || grant.supervisor,
    tingkat: grant.level,
    kelompok: grant.group,
    kode_valuta: grant.valuta,
    nominal: grant.nominal.toString(),
    detik: GRANT_SECONDS,
  };
}

/**
 * A supervisor who has proved their identity at the counter releases exactly this transaction: returns the grant's token. The caller is the maker;
 * `supervisor` comes from a token the core has verified itself, or from a reader's answer, which holds only for what its challenge was issued for.
 */
export async function authenticateOverride(
  context: Context,
  operations: Operations,
  supervisor: Caller,
  flowCode: string,
  flowData: string,
  finger?: FingerProof,
) {
  const prepared = await prepareOverride(context, operations, flowCode, flowData);
  const { operation, print } = prepared;
  if (finger && (finger.operasi !== operation.code || !finger.sidik.equals(print))) fail('GRANT_INVALID');
  const asked = releasable(prepared);
  const behalf = assertMayRelease(supervisor, asked);
  const token = randomUUID();
  const { reasons } = prepared.verdict;
  const effect = grantEffect({
    token,
    operation,
    print,
    maker: context.caller,
    reasons,
    supervisor: supervisor.idUser,
    behalf,
    level: asked.level,
    group: asked.group,
    valuta: asked.kodeValuta,
    nominal: asked.nominal,
  });
  const done = await commit(context.db, {
    key: context.key,
    print: fingerprint('OVERRIDE', [flowCode, prepared.print.toString('hex'), supervisor.idUser]),
    actor: context.caller.idUser,
    idUser: context.caller.idUser,
    kodeCabang: context.caller.kodeCabang,
    operasi: 'OVERRIDE',
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: null,
    rekening: recordOf(prepared),
    effects: [effect],
    audit: {
      operasi: flowCode,
      alasan: reasons.map(({ kode }) => kode),
      supervisor: supervisor.idUser,
      ...(behalf && { atas_nama: behalf }),
      ...(finger && { cara: 'SIDIK_JARI', alat: finger.alat }),
    },
    answer: { token },
  });
  const grantToken = (done.jawaban as { token: string }).token;
  const [row] = await context.db<
    { sampai: string }[]
  >`select to_char(berlaku_sampai, 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as sampai from override_grant where token = ${grantToken}`;
  return { token_override: grantToken, berlaku_sampai: row?.sampai ?? '', user_otorisasi: supervisor.idUser };
}

/** Puts the request on the supervisors' own screens; the teller's screen goes on when one of them has approved it. */
export async function requestOverride(
  context: Context,
  operations: Operations,
  input: { flowCode: string; flowData: string; transRemark: string },
): Promise<RequestOverrideReply> {
  const prepared = await prepareOverride(context, operations, input.flowCode, input.flowData);
  const answer = { id_flow: randomUUID(), flow_state: 'WAITING' };
  const done = await commit(context.db, {
    key: context.key,
    print: fingerprint('OVERRIDE_REQUEST', [input.flowCode, prepared.print.toString('hex'), input.transRemark]),
    actor: context.caller.idUser,
    idUser: context.caller.idUser,
    kodeCabang: context.caller.kodeCabang,
    operasi: 'MINTA_OVERRIDE',
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    // Under the day's lock: a request must not come to wait in a day that is being closed.
    date: prepared.op.date,
    rekening: recordOf(prepared),
    effects: [
      putItem(prepared, {
        idFlow: answer.id_flow,
        jenis: 'OVERRIDE',
        from: '',
        state: 'WAITING',
        action: 'SUBMIT',
        remark: input.transRemark,
        level: prepared.verdict.level,
        approvals: 1,
        reservations: new Map(),
      }),
    ],
    audit: { operasi: input.flowCode, id_flow: answer.id_flow },
    answer,
  });
  return done.jawaban as RequestOverrideReply;
}
