import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderFault } from '#core/identity/admin-api.ts';
import type { Person } from '#core/identity/person.ts';
import type { IdentityProvider } from '#core/identity/provider.ts';
import { setPasswordAt } from '#core/identity/set-password.ts';
import { doIdentityJob, startIdentityWorker, waitSeconds } from '#core/identity/worker.ts';
import { refusal, type TestBank, testBank } from '../helpers.ts';
import { testRealm } from './realm.ts';

const log = pino({ level: 'silent' });
const realm = await testRealm();
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());
beforeEach(() => bank.owner`delete from identity_job`);

type Aksi = 'BUAT' | 'UBAH' | 'NONAKTIF' | 'AKTIF' | 'HAPUS' | 'KELUAR' | 'RESET_MASUK';
const ask = async (aksi: Aksi, idUser: string): Promise<bigint> => {
  const [row] = await bank.owner<{ id: bigint }[]>`
    insert into identity_job (id_user, aksi) values (${idUser}, ${aksi}) returning id`;
  if (!row) throw new Error('no job');
  return row.id;
};
const jobs = () =>
  bank.app<{ id_user: string; aksi: Aksi; selesai: boolean; percobaan: number; galat: string }[]>`
    select id_user, aksi, selesai_pada is not null as selesai, percobaan, galat from identity_job order by id`;
/** What is noted is due at once. */
const dueNow = () => bank.owner`update identity_job set coba_lagi = now()`;

/** A provider that notes what it is asked and does what the test says. */
function recorder(work: (what: string) => Promise<void> | void = () => {}) {
  const calls: string[] = [];
  const note = async (what: string) => {
    calls.push(what);
    await work(what);
  };
  const provider: IdentityProvider = {
    keep: (person: Person) => note(`keep ${person.id_user} ${person.aktif}`),
    signOut: (idUser) => note(`signOut ${idUser}`),
    clearFailures: (idUser) => note(`clearFailures ${idUser}`),
    remove: (idUser) => note(`remove ${idUser}`),
    setOneTimePassword: (person) => note(`password ${person.id_user}`),
  };
  return { calls, provider };
}
const drain = async (provider: IdentityProvider | undefined) => {
  while (await doIdentityJob(bank.app, provider, log));
};

test('a user is told of as the tables have her now, whatever the job says', async () => {
  const { calls, provider } = recorder();
  await bank.owner`update app_user set aktif = false where id_user = 'teller2'`;
  for (const aksi of ['BUAT', 'UBAH', 'AKTIF'] as const) await ask(aksi, 'teller2');
  await ask('HAPUS', 'teller1');
  await ask('HAPUS', 'sudah-dihapus');
  await ask('KELUAR', 'teller3');
  await ask('RESET_MASUK', 'teller3');
  await drain(provider);
  await bank.owner`update app_user set aktif = true where id_user = 'teller2'`;
  expect(calls.sort()).toEqual([
    'clearFailures teller3',
    'keep teller1 true',
    'keep teller2 false',
    'keep teller2 false',
    'keep teller2 false',
    'remove sudah-dihapus',
    'signOut teller3',
  ]);
  expect((await jobs()).every((job) => job.selesai && job.percobaan === 1 && job.galat === '')).toBe(true);
});

test('who is shut out comes before everybody else', async () => {
  const { calls, provider } = recorder();
  await ask('BUAT', 'teller1');
  await ask('UBAH', 'teller2');
  await ask('NONAKTIF', 'teller3');
  await drain(provider);
  expect(calls).toEqual(['keep teller3 true', 'keep teller1 true', 'keep teller2 true']);
});

describe('a provider that fails', () => {
  test('is asked again later, the fault stands beside the job until it is done', async () => {
    let away = true;
    const { calls, provider } = recorder(() => {
      if (away) throw new ProviderFault('TIDAK_TERJANGKAU');
    });
    await ask('UBAH', 'teller1');
    await drain(provider);
    expect(calls).toEqual(['keep teller1 true']);
    expect(await jobs()).toMatchObject([{ selesai: false, percobaan: 1, galat: 'TIDAK_TERJANGKAU' }]);
    away = false;
    await drain(provider);
    expect(calls).toHaveLength(1);
    await dueNow();
    await drain(provider);
    expect(await jobs()).toMatchObject([{ selesai: true, percobaan: 2, galat: '' }]);
  });

  test('waits twice as long each time, five minutes at most', () => {
    expect([1, 2, 3, 8, 9, 50].map(waitSeconds)).toEqual([2, 4, 8, 256, 300, 300]);
  });

  test('holds up nobody else', async () => {
    const { provider } = recorder((what) => {
      if (what.includes('teller1')) throw new ProviderFault('DITOLAK', 'nama tidak boleh');
    });
    await ask('UBAH', 'teller1');
    await ask('NONAKTIF', 'teller1');
    await ask('UBAH', 'teller2');
    await drain(provider);
    expect(await jobs()).toMatchObject([
      { id_user: 'teller1', selesai: false, galat: 'DITOLAK: nama tidak boleh' },
      { id_user: 'teller1', selesai: false, percobaan: 1 },
      { id_user: 'teller2', selesai: true },
    ]);
  });

  test('one that is not configured is said so plainly', async () => {
    await ask('UBAH', 'teller1');
    await drain(undefined);
    expect(await jobs()).toMatchObject([{ selesai: false, galat: 'BELUM_DIATUR' }]);
    await refusal(setPasswordAt(undefined, bank.app)('teller1', 'Sementara-123'), 'IDENTITY_NOT_SET');
  });
});

