import { freePort } from '#dev/ports.ts';
import { startStack } from '#dev/stack.ts';
import { temporaryDir } from '#dev/temporary-directory.ts';
import { copyTemplate, newLog, programEnv, publishStack } from './ephemeral-stack.ts';
import { proveBank } from './proof.ts';
import { asAdmin, TEMPLATE } from './template.ts';

/** The bank of one worker. */
export interface Bank {
  /** Counts the banks since the worker began: each spec file begins a new one. */
  readonly number: () => number;
  /** Lets a test of this file begin: the first one finds the bank as it was seeded. */
  readonly begin: (file: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A stack that somebody else has started: its bank stays as it is. */
export const givenBank: Bank = { number: () => 0, begin: async () => {}, stop: async () => {} };

/** Replaces the bank by a new copy of the template. Connections that are still open are cut. */
const replaceBank = (adminUrl: string): Promise<void> =>
  asAdmin(adminUrl, async (sql) => {
    await sql.unsafe('drop database amanah with (force)');
    await sql.unsafe(`create database amanah template ${TEMPLATE} strategy file_copy owner amanah_owner`);
    // A copy does not take over who may connect.
    await sql.unsafe('revoke all on database amanah from public');
    await sql.unsafe('grant connect on database amanah to amanah_app');
  });

async function isWell(url: string): Promise<void> {
  const answers = async () => {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    return answer?.status === 200;
  };
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Starts a stack of the worker's own on a copy of the template's folder and publishes it to the tests. Each spec file begins with
 * the seeded bank and the people of the realm file: nothing that an earlier file left can reach a later one. What a file leaves is
 * proved before it goes.
 */
export async function ownBank(template: string, worker: number): Promise<Bank> {
  const { dir, remove } = await temporaryDir('e2e');
  await copyTemplate(template, dir);
  const log = newLog(`stack-${worker}.log`);
  const stack = await startStack({
    env: { ...programEnv(dir), PORT: String(await freePort('127.0.0.1')) },
    log: log.note,
    only: 'programs',
  });
  publishStack(stack, { dir, log: log.path });
  const ownerUrl = stack.env.DATABASE_URL ?? '';
  let number = 1;
  let current: string | undefined;
  return {
    number: () => number,
    async begin(file) {
      if (current !== undefined && current !== file) {
        const left = current;
        await stack.renew(async () => {
          await proveBank(ownerUrl, dir, left);
          await replaceBank(stack.adminUrl ?? '');
        });
        await isWell(stack.url);
        number += 1;
      }
      current = file;
    },
    async stop() {
      try {
        if (current !== undefined) await proveBank(ownerUrl, dir, current);
      } finally {
        await stack.stop();
        remove();
      }
    },
  };
}
