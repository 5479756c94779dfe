import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { errors } from '#lib/errors/errors.ts';
import { endpoints } from '#services/registry.ts';
import { fieldsOf } from '#services/server/known-fields.ts';
import { ACCOUNT, deposit, fakeGateway, KEY } from './gateway-fixture.ts';
import { webEnv } from './web-env.ts';

const SETOR = '/api/flow/setor-tunai';

/** Posts a deposit with these fields and returns the refusals, as [field, kode] pairs; [] when the core was reached. */
async function refusedFields(flowData: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  const { ask, calls } = await fakeGateway();
  const answer = await ask(SETOR, { body: deposit(flowData, rest), headers: KEY });
  expect(calls).toHaveLength(answer.status === 200 ? 1 : 0);
  if (answer.status === 200) return [];
  expect(answer).toMatchObject({ status: 400, body: { resp_code: '30', resp_msg: 'Isian belum benar' } });
  const violations = answer.body.resp_data.violations as unknown as { field: string; kode: string; pesan: string }[];
  for (const { pesan } of violations) expect(pesan).toMatch(/\S/);
  return violations.map(({ field, kode }) => [field, kode]);
}

describe('amounts', () => {
  it.each([
    ['negative', '-1.00'],
    ['zero', '0.00'],
    ['not a number', 'NaN'],
    ['infinite', 'Infinity'],
    ['in exponent form', '1e9'],
    ['with three decimals', '1.005'],
    ['with commas', '1,000.00'],
    ['with spaces', ' 1.00'],
    ['of sixteen digits', '1234567890123456.00'],
    ['empty', ''],
    ['a JSON number', 25000000],
    ['a list', ['1.00']],
    ['null', null],
  ])('refuses an amount that is %s, naming the field', async (_, nominal) => {
    expect(await refusedFields({ nominal })).toEqual([['nominal', 'v.uang']]);
  });

  it('refuses 1e309, which JSON reads as infinity', async () => {
    const { ask, calls } = await fakeGateway();
    const body = JSON.stringify(deposit({ nominal: '@' })).replace('"@"', '1e309');
    const answer = await ask(SETOR, { body, headers: KEY });
    expect(answer.body.resp_data.violations).toMatchObject([{ field: 'nominal', kode: 'v.uang' }]);
    expect(calls).toEqual([]);
  });

  it('accepts the counterpart and sends it with two decimals', async () => {
    const { ask, calls } = await fakeGateway();
    expect((await ask(SETOR, { body: deposit({ nominal: '25000000' }), headers: KEY })).status).toBe(200);
    expect(calls[0]?.request.flowData).toMatchObject({ nomor_rekening: ACCOUNT, nominal: '25000000.00' });
  });
});