describe('several cores', () => {
  test('share the jobs, each done once, never two of one user at a time', async () => {
    const busy = new Set<string>();
    let together = 0;
    const { calls, provider } = recorder(async (what) => {
      const user = what.split(' ')[1] ?? '';
      if (busy.has(user)) throw new Error(`${user} twice at once`);
      busy.add(user);
      together = Math.max(together, busy.size);
      await new Promise((resolve) => setTimeout(resolve, 20));
      busy.delete(user);
    });
    for (const user of ['teller1', 'teller2', 'teller3']) for (let i = 0; i < 3; i += 1) await ask('UBAH', user);
    const more = async () => (await jobs()).some((job) => !job.selesai);
    await Promise.all(
      [1, 2, 3].map(async () => {
        while (await more()) await doIdentityJob(bank.app, provider, log);
      }),
    );
    expect(calls).toHaveLength(9);
    expect(together).toBeGreaterThan(1);
  });

  test('an attempt that was taken over says nothing any more', async () => {
    const id = await ask('UBAH', 'teller1');
    const { provider } = recorder(async () => {
      await bank.owner`update identity_job set diambil_sampai = now() - interval '1 second'`;
      const other = recorder(() => {
        throw new ProviderFault('TIDAK_TERJANGKAU');
      });
      expect(await doIdentityJob(bank.app, other.provider, log)).toBe(true);
    });
    await doIdentityJob(bank.app, provider, log);
    expect(await jobs()).toMatchObject([{ selesai: false, percobaan: 2, galat: 'TIDAK_TERJANGKAU' }]);
    expect(id).toBeGreaterThan(0n);
  });

  test('a fault of our own leaves the job to be taken again', async () => {
    await ask('UBAH', 'teller1');
    const { provider } = recorder(() => {
      throw new Error('ours');
    });
    await expect(doIdentityJob(bank.app, provider, log)).rejects.toThrow('ours');
    expect(await doIdentityJob(bank.app, recorder().provider, log)).toBe(false);
    await bank.owner`update identity_job set diambil_sampai = now() - interval '1 second'`;
    expect(await doIdentityJob(bank.app, recorder().provider, log)).toBe(true);
  });
});

test('the running worker takes up what is written, and stops', async () => {
  let told = () => {};
  const done = new Promise<void>((resolve) => {
    told = resolve;
  });
  const { calls, provider } = recorder(() => told());
  const stop = startIdentityWorker(bank.app, provider, log);
  await ask('UBAH', 'teller1');
  await done;
  await stop();
  expect(calls).toEqual(['keep teller1 true']);
  expect(await jobs()).toMatchObject([{ selesai: true }]);
});

describe('with the embedded provider', () => {
  test('a user of the bank alone is made there; switched off she is shut out', async () => {
    await bank.owner`insert into app_user (id_user, nama_user, kode_cabang) values ('baru9', 'Baru Sembilan', '001')`;
    await bank.owner`insert into user_role (id_user, role_id) values ('baru9', 'TELLER')`;
    await ask('BUAT', 'baru9');
    await drain(realm.provider);
    await setPasswordAt(realm.provider, bank.app)('baru9', 'Sementara-123');
    expect(await realm.tries('baru9', 'Sementara-123')).toBe('Account is not fully set up');
    const tokens = await realm.signIn('teller2');
    await bank.owner`update app_user set aktif = false where id_user in ('baru9', 'teller2')`;
    await ask('NONAKTIF', 'baru9');
    await ask('NONAKTIF', 'teller2');
    await drain(realm.provider);
    expect(await realm.tries('baru9', 'Sementara-123')).toBe('Account disabled');
    expect(await realm.renews(tokens)).toBe(false);
  });

  test('a password that the provider refuses is refused here in its words', async () => {
    const error = await refusal(setPasswordAt(realm.provider, bank.app)('teller3', 'x'), 'IDENTITY_REFUSED');
    expect(error.message).toContain('Invalid password: minimum length 10.');
    await refusal(setPasswordAt(realm.provider, bank.app)('siapa', 'Sementara-123'), 'NOT_FOUND');
  });
});
