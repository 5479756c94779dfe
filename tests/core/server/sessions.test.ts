import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetSession } from '#core/access/sessions.ts';
import { rpcDefinition } from '#services/server/rpc-definitions.ts';
import { books } from '../counter-bank.ts';
import { metadataOf } from './client.ts';
import { testCore } from './core-server.ts';

const core = await testCore();
const { bank, issuer } = core;

const signedIn = async (user: string) => {
  const sid = randomUUID();
  const token = await issuer.token(user, { sid });
  expect((await core.call('access.profil', {}, { token })).code).toBe('OK');
  return { sid, token };
};
const codeOf = async (token: string): Promise<string> => (await core.call('parameter.kodeCabang', {}, { token })).code;
const causeOf = async (token: string) => {
  const answer = await core.call('parameter.kodeCabang', {}, { token });
  return answer.code === 'OK' ? 'OK' : [answer.code, answer.details.params?.sebab];
};
const rowOf = async (sid: string) => {
  const [row] = await bank.owner`
    select id_user, sebab, berakhir_pada is not null as berakhir, dikunci_pada is not null as terkunci from app_session where sid = ${sid}`;
  return row && { ...row };
};
const trailOf = async (sid: string) =>
  (
    await bank.owner`select aksi, hasil, rincian ->> 'sebab' as sebab, sesi from audit_log where objek = ${sid} order by id`
  ).map((row) => ({ ...row }));
const command = (token: string) => ({ token, key: randomUUID() });
const own = (user: string, other = {}) => issuer.token(user, { azp: 'amanah-override', ...other });

