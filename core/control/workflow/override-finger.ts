import type { Query } from '#core/access/context.ts';
import { issueChallenge, proveFinger } from '#core/access/fingerprint.ts';
import { violation } from '#core/access/input.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { fail } from '#lib/errors/errors.ts';
import { authenticateOverride, prepareOverride } from './override.ts';

/** Asks for a supervisor's finger: a challenge for exactly this content, once it is known that a release can help. */
export const fingerprintChallenge =
  (operations: Operations): Query<'access.fingerprintChallenge'> =>
  async (context, { username, flowCode, flowData }) => {
    if (username === '' || username.length > 60) fail('VALIDATION', { violations: [violation('username', 'v.wajib')] });
    const { operation, print } = await prepareOverride(context, operations, flowCode, flowData);
    const maker = context.caller.idUser;
    const reply = await issueChallenge(context.db, { maker, username, operasi: operation.code, sidik: print });
    // A browser need not report how the finger ended, so the trail has the attempt from here.
    await writeAudit(context, {
      aksi: 'TANTANGAN_SIDIK_JARI',
      rincian: { operasi: operation.code, supervisor: username },
    });
    return reply;
  };

/** Releases by the reader's answer what the supervisor's password would release: the same checks, the same grant. */
export const releaseByFinger =
  (operations: Operations): Query<'access.authenticateV2'> =>
  async (context, { username, assertion, flowCode, flowData }) => {
    const { caller: maker, key } = context;
    const finger = await proveFinger(context.db, { maker, key, username, assertion });
    return authenticateOverride(context, operations, finger.supervisor, flowCode, flowData, finger);
  };
