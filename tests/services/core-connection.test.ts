import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { type Core, connectCore } from '#services/server/core-connection.ts';
import { type Answers, type FakeCore, fakeCore } from './fake-core.ts';

const meta = { token: 'a-token', correlationId: 'c-1' };
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function connected(answers: Answers): Promise<{ core: Core; fake: FakeCore }> {
  const fake = await fakeCore(answers);
  const core = connectCore({ addresses: [fake.address], tls: undefined });
  open.push(core.close, fake.stop);
  return { core, fake };
}
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as AppError,
  );

describe('a call', () => {
  it('carries the request and who asks', async () => {
    const { core, fake } = await connected({ 'parameter.statusCabang': () => ({ status_akses_desc: 'BUKA' }) });
    const reply = await core.call(
      'parameter.statusCabang',
      { kode_cabang: '001' },
      { ...meta, idempotencyKey: 'k-1', forwardedFor: '10.0.0.1', hand: true },
    );
    expect(reply.status_akses_desc).toBe('BUKA');
    const [seen] = fake.seen;
    expect(seen?.request).toEqual({ kode_cabang: '001' });
    expect(seen?.metadata.getMap()).toMatchObject({
      authorization: 'Bearer a-token',
      'x-correlation-id': 'c-1',
      'idempotency-key': 'k-1',
      'x-forwarded-for': '10.0.0.1',
      'x-hand': 'T',
    });
  });

  it('fills missing fields of the request with the message’s defaults', async () => {
    const { core, fake } = await connected({ 'teller.teller': () => ({ data: [], resp_cursor: '' }) });
    await core.call('teller.teller', {}, meta);
    expect(fake.seen[0]?.request).toEqual({ paging: undefined, kode_cabang: '', status: '', laju: '' });
    expect(fake.seen[0]?.metadata.get('idempotency-key')).toEqual([]);
    expect(fake.seen[0]?.metadata.get('x-hand')).toEqual([]);
  });

  it('brings the core’s own refusal with its details, and nothing of the text around it', async () => {
    const alasan = [
      { kode: 'LIMIT', pesan: 'Di atas limit', rincian: {}, tingkat: 'HEAD_TELLER', tindakan: 'OVERRIDE' },
    ] as const;
    const { core } = await connected({
      'teller.setorTunai': () => {
        throw new AppError('OVERRIDE_NEEDED', { params: { tingkat: 'HEAD_TELLER' }, alasan });
      },
    });
    const error = await refusalOf(core.call('teller.setorTunai', {}, meta));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'OVERRIDE_NEEDED',
      message: 'OVERRIDE_NEEDED',
      details: { params: { tingkat: 'HEAD_TELLER' }, alasan },
    });
    expect(error?.message).not.toContain('SELECT');
  });

  it.each([
    ['an error without a code of ours', new Error('SELECT at 10.0.0.7'), 'SYSTEM'],
    ['UNAUTHENTICATED', { code: 16, details: 'x' }, 'UNAUTHENTICATED'],
    ['PERMISSION_DENIED', { code: 7, details: 'x' }, 'FORBIDDEN'],
    ['UNAVAILABLE', { code: 14, details: 'x' }, 'CORE_AWAY'],
    ['RESOURCE_EXHAUSTED', { code: 8, details: 'x' }, 'SYSTEM'],
  ])('answers %s with its code', async (_, thrown, code) => {
    const { core } = await connected({
      'access.profil': () => {
        throw thrown;
      },
    });
    const error = await refusalOf(core.call('access.profil', {}, meta));
    expect(error?.code).toBe(code);
    expect(error?.message).not.toMatch(/SELECT|10\.0\.0\.7/);
  });

  it('says that the core is away, and finds it again', async () => {
    const { core, fake } = await connected({ 'access.profil': () => ({}) });
    await fake.stop();
    expect((await refusalOf(core.call('access.profil', {}, meta)))?.code).toBe('CORE_AWAY');
    expect(await core.serves('', 500)).toBe(false);
    const again = await fakeCore({ 'access.profil': () => ({ id_user: 'back' }) }, undefined, fake.address.port);
    open.push(again.stop);
    await expect
      .poll(() =>
        core.call('access.profil', {}, meta).then(
          (reply) => reply.id_user,
          () => '',
        ),
      )
      .toBe('back');
  });

  it('does not wait beyond its deadline', async () => {
    const { core } = await connected({ 'access.profil': () => new Promise(() => {}) });
    expect((await refusalOf(core.call('access.profil', {}, { ...meta, deadlineMs: 50 })))?.code).toBe('DEADLINE');
  });
});