describe('a session', () => {
  test('is written down when it is first seen, with address and browser, and belongs to one user', async () => {
    const sid = randomUUID();
    const token = await issuer.token('cs1', { sid });
    const metadata = metadataOf({ token });
    metadata.set('x-forwarded-for', '203.0.113.7, 10.0.0.4');
    metadata.set('x-browser', `Firefox ${'x'.repeat(300)}`);
    const { path, requestSerialize, responseDeserialize } = rpcDefinition('parameter.kodeCabang');
    await new Promise((resolve, reject) =>
      core.raw.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        { paging: undefined, ditutup: '' },
        metadata,
        (error, reply) => (error ? reject(error) : resolve(reply)),
      ),
    );
    const [row] = await bank.owner`select alamat, peramban, batas - mulai as lama from app_session where sid = ${sid}`;
    expect([row?.alamat, row?.peramban.length, row?.peramban.slice(0, 9)]).toEqual([
      '203.0.113.7, 10.0.0.4',
      200,
      'Firefox x',
    ]);
    expect(row?.lama).toMatch(/^(10:00:00|09:59:59)/);
    expect(await codeOf(await issuer.token('auditor1', { sid }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(token)).toBe('OK');
  });

  test('is over at its end, with any token', async () => {
    const { sid, token } = await signedIn('cs1');
    await bank.owner`update app_session set batas = now() - interval '1 second' where sid = ${sid}`;
    await expect.poll(() => causeOf(token)).toEqual(['UNAUTHENTICATED', 'WAKTU']);
    expect(await rowOf(sid)).toMatchObject({ berakhir: true, sebab: 'WAKTU' });
    expect(await causeOf((await signedIn('cs1')).token)).toBe('OK');
  });

  test('ends with the sign-out, and cannot be taken up again', async () => {
    const { sid, token } = await signedIn('cs1');
    // Asking where a sign-out ends is a GET, which a foreign page can cause: it changes nothing.
    expect((await core.call('access.logout', {}, { token })).code).toBe('OK');
    expect((await core.call('access.profil', {}, { token })).code).toBe('OK');
    expect((await core.call('access.keluar', {}, { token })).code).toBe('OK');
    expect(await causeOf(token)).toEqual(['UNAUTHENTICATED', 'KELUAR']);
    expect((await trailOf(sid)).map((row) => row.aksi)).toEqual(['MASUK', 'KELUAR']);
  });

  test('of a user who is switched off ends at once; switched on again the user needs a new one', async () => {
    const { token } = await signedIn('headteller2');
    await bank.owner`update app_user set aktif = false where id_user = 'headteller2'`;
    await expect.poll(() => causeOf(token)).toEqual(['UNAUTHENTICATED', 'NONAKTIF']);
    await bank.owner`update app_user set aktif = true where id_user = 'headteller2'`;
    expect(await causeOf(token)).toEqual(['UNAUTHENTICATED', 'NONAKTIF']);
    await expect.poll(async () => codeOf(await issuer.token('headteller2', { sid: randomUUID() }))).toBe('OK');
  });
});

describe('the holder of a till', () => {
  test('works in one place: a new sign-in ends the older session, and says so', async () => {
    const old = await signedIn('teller1');
    const fresh = await signedIn('teller1');
    await expect.poll(() => causeOf(old.token)).toEqual(['UNAUTHENTICATED', 'DIGANTI']);
    expect(await causeOf(fresh.token)).toBe('OK');
    expect(await trailOf(old.sid)).toEqual([
      { aksi: 'MASUK', hasil: '00', sebab: null, sesi: old.sid },
      { aksi: 'SESI_BERAKHIR', hasil: '00', sebab: 'DIGANTI', sesi: fresh.sid },
    ]);
  });

  test('is alone in that: other roles may work in several places', async () => {
    const [one, two] = [await signedIn('manager1'), await signedIn('manager1')];
    expect([await codeOf(one.token), await codeOf(two.token)]).toEqual(['OK', 'OK']);
  });

  test('has one session even when two begin at the same moment', async () => {
    const sids = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all(
      sids.map(async (sid) => core.call('access.profil', {}, { token: await issuer.token('teller3', { sid }) })),
    );
    const open = await bank.owner`select sid from app_session where id_user = 'teller3' and berakhir_pada is null`;
    expect(open).toHaveLength(1);
  });
});

describe('a locked screen', () => {
  test('gets nothing but its profile, its unlocking and its sign-out', async () => {
    const { sid, token } = await signedIn('backoffice1');
    expect((await core.call('access.kunci', {}, command(token))).code).toBe('OK');
    expect(await codeOf(token)).toBe('SESSION_LOCKED');
    const profile = await core.call('access.profil', {}, { token });
    expect(profile.reply).toMatchObject({ terkunci: 'T', kunci_menit: 15 });
    expect(await rowOf(sid)).toMatchObject({ terkunci: true, berakhir: false });
    const before = await books(bank);
    expect((await core.call('access.simpanSetelan', { bahasa: 'en' }, command(token))).code).toBe('SESSION_LOCKED');
    expect((await core.call('access.akhiriSesi', {}, command(token))).code).toBe('SESSION_LOCKED');
    expect(await books(bank)).toEqual(before);

    expect(
      (await core.call('access.bukaKunci', { token_pengguna: await own('backoffice1') }, command(token))).code,
    ).toBe('OK');
    expect(await codeOf(token)).toBe('OK');
    expect((await core.call('access.profil', {}, { token })).reply).toMatchObject({ terkunci: 'F' });
    expect((await trailOf(sid)).map((row) => row.aksi)).toEqual(['MASUK', 'KUNCI', 'BUKA_KUNCI']);
    expect((await core.call('access.keluar', {}, { token })).code).toBe('OK');
  });

  test('is opened by its own user’s fresh password only, and a refusal is written', async () => {
    const { sid, token } = await signedIn('cs1');
    await core.call('access.kunci', {}, command(token));
    const spoiled = [
      '',
      token,
      await own('manager1'),
      await own('cs1', { iat: Math.floor(Date.now() / 1000) - 120 }),
      await issuer.token('cs1'),
    ];
    for (const token_pengguna of spoiled) {
      const answer = await core.call('access.bukaKunci', { token_pengguna }, command(token));
      expect(answer.code).toBe('OVERRIDE_CREDENTIAL');
    }
    expect(await codeOf(token)).toBe('SESSION_LOCKED');
    const noted = await bank.owner`
      select hasil from audit_log where aksi = 'access.bukaKunci' and sesi = ${sid} order by id`;
    expect(noted.map((row) => row.hasil)).toEqual(['55', '55', '55', '55', '55']);
    expect((await core.call('access.bukaKunci', { token_pengguna: await own('cs1') }, command(token))).code).toBe('OK');
    expect(await codeOf(token)).toBe('OK');
  });

  describe('locks itself after more idle time than a screen may have', () => {
    const idle = async (sid: string, minutes: number) => {
      await bank.owner`update app_session set terakhir = now() - make_interval(mins => ${minutes}) where sid = ${sid}`;
      forgetSession(bank.app, sid);
    };
    const minutesOf = async (sid: string): Promise<number> =>
      (
        await bank.owner`select round(extract(epoch from now() - terakhir) / 60)::int as lama from app_session where sid = ${sid}`
      )[0]?.lama;
    const ask = async (token: string, hand: boolean) =>
      (await core.call('parameter.kodeCabang', {}, { token, hand })).code;

    test.each([true, false])(
      'a call at once is served (by the user: %s), one too late locks and is recorded',
      async (hand) => {
        const { sid, token } = await signedIn('finance1');
        await idle(sid, 15);
        expect(await ask(token, hand)).toBe('OK');
        await idle(sid, 17);
        expect(await ask(token, hand)).toBe('SESSION_LOCKED');
        expect(await trailOf(sid)).toMatchObject([{ aksi: 'MASUK' }, { aksi: 'KUNCI', sebab: 'DIAM' }]);
      },
    );

    test('and a page’s own requests are no user activity: only activity begins the time anew', async () => {
      const polled = await signedIn('finance1');
      const used = await signedIn('finance1');
      for (const { sid } of [polled, used]) await idle(sid, 10);
      for (let round = 0; round < 3; round++) expect(await ask(polled.token, false)).toBe('OK');
      expect(await ask(used.token, true)).toBe('OK');
      expect([await minutesOf(polled.sid), await minutesOf(used.sid)]).toEqual([10, 0]);
    });
  });

  test('has no live stream; the stream of an open one continues', async () => {
    const locked = await signedIn('supervisor1');
    const open = await signedIn('supervisor1');
    const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
    const watch = (token: string) => {
      const stream = core.raw.makeServerStreamRequest(
        path,
        requestSerialize,
        responseDeserialize,
        { last_event_id: '' },
        metadataOf({ token }),
      );
      const seen: string[] = [];
      stream.on('data', (event: { jenis: string }) => seen.push(event.jenis));
      stream.on('error', (error: { details?: string }) => seen.push(String(error.details)));
      stream.on('end', () => seen.push('END'));
      return { stream, seen };
    };
    const [first, second] = [watch(locked.token), watch(open.token)];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await core.call('access.kunci', {}, command(locked.token));
    await expect.poll(() => first.seen).toEqual(['END']);
    const again = watch(locked.token);
    await expect.poll(() => again.seen).toContain('SESSION_LOCKED');
    expect(second.seen).toEqual([]);

    // The open one receives the news that its holder's rights have changed.
    await bank.owner`insert into user_role (id_user, role_id, urut) values ('supervisor1', 'CS', 5)`;
    await expect.poll(() => second.seen).toEqual(['AKSES']);
    await bank.owner`delete from user_role where id_user = 'supervisor1' and role_id = 'CS'`;
    await expect.poll(() => second.seen).toEqual(['AKSES', 'AKSES']);
    second.stream.cancel();
  });
});

test('a sign-in has at most as many live streams as tabs; another sign-in has its own, and an ended one frees a place', async () => {
  const [hers, other] = [await signedIn('manager2'), await signedIn('manager2')];
  const { path, requestSerialize, responseDeserialize } = rpcDefinition('flow.watch');
  const watch = (token: string) => {
    const request = { last_event_id: '' };
    const stream = core.raw.makeServerStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      metadataOf({ token }),
    );
    const seen: string[] = [];
    stream.on('data', (event: { jenis: string }) => seen.push(event.jenis));
    stream.on('error', (error: { details?: string }) => seen.push(String(error.details)));
    return { stream, seen };
  };
  const open = Array.from({ length: 20 }, () => watch(hers.token));
  // All of them are there once the day's news reach each.
  const received = async (watches: readonly { seen: string[] }[]) => {
    await bank.owner`select pg_notify('hari', '001')`;
    return watches.every(({ seen }) => seen.includes('HARI'));
  };
  await expect.poll(() => received(open)).toBe(true);
  const more = watch(hers.token);
  await expect.poll(() => more.seen).toEqual(['TOO_MANY']);
  const elsewhere = watch(other.token);
  await expect.poll(() => received([elsewhere])).toBe(true);
  open[0]?.stream.cancel();
  const again: ReturnType<typeof watch>[] = [];
  await expect
    .poll(async () => {
      if (again.at(-1)?.seen.includes('TOO_MANY') ?? true) again.push(watch(hers.token));
      return received(again.slice(-1));
    })
    .toBe(true);
  for (const { stream } of [...open, more, elsewhere, ...again]) stream.cancel();
});

