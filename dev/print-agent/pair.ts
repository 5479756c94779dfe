import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivate } from '#dev/data-dir.ts';
import type { PrintAgentFiles } from '#lib/config/print-agent.ts';
import { selfSigned } from './certificate.ts';

/** Names within a data folder. */
export const PRINT_AGENT_FILES = ['print-agent.pem', 'print-agent.key'] as const;

const DAY_MS = 86_400_000;
const YEARS = 10;

/** The folder's own certificate and key for print agents; made once, the key readable by its owner only. */
export function printAgentPair(dir: string): PrintAgentFiles {
  const [cert, key] = [join(dir, PRINT_AGENT_FILES[0]), join(dir, PRINT_AGENT_FILES[1])];
  if (!existsSync(cert) || !existsSync(key)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const now = Date.now();
    writePrivate(key, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    const until = new Date(now + YEARS * 365 * DAY_MS);
    writePrivate(cert, selfSigned(privateKey, 'Amanah (pengembangan)', new Date(now - DAY_MS), until));
  }
  return { cert, key };
}
