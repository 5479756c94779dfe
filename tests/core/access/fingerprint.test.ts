import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { fingerprintChallenge, releaseByFinger } from '#core/control/workflow/override-finger.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { operations } from '#core/server/modules.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { accepted, counterBank, refused } from '../counter-bank.ts';
import { reader } from '../reader.ts';
import { encode, now } from '../server/issuer.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const here = await reader(bank);

/** Makes a deposit one million above a teller's own limit, kept under the till's. */
const big = (lembar = 520) => ({
  nomor_rekening: accounts.ani,
  nominal: `${lembar * 50_000}.00`,
  kode_valuta: 'IDR',
  keterangan: '',
  pecahan: toRows({ '50000': lembar }),
});
await bank.owner`update cash_box set batas = saldo + 1000000000000 where jenis = 'TELLER'`;

interface Ask {
  readonly maker?: string;
  readonly data?: unknown;
}
const asked = ({ data = big() }: Ask) => ({ flowCode: 'SETOR_TUNAI', flowData: JSON.stringify(data) });

const challengeFor = async (username: string, ask: Ask = {}) =>
  (
    await fingerprintChallenge(operations)(await bank.as(ask.maker ?? 'teller1'), {
      username,
      ...asked(ask),
    })
  ).challenge;

const release = async (username: string, assertion: string, ask: Ask & { key?: string } = {}) =>
  releaseByFinger(operations)(await bank.as(ask.maker ?? 'teller1', ask.key ?? randomUUID()), {
    username,
    assertion,
    token_supervisor: '',
    login_type: 'FINGERPRINT',
    ...asked(ask),
  });

/** Makes the allowed twin of every refusal: a fresh challenge, answered by the registered reader. */
const good = async () =>
  accepted(bank, async () =>
    release('headteller1', await here.answer('headteller1', await challengeFor('headteller1'))),
  );

test('a recognised finger gives the grant that a password gives, and the trail says by which reader', async () => {
  const grant = await good();
  expect(grant.user_otorisasi).toBe('headteller1');
  const [row] = await bank.owner`select id_user, aksi, hasil, rincian from audit_log order by id desc limit 1`;
  expect({ ...row }).toEqual({
    id_user: 'teller1',
    aksi: 'OVERRIDE',
    hasil: '00',
    rincian: {
      operasi: 'SETOR_TUNAI',
      alasan: expect.arrayContaining([expect.any(String)]),
      supervisor: 'headteller1',
      cara: 'SIDIK_JARI',
      alat: 'LOKET-01',
    },
  });
  const token = grant.token_override;
  const posted = await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
  expect(posted.slip?.user_otorisasi).toBe('headteller1');
  await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
});

test('a P-256 reader is believed as an Ed25519 one is', async () => {
  const other = await reader(bank, { kode: 'LOKET-02', alg: 'ES256' });
  const assertion = await other.answer('headteller1', await challengeFor('headteller1'));
  expect((await accepted(bank, () => release('headteller1', assertion))).user_otorisasi).toBe('headteller1');
});

test('a challenge is in the trail, with any report of the browser about the finger', async () => {
  await challengeFor('headteller1');
  const [row] = await bank.owner`select id_user, aksi, hasil, rincian from audit_log order by id desc limit 1`;
  expect({ ...row }).toEqual({
    id_user: 'teller1',
    aksi: 'TANTANGAN_SIDIK_JARI',
    hasil: '00',
    rincian: { operasi: 'SETOR_TUNAI', supervisor: 'headteller1' },
  });
});

test('a challenge lives a minute and is random', async () => {
  const context = await bank.as('teller1');
  const first = await fingerprintChallenge(operations)(context, { username: 'headteller1', ...asked({}) });
  const second = await fingerprintChallenge(operations)(context, { username: 'headteller1', ...asked({}) });
  expect(first.challenge).toMatch(/^[\w-]{43}$/);
  expect(second.challenge).not.toBe(first.challenge);
  const [row] = await bank.owner<{ detik: number }[]>`
    select extract(epoch from berlaku_sampai - now())::integer as detik from override_challenge where tantangan = ${first.challenge}`;
  expect(row?.detik).toBeGreaterThan(50);
  expect(row?.detik).toBeLessThanOrEqual(60);
});

test('a name the bank does not know gets a challenge of the same shape, and no release', async () => {
  const challengeShape = async (username: string) => {
    const reply = await fingerprintChallenge(operations)(await bank.as('teller1'), { username, ...asked({}) });
    return Object.entries(reply).map(([name, value]) => [name, value.length]);
  };
  expect(await challengeShape('siapa')).toEqual(await challengeShape('headteller1'));
  const assertion = await here.answer('siapa', await challengeFor('siapa'));
  await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('siapa', assertion));
  await good();
});

test('a challenge is good for one answer: the same answer again is a replay, but for the request that brought it', async () => {
  const assertion = await here.answer('headteller1', await challengeFor('headteller1'));
  const key = randomUUID();
  const first = await accepted(bank, () => release('headteller1', assertion, { key }));
  expect(await release('headteller1', assertion, { key })).toEqual(first);
  await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('headteller1', assertion));
  await good();
});

test('twenty requests with one answer end in one grant', async () => {
  const assertion = await here.answer('headteller1', await challengeFor('headteller1'));
  const [before] = await bank.owner`select count(*) as n from override_grant`;
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => release('headteller1', assertion)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [after] = await bank.owner`select count(*) as n from override_grant`;
  expect(after?.n).toBe(before?.n + 1n);
});