describe('the own sessions', () => {
  test('are listed, the present one marked, and ended one by one or all others at once', async () => {
    const sessions = [await signedIn('admin1'), await signedIn('admin1'), await signedIn('admin1')] as const;
    const [here, one, other] = sessions;
    const list = async () => {
      const answer = await core.call('access.sesi', { paging: undefined }, { token: here.token });
      return answer.reply?.data ?? [];
    };
    const listed = await list();
    expect(listed.map((row) => row.sesi_ini).sort()).toEqual(['F', 'F', 'T']);
    expect(JSON.stringify(listed)).not.toContain(one.sid);
    const [oneId] = (await bank.owner`select id::text from app_session where sid = ${one.sid}`).map((row) => row.id);
    expect((await core.call('access.akhiriSesi', { id_sesi: oneId }, command(here.token))).reply).toEqual({
      jumlah: 1,
    });
    await expect.poll(() => causeOf(one.token)).toEqual(['UNAUTHENTICATED', 'DIAKHIRI']);
    expect(await list()).toHaveLength(2);
    expect((await core.call('access.akhiriSesi', { id_sesi: '' }, command(here.token))).reply).toEqual({ jumlah: 1 });
    await expect.poll(() => causeOf(other.token)).toEqual(['UNAUTHENTICATED', 'DIAKHIRI']);
    expect(await codeOf(here.token)).toBe('OK');
  });

  test('of somebody else are neither seen nor ended', async () => {
    const mine = await signedIn('auditor1');
    const hers = await signedIn('headteller1');
    const [id] = (await bank.owner`select id::text from app_session where sid = ${hers.sid}`).map((row) => row.id);
    const answer = await core.call('access.akhiriSesi', { id_sesi: id }, command(mine.token));
    expect(answer.code).toBe('NOT_FOUND');
    expect(await rowOf(hers.sid)).toMatchObject({ berakhir: false });
    const listed = (await core.call('access.sesi', { paging: undefined }, { token: mine.token })).reply?.data ?? [];
    expect(listed.map((row) => row.id_sesi)).not.toContain(id);
  });
});

