import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderError } from '#core/control/identity/admin-api.ts';
import type { Person } from '#core/control/identity/person.ts';
import type { IdentityProvider } from '#core/control/identity/provider.ts';
import { setPasswordAt } from '#core/control/identity/set-password.ts';
import { refusal, type TestBank, testBank } from '../../helpers.ts';
import { doDueJobs } from '../../jobs/due.ts';
import { testRealm } from './realm.ts';

const log = pino({ level: 'silent' });
const realm = await testRealm();
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.owner`delete from identity_job`;
  await bank.owner`delete from graphile_worker._private_jobs`;
});

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
/** Makes the recorded jobs due at once. */
const dueNow = () => bank.owner`update graphile_worker._private_jobs set run_at = now()`;

/** Simulates a provider that records the requests and does what the test says. */
function recorder(work: (what: string) => Promise<void> | void = () => {}) {
  const calls: string[] = [];
  const note = async (what: string) => {
    calls.push(what);
    await work(what);
  };
  const provider: IdentityProvider = {
    save: (person: Person) => note(`keep ${person.id_user} ${person.aktif}`),
    signOut: (idUser) => note(`signOut ${idUser}`),
    clearFailures: (idUser) => note(`clearFailures ${idUser}`),
    remove: (idUser) => note(`remove ${idUser}`),
    setOneTimePassword: (person) => note(`password ${person.id_user}`),
  };
  return { calls, provider };
}
const drain = (provider: IdentityProvider | undefined) => doDueJobs(bank, { provider, log });

test('the provider gets the user’s present record, with any content of the job', async () => {
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

test('a user who is shut out comes before everybody else', async () => {
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
      if (away) throw new ProviderError('TIDAK_TERJANGKAU');
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

  test('waits longer each time, five minutes at most', async () => {
    const { provider } = recorder(() => {
      throw new ProviderError('TIDAK_TERJANGKAU');
    });
    await ask('UBAH', 'teller1');
    const waits: number[] = [];
    for (const attempts of [0, 1, 2, 9, 500]) {
      await bank.owner`update graphile_worker._private_jobs set run_at = now(), attempts = ${attempts}`;
      await drain(provider);
      const [row] = await bank.owner<{ detik: number }[]>`
        select extract(epoch from run_at - now())::float8 as detik from graphile_worker._private_jobs`;
      waits.push(row?.detik ?? -1);
    }
    // e, e², e³ seconds after the attempt; then the bank's own limit instead of hours.
    for (const [at, most] of [3, 8, 21, 300, 300].entries()) expect(waits[at]).toBeLessThanOrEqual(most);
    expect(waits[3]).toBeGreaterThan(290);
    expect(await jobs()).toMatchObject([{ selesai: false, percobaan: 501 }]);
  });

  test('holds up nobody else', async () => {
    const { provider } = recorder((what) => {
      if (what.includes('teller1')) throw new ProviderError('DITOLAK', 'nama tidak boleh');
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

test('an attempt held up while the user changed does not leave the provider with the earlier record', async () => {
  let held = true;
  const { calls, provider } = recorder(async () => {
    if (!held) return;
    held = false;
    await bank.owner`update app_user set aktif = false where id_user = 'teller2'`;
  });
  await ask('UBAH', 'teller2');
  await drain(provider);
  await bank.owner`update app_user set aktif = true where id_user = 'teller2'`;
  expect(calls).toEqual(['keep teller2 true', 'keep teller2 false']);
  expect(await jobs()).toMatchObject([{ selesai: true }]);
});

test('a fault of our own leaves the decision open and notifies no administrator', async () => {
  await ask('UBAH', 'teller1');
  const { provider } = recorder(() => {
    throw new Error('ours');
  });
  await drain(provider);
  expect(await jobs()).toMatchObject([{ selesai: false, galat: '' }]);
  await dueNow();
  await drain(recorder().provider);
  expect(await jobs()).toMatchObject([{ selesai: true, percobaan: 2 }]);
});

test('a decision whose job was lost is queued again, one that has its job is not doubled', async () => {
  await ask('UBAH', 'teller1');
  await ask('UBAH', 'teller2');
  await bank.owner`delete from graphile_worker._private_jobs where key like 'identity:%' and id = (select min(id) from graphile_worker._private_jobs)`;
  const [row] = await bank.app<{ n: number }[]>`select requeue_identity_jobs() as n`;
  expect(row?.n).toBe(1);
  const { calls, provider } = recorder();
  await drain(provider);
  expect(calls.sort()).toEqual(['keep teller1 true', 'keep teller2 true']);
  expect((await jobs()).every(({ selesai }) => selesai)).toBe(true);
});

describe('with the embedded provider', () => {
  test('a user of the bank alone is made there, and shut out when switched off', async () => {
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

  test('a refused password is refused here in the provider’s words', async () => {
    const error = await refusal(setPasswordAt(realm.provider, bank.app)('teller3', 'x'), 'IDENTITY_REFUSED');
    expect(error.details.params?.sebab).toBe('DITOLAK: Invalid password: minimum length 10.');
    await refusal(setPasswordAt(realm.provider, bank.app)('siapa', 'Sementara-123'), 'NOT_FOUND');
  });
});