describe('fields', () => {
  it('refuses fields nobody asked for, each by its name', async () => {
    expect(await refusedFields({ approvedBy: 'manager1', balance: '1.00' })).toEqual([
      ['approvedBy', 'v.asing'],
      ['balance', 'v.asing'],
    ]);
    expect(await refusedFields({}, { approvedBy: 'manager1' })).toEqual([['approvedBy', 'v.asing']]);
    expect(await refusedFields({}, {})).toEqual([]);
  });

  it('calls a missing field missing and a wrong account number wrong', async () => {
    expect(await refusedFields({ nominal: undefined })).toEqual([['nominal', 'v.wajib']]);
    expect(await refusedFields({ nomor_rekening: '001110001230' })).toEqual([['nomor_rekening', 'v.rekening']]);
    expect(await refusedFields({ pecahan: [{ nominal: '100000', lembar: 1.5 }] })).toEqual([
      ['pecahan.0.lembar', 'v.lembar'],
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s wherever it stands', async (name) => {
    const { ask, calls } = await fakeGateway();
    for (const [body, field] of [
      [JSON.stringify(deposit()).replace('"keterangan"', `"${name}"`), name],
      [`{"${name}":{"dry_run":"T"}}`, name],
      [JSON.stringify(deposit({ pecahan: [{ x: 1 }] })).replace('"x"', `"${name}"`), `pecahan.0.${name}`],
    ] as const) {
      const answer = await ask(SETOR, { body, headers: KEY });
      expect(answer.status).toBe(400);
      expect(answer.body.resp_data.violations).toMatchObject([{ field, kode: 'v.asing' }]);
    }
    expect((await ask(`/api/rekening?${name}=1`)).body.resp_data.violations).toMatchObject([{ field: name }]);
    expect(calls).toEqual([]);
    expect(({} as Record<string, unknown>).dry_run).toBeUndefined();
  });

  it.each([
    ['no JSON', '{"flowCode":'],
    ['NaN, which JSON does not have', '{"flowData":{"nominal":NaN}}'],
    ['a list', '[]'],
    ['a text', '"SETOR_TUNAI"'],
    ['null', 'null'],
    ['a nest too deep', `{"flowData":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`],
  ])('answers 400 to a body that is %s', async (_, body) => {
    const { ask, calls } = await fakeGateway();
    expect(await ask(SETOR, { body, headers: KEY })).toMatchObject({
      status: 400,
      body: { resp_code: '30', resp_msg: 'Permintaan tidak dapat dibaca' },
    });
    expect(calls).toEqual([]);
  });

  it('answers 413 beyond a megabyte, with or without a length, and 200 just below a field’s own limit', async () => {
    const { ask, calls } = await fakeGateway();
    const large = JSON.stringify(deposit({ keterangan: 'x'.repeat(1024 * 1024) }));
    expect((await ask(SETOR, { body: large, headers: KEY })).status).toBe(413);
    const chunked = { ...KEY, 'transfer-encoding': 'chunked' };
    expect(await ask(SETOR, { body: large, headers: chunked })).toMatchObject({
      status: 413,
      body: { resp_code: '30' },
    });
    expect(calls).toEqual([]);
    const fits = deposit({ keterangan: 'x'.repeat(100) });
    expect((await ask(SETOR, { body: fits, headers: chunked })).status).toBe(200);
  });

  it('takes five thousand legs with their texts, filed and previewed before, and 413 beyond two megabytes', async () => {
    const { ask, calls } = await fakeGateway();
    const leg = (place: number) => ({
      sisi: place % 2 === 0 ? 'D' : 'K',
      jenis: 'GL',
      nomor: '603002',
      kode_cabang: '001',
      nominal: '1234567890.00',
      kode_valuta: 'IDR',
      keterangan: 'biaya listrik kantor cabang '.repeat(3).trim().padEnd(90, '.'),
    });
    const baris = Array.from({ length: 5_000 }, (_, place) => leg(place));
    const data = { baris, tanggal_valuta: '', keterangan: 'biaya operasional November' };
    const submission = { flowCode: 'TRANSAKSI_UMUM_MULTI', flowData: data };
    const looked = { valActionType: 'SUBMIT', valTrxType: 'TRANSAKSI_UMUM_MULTI', baris };
    expect(JSON.stringify(looked).length).toBeGreaterThan(1024 * 1024);
    const large = { padding: 'x'.repeat(2 * 1024 * 1024) };
    for (const [path, body] of [
      ['/api/flow/transaksi-umum-multi', submission],
      ['/api/validate', looked],
    ] as const) {
      calls.length = 0;
      expect((await ask(path, { body, headers: KEY })).status).toBe(200);
      expect(calls).toHaveLength(1);
      expect((await ask(path, { body: { ...body, ...large }, headers: KEY })).status).toBe(413);
      expect(calls).toHaveLength(1);
    }
  });
});

describe('the query', () => {
  it('becomes the paging of a list, within its bounds', async () => {
    const { ask, calls } = await fakeGateway({ reply: () => ({ data: [], resp_cursor: '' }) });
    expect((await ask('/api/rekening?keyword=siti&page=2&show=25')).status).toBe(200);
    expect(calls[0]?.request).toMatchObject({ paging: { page: 2, show: 25, keyword: 'siti', cursor: '', sort: '' } });
    for (const show of ['0', '101', '-1', 'abc', '1.5']) {
      expect((await ask(`/api/rekening?show=${show}`)).body.resp_data.violations).toMatchObject([
        { field: 'show', kode: 'v.halaman' },
      ]);
    }
  });

  it('takes the size of a page of products as limit, fifteen where none is named', async () => {
    const { ask, calls } = await fakeGateway({ reply: () => ({ data: [], resp_cursor: '' }) });
    expect((await ask('/api/product?page=2&limit=25&keyword=haji')).status).toBe(200);
    expect((await ask('/api/product?keyword=haji')).status).toBe(200);
    expect(calls.map((call) => call.request)).toMatchObject([
      { paging: { page: 2, show: 25, keyword: 'haji' } },
      { paging: { page: 1, show: 15, keyword: 'haji' } },
    ]);
    for (const limit of ['0', '101', '-1', 'abc', '1.5']) {
      expect((await ask(`/api/product?limit=${limit}`)).body.resp_data.violations).toMatchObject([
        { field: 'limit', kode: 'v.halaman' },
      ]);
    }
    expect(calls).toHaveLength(2);
  });

  it('adds to the body of a POST, as validate-user has it', async () => {
    const { ask, calls } = await fakeGateway({ reply: () => ({ cukup: 'T', limit: '', kelompok: 'TUNAI' }) });
    const answer = await ask('/api/validate-user?user_id=supervisor1&getLimitCode=TUNAI', {
      body: { nominalCekLimit: '25000000' },
    });
    expect(answer.status).toBe(200);
    expect(calls[0]?.request).toEqual({
      user_id: 'supervisor1',
      getLimitCode: 'TUNAI',
      nominalCekLimit: '25000000.00',
    });
  });

  it('never carries a secret that opens something', async () => {
    const { ask, calls } = await fakeGateway();
    const grant = '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30';
    const answer = await ask(`${SETOR}-with-override-auth?token_override=${grant}`, { body: deposit(), headers: KEY });
    expect(answer.body.resp_data.violations).toMatchObject([{ field: 'token_override', kode: 'v.asing' }]);
    const typed = await ask('/api/validate-override/authenticate-v2?password=x', { body: {}, headers: KEY });
    expect(typed.body.resp_data.violations).toMatchObject([{ field: 'password', kode: 'v.asing' }]);
    expect(calls).toEqual([]);
  });
});

describe('the override variant', () => {
  it('wants the grant in its body and passes it on', async () => {
    const { ask, calls } = await fakeGateway();
    const path = `${SETOR}-with-override-auth`;
    for (const rest of [{}, { token_override: '' }]) {
      const missing = await ask(path, { body: deposit({}, rest), headers: KEY });
      expect(missing).toMatchObject({ status: 400 });
      expect(missing.body.resp_data.violations).toMatchObject([{ field: 'token_override', kode: 'v.wajib' }]);
    }
    expect(calls).toEqual([]);
    const token_override = '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30';
    expect((await ask(path, { body: deposit({}, { token_override }), headers: KEY })).status).toBe(200);
    expect(calls[0]).toMatchObject({ rpc: 'teller.setorTunai', request: { submit: { token_override } } });
  });
});

describe('the idempotency key', () => {
  it('is required of a command, not of a dry run nor of a read', async () => {
    const { ask, calls } = await fakeGateway();
    for (const headers of [{}, { 'idempotency-key': 'short' }, { 'idempotency-key': 'x'.repeat(201) }]) {
      expect(await ask(SETOR, { body: deposit(), headers: headers as Record<string, string> })).toMatchObject({
        status: 400,
        body: { resp_code: '30', resp_msg: 'Header Idempotency-Key wajib diisi' },
      });
    }
    expect(calls).toEqual([]);

    expect((await ask(`${SETOR}?dry_run=T`, { body: deposit() })).status).toBe(200);
    expect(calls[0]?.request.submit).toMatchObject({ dry_run: 'T' });
    expect(calls[0]?.meta.idempotencyKey).toBeUndefined();
    expect((await ask('/api/flow/get-button-transition', { body: { flowCode: 'SETOR_TUNAI' } })).status).toBe(200);
  });

  it('does not take a dry run for granted: F is a posting', async () => {
    const { ask, calls } = await fakeGateway();
    expect((await ask(`${SETOR}?dry_run=F`, { body: deposit() })).status).toBe(400);
    expect((await ask(`${SETOR}?dry_run=F`, { body: deposit({}, { dry_run: 'T' }) })).status).toBe(400);
    expect(calls).toEqual([]);
  });

  it('reaches the core as a UUID: its own, or one made of it', async () => {
    const { ask, calls } = await fakeGateway();
    const send = (key: string) => ask(SETOR, { body: deposit(), headers: { 'idempotency-key': key } });
    await send('6F1D9A52-8A1C-4F2E-9D1B-0C8E5F1A7B30');
    await send('kasir-1/2026-11-21/0001');
    await send('kasir-1/2026-11-21/0001');
    await send('kasir-1/2026-11-21/0002');
    const [own, first, again, second] = calls.map((call) => call.meta.idempotencyKey);
    expect(own).toBe('6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30');
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
  });
});

describe('a client that goes away', () => {
  /** Sends a deposit and leaves after so many of its bytes. */
  async function leaveAfter(port: number, bytes: number): Promise<void> {
    const text = JSON.stringify(deposit());
    const headers = {
      ...KEY,
      origin: webEnv.NEXTAUTH_URL,
      'content-type': 'application/json',
      'content-length': text.length,
    };
    const sent = request({ port, host: '127.0.0.1', path: SETOR, method: 'POST', headers });
    const gone = new Promise<void>((resolve) => sent.once('error', () => resolve()).once('response', () => resolve()));
    sent.write(text.slice(0, bytes), () => setTimeout(() => bytes < text.length && sent.destroy(), 50));
    await gone;
  }

  it('in the middle of its body is no fault of the system, and nothing is asked of the core', async () => {
    const { port, calls, reported } = await fakeGateway();
    await leaveAfter(port, 20);
    await expect.poll(() => reported).toMatchObject([{ code: 'MALFORMED', cause: { message: 'aborted' } }]);
    expect(errors.MALFORMED.level).not.toBe('error');
    expect(calls).toEqual([]);
  });

  it('leaves no mark where it stays until its body is whole', async () => {
    const { port, calls, reported } = await fakeGateway();
    await leaveAfter(port, Number.MAX_SAFE_INTEGER);
    expect([calls.length, reported]).toEqual([1, []]);
  });
});

describe('a query', () => {
  const ACCOUNTS = '/api/rekening';

  it('refuses fields that the path does not know, each by its name, before the core is asked', async () => {
    const { ask, calls } = await fakeGateway();
    const answer = await ask(`${ACCOUNTS}?keyword=Ani&kode_cabng=001&statu=x`);
    expect(answer).toMatchObject({ status: 400, body: { resp_code: '30' } });
    expect(answer.body.resp_data.violations).toMatchObject([
      { field: 'kode_cabng', kode: 'v.asing', pesan: 'Isian ini tidak dikenal' },
      { field: 'statu', kode: 'v.asing' },
    ]);
    expect(calls).toEqual([]);
    expect((await ask(`${ACCOUNTS}?keyword=Ani&kode_cabang=001&page=2`)).status).toBe(200);
    expect(calls).toHaveLength(1);
  });

  it('knows the fields of each path that is asked by its address', async () => {
    const asked = endpoints.filter(({ method }) => method === 'GET');
    expect(asked.length).toBeGreaterThan(150);
    for (const { path, schema } of asked) {
      const known = fieldsOf(await schema());
      // A call that knows no field takes none.
      if (known.size === 0) expect([path, (await schema()).safeParse({}).success]).toEqual([path, true]);
    }
  });
});