test('settings follow their owner; the same request again changes nothing, another under its key is refused', async () => {
  const here = await signedIn('manager2');
  const there = await signedIn('manager2');
  const chosen = {
    bahasa: 'en',
    tema: 'dark',
    kerapatan: 'comfortable',
    printer: 'EPSON TM-T82',
    kertas: '80MM',
    tur: 'T',
  };
  const key = randomUUID();
  const save = (input: object, token = here.token) => core.call('access.simpanSetelan', input, { token, key });
  expect((await save(chosen)).code).toBe('OK');
  expect((await save(chosen)).code).toBe('OK');
  expect((await save({ ...chosen, tema: 'light' })).code).toBe('KEY_REUSED');
  expect((await save(chosen, (await signedIn('auditor1')).token)).code).toBe('KEY_REUSED');
  expect((await core.call('access.simpanSetelan', { ...chosen, tema: 'pink' }, command(here.token))).code).toBe(
    'VALIDATION',
  );
  expect((await core.call('access.profil', {}, { token: there.token })).reply?.setelan).toEqual(chosen);
  const noted = await bank.owner`select rincian -> 'sesudah' as sesudah from audit_log where aksi = 'SETELAN'`;
  expect(noted.map((row) => row.sesudah)).toEqual([chosen]);

  // A change of other settings leaves the tour over.
  const { tur: _, ...others } = chosen;
  expect((await core.call('access.simpanSetelan', { ...others, tema: 'light' }, command(here.token))).code).toBe('OK');
  const stored = await core.call('access.profil', {}, { token: there.token });
  expect(stored.reply?.setelan).toEqual({ ...chosen, tema: 'light' });
});