test('it holds for nobody else, nowhere else, and nothing else', async () => {
  const assertion = async (ask: Ask = {}) => here.answer('headteller1', await challengeFor('headteller1', ask));
  const elsewhere = await assertion();
  await refused(bank, 'FINGERPRINT_DEVICE', () => release('headteller1', elsewhere, { maker: 'teller3' }));
  await bank.owner`update cash_box set status = 'BUKA', tanggal = (select tanggal from cash_box where id_user = 'teller1') where id_user = 'teller2'`;
  await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('headteller1', elsewhere, { maker: 'teller2' }));
  const otherAmount = await assertion();
  await refused(bank, 'GRANT_INVALID', () => release('headteller1', otherAmount, { data: big(521) }));
  const otherName = await assertion();
  await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('manager1', otherName));
  const otherFinger = await here.answer('manager1', await challengeFor('headteller1'));
  await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('manager1', otherFinger));
  await good();
});

test('an answer after its time, without a time, from the future or for a challenge that is over is not believed', async () => {
  const spoiled = [
    { iat: now() - 200, exp: now() - 100 },
    { iat: now() - 200 },
    { iat: now() + 100, exp: now() + 160 },
    { iat: undefined },
    { exp: undefined },
    { challenge: 'tantangan-yang-tidak-ada' },
    { challenge: undefined },
    { user: undefined },
    { user: ['headteller1'] },
  ];
  for (const other of spoiled) {
    const assertion = await here.answer('headteller1', await challengeFor('headteller1'), other);
    await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('headteller1', assertion));
  }
  const challenge = await challengeFor('headteller1');
  await bank.owner`update override_challenge set berlaku_sampai = now() - interval '1 second' where tantangan = ${challenge}`;
  const late = await here.answer('headteller1', challenge);
  await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('headteller1', late));
  await good();
});

test('an answer with another key, another type, no signature or changed content is not believed', async () => {
  const forger = await reader(bank, { registered: false });
  const challenge = await challengeFor('headteller1');
  const claims = { device: 'LOKET-01', user: 'headteller1', challenge, iat: now(), exp: now() + 60 };
  const typ = 'amanah-fingerprint+jwt';
  const honest = await here.answer('headteller1', challenge);
  const [, , signature] = honest.split('.');
  const [{ kunci_publik: pem = '' } = {}] = await bank.owner<{ kunci_publik: string }[]>`
    select kunci_publik from fingerprint_device where kode = 'LOKET-01'`;
  const hs = `${encode({ alg: 'HS256', typ })}.${encode(claims)}`;
  const bad = [
    '',
    'bukan.pernyataan',
    await forger.answer('headteller1', challenge),
    await here.answer('headteller1', challenge, {}, { typ: 'JWT' }),
    `${encode({ alg: 'none', typ })}.${encode(claims)}.`,
    `${hs}.${createHmac('sha256', pem).update(hs).digest('base64url')}`,
    `${encode({ alg: 'EdDSA', typ })}.${encode({ ...claims, user: 'manager1' })}.${signature}`,
  ];
  for (const assertion of bad) await refused(bank, 'OVERRIDE_CREDENTIAL', () => release('headteller1', assertion));
  // None of them has reached the challenge: the reader's own answer still does.
  await accepted(bank, () => release('headteller1', honest));
});

test('a reader that is unknown, switched off or of another branch is named as such', async () => {
  const unknown = await reader(bank, { kode: 'LOKET-99', registered: false });
  const abroad = await reader(bank, { kode: 'LOKET-21', cabang: '002' });
  for (const strange of [unknown, abroad]) {
    const assertion = await strange.answer('headteller1', await challengeFor('headteller1'));
    await refused(bank, 'FINGERPRINT_DEVICE', () => release('headteller1', assertion));
  }
  const assertion = await here.answer('headteller1', await challengeFor('headteller1'));
  await bank.owner`update fingerprint_device set aktif = false where kode = 'LOKET-01'`;
  await refused(bank, 'FINGERPRINT_DEVICE', () => release('headteller1', assertion));
  await bank.owner`update fingerprint_device set aktif = true where kode = 'LOKET-01'`;
  await accepted(bank, () => release('headteller1', assertion));
});

test('the supervisor is checked as with a typed password', async () => {
  const refusedTo = async (username: string, code: ErrorCode) => {
    const assertion = await here.answer(username, await challengeFor(username));
    await refused(bank, code, () => release(username, assertion));
  };
  await refusedTo('teller1', 'SELF_APPROVAL');
  await refusedTo('teller2', 'APPROVER_LIMIT');
  await refusedTo('manager2', 'APPROVER_BRANCH');
  await bank.owner`update app_user set aktif = false where id_user = 'supervisor1'`;
  await refusedTo('supervisor1', 'OVERRIDE_CREDENTIAL');
  await bank.owner`update app_user set aktif = true where id_user = 'supervisor1'`;
  await good();
});

test('no challenge where a release is not needed or would not help', async () => {
  await refused(bank, 'OVERRIDE_NOT_NEEDED', () => challengeFor('headteller1', { data: big(2) }));
  await refused(bank, 'ACCOUNT_CLOSED', () =>
    challengeFor('headteller1', { data: { ...big(), nomor_rekening: accounts.tutup } }),
  );
  await refused(bank, 'VALIDATION', () => challengeFor(''));
  const [count] = await bank.owner`select count(*) as n from override_challenge where supervisor = ''`;
  expect(count?.n).toBe(0n);
  await good();
});

test('old challenges go out as new ones come', async () => {
  const old = await challengeFor('headteller1');
  await bank.owner`update override_challenge set berlaku_sampai = now() - interval '2 days' where tantangan = ${old}`;
  await challengeFor('headteller1');
  expect(await bank.owner`select 1 from override_challenge where tantangan = ${old}`).toHaveLength(0);
});
