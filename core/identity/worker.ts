import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import { inRounds } from '#core/db/rounds.ts';
import { ProviderFault } from './admin-api.ts';
import { loadPerson } from './person.ts';
import type { IdentityProvider } from './provider.ts';

const PAUSE_MS = 1_000;
const STOP_MS = 3_000;
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 300;
/** Nobody will configure it within seconds. */
const UNCONFIGURED_WAIT_SECONDS = 60;

interface Job {
  readonly id: bigint;
  readonly id_user: string;
  readonly aksi: 'BUAT' | 'UBAH' | 'NONAKTIF' | 'AKTIF' | 'HAPUS' | 'KELUAR' | 'RESET_MASUK';
  readonly percobaan: number;
}

/** How long after so many attempts the next one waits: doubling, up to five minutes. */
export const waitSeconds = (attempts: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS);

async function carryOut(db: Db, provider: IdentityProvider, { id_user, aksi }: Job): Promise<void> {
  if (aksi === 'KELUAR') return provider.signOut(id_user);
  if (aksi === 'RESET_MASUK') return provider.clearFailures(id_user);
  // The others say only that something has changed; what holds is what the tables say by now.
  const person = await loadPerson(db, id_user);
  return person ? provider.keep(person) : provider.remove(id_user);
}

/** Carries out one job, if one is due. Answers whether there was one. */
export async function doIdentityJob(db: Db, provider: IdentityProvider | undefined, log: Logger): Promise<boolean> {
  const [job] = await db<Job[]>`select id, id_user, aksi, percobaan from claim_identity_job()`;
  if (!job) return false;
  let fault = '';
  let wait = 0;
  try {
    if (!provider) throw new ProviderFault('BELUM_DIATUR');
    await carryOut(db, provider, job);
  } catch (error) {
    // What is no answer of the provider is a fault of ours or of the database: the job comes free again by itself.
    if (!(error instanceof ProviderFault)) throw error;
    fault = error.message;
    wait = provider ? waitSeconds(job.percobaan) : UNCONFIGURED_WAIT_SECONDS;
    log.warn(
      { job: String(job.id), aksi: job.aksi, fault },
      'the identity provider was not told, it will be tried again',
    );
  }
  await db`select finish_identity_job(${job.id}, ${job.percobaan}, ${fault}, ${wait})`;
  return true;
}

/** Tells the identity provider what has been decided, as long as the core runs. Answers how to stop it. */
export function startIdentityWorker(db: Db, provider: IdentityProvider | undefined, log: Logger): () => Promise<void> {
  const stop = inRounds(() => doIdentityJob(db, provider, log), {
    pauseMs: PAUSE_MS,
    failed: (error) => log.warn({ err: error }, 'the jobs for the identity provider cannot be read'),
  });
  return async () => {
    // A provider that hangs must not hold up the stop; its job comes free by itself.
    const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([stop(), patience]);
  };
}