describe('health and the stream', () => {
  it('asks for each part by its name', async () => {
    const { core, fake } = await connected({});
    expect([await core.serves('', 1_000), await core.serves('database', 1_000)]).toEqual([true, true]);
    fake.serving.set('database', false);
    expect([await core.serves('', 1_000), await core.serves('database', 1_000)]).toEqual([true, false]);
  });

  it('delivers events from the last one seen', async () => {
    const event = {
      id_event: '8',
      id_flow: 'f',
      jenis: 'FLOW',
      flowCode: '',
      flow_state: '',
      user_input: '',
      waktu: '',
    };
    const { core, fake } = await connected({ 'flow.watch': () => [event] });
    const stream = core.watch('7', meta);
    stream.on('error', () => {});
    const first = await new Promise((resolve) => stream.once('data', resolve));
    stream.cancel();
    expect(first).toEqual(event);
    expect(fake.seen[0]).toMatchObject({ rpc: 'flow.watch', request: { last_event_id: '7' } });
  });
});

describe('several cores', () => {
  const two = async (answers: Answers) => {
    const fakes = [await fakeCore(answers), await fakeCore(answers)] as const;
    const core = connectCore({ addresses: fakes.map(({ address }) => address), tls: undefined });
    open.push(core.close, fakes[0].stop, fakes[1].stop);
    return { core, fakes };
  };
  const status = { 'parameter.statusCabang': () => ({ status_akses_desc: 'BUKA' }) } satisfies Answers;

  it('share the calls', async () => {
    const { core, fakes } = await two(status);
    for (let call = 0; call < 20; call += 1) await core.call('parameter.statusCabang', { kode_cabang: '001' }, meta);
    expect(fakes.map(({ seen }) => seen.length).reduce((a, b) => a + b)).toBe(20);
    for (const { seen } of fakes) expect(seen.length).toBeGreaterThan(5);
  });

  it('stand in for one that ends, and for a call that it had taken', async () => {
    const { core, fakes } = await two(status);
    const ask = () => core.call('parameter.statusCabang', { kode_cabang: '001' }, { ...meta, idempotencyKey: 'k-1' });
    await Promise.all(Array.from({ length: 10 }, ask));
    await fakes[0].stop();
    for (let call = 0; call < 10; call += 1) expect((await ask()).status_akses_desc).toBe('BUKA');
  });

  it('do not hide a refusal: it is asked once', async () => {
    const { core, fakes } = await two({
      'teller.setorTunai': () => {
        throw new AppError('INSUFFICIENT');
      },
    });
    expect(await refusalOf(core.call('teller.setorTunai', {}, meta))).toMatchObject({ code: 'INSUFFICIENT' });
    expect(fakes[0].seen.length + fakes[1].seen.length).toBe(1);
  });

  it('wait for one that begins while no other is there', async () => {
    const { core, fakes } = await two(status);
    const ask = () => core.call('parameter.statusCabang', { kode_cabang: '001' }, { ...meta, idempotencyKey: 'k-1' });
    await Promise.all(Array.from({ length: 10 }, ask));
    for (const { stop } of fakes) await stop();
    const asked = ask();
    const begun = await fakeCore(status, undefined, fakes[1].address.port);
    open.push(begun.stop);
    expect((await asked).status_akses_desc).toBe('BUKA');
    expect(begun.seen).toHaveLength(1);
  });

  it('are given up when none comes, and asked no third time where they say themselves that they cannot', async () => {
    const { core, fakes } = await two({
      'teller.setorTunai': () => {
        throw new AppError('CORE_AWAY');
      },
    });
    const ask = () => refusalOf(core.call('teller.setorTunai', {}, meta));
    expect(await ask()).toMatchObject({ code: 'CORE_AWAY' });
    expect(fakes[0].seen.length + fakes[1].seen.length).toBe(2);
    for (const { stop } of fakes) await stop();
    expect(await ask()).toMatchObject({ code: 'CORE_AWAY' });
  });
});
