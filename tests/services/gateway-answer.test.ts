import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { deposit, fakeGateway, KEY } from './gateway-fixture.ts';

const SETOR = '/api/flow/setor-tunai';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('an answer', () => {
  it('of a list is its rows, and beside them where the next page starts', async () => {
    const rows = [{ nomor_rekening: '1' }, { nomor_rekening: '2' }];
    const { ask } = await fakeGateway({ reply: () => ({ data: rows, resp_cursor: 'next' }) });
    expect((await ask('/api/rekening')).body).toEqual({
      resp_code: '00',
      resp_msg: 'Sukses',
      resp_data: rows,
      resp_cursor: 'next',
    });
    const last = await fakeGateway({ reply: () => ({ data: [], resp_cursor: '' }) });
    expect((await last.ask('/api/rekening')).body).toEqual({
      resp_code: '00',
      resp_msg: 'Sukses',
      resp_data: [],
      resp_cursor: null,
    });
  });

  it('of a record is the record, without a cursor', async () => {
    const { ask } = await fakeGateway({ reply: () => ({ status_akses_desc: 'BUKA' }) });
    expect((await ask('/api/parameter/status-cabang')).body).toEqual({
      resp_code: '00',
      resp_msg: 'Sukses',
      resp_data: { status_akses_desc: 'BUKA' },
    });
  });

  it('of a flow has its flowData as an object', async () => {
    const { ask } = await fakeGateway({ reply: () => ({ item: {}, flowData: '{"nominal":"1.00"}' }) });
    const answer = await ask('/api/flow/get-by-id_flow', { body: { id_flow: '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30' } });
    expect(answer.body.resp_data.flowData).toEqual({ nominal: '1.00' });
  });

  it('is never cached and says its correlation id, which the core got', async () => {
    const { ask, calls } = await fakeGateway();
    const answer = await ask('/api/rekening');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers['x-correlation-id']).toMatch(UUID);
    expect(calls[0]?.meta).toMatchObject({
      correlationId: answer.headers['x-correlation-id'],
      deadlineMs: expect.any(Number),
      forwardedFor: '127.0.0.1',
    });
    await ask('/api/rekening', { headers: { 'x-forwarded-for': '10.1.2.3\t<x>' } });
    expect(calls[1]?.meta.forwardedFor).toBe('127.0.0.1');
  });
});

describe('a refusal', () => {
  const refused = async (error: unknown) => {
    const { ask, reported } = await fakeGateway({
      reply: () => {
        throw error;
      },
    });
    const answer = await ask(SETOR, { body: deposit(), headers: KEY });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.resp_data.id_korelasi).toBe(answer.headers['x-correlation-id']);
    expect(reported).toEqual([error]);
    return answer;
  };

  it('of code 61 carries the reasons, with HTTP 200', async () => {
    const alasan = [
      { kode: 'LIMIT', pesan: 'Di atas limit', rincian: {}, tingkat: 'HEAD_TELLER', tindakan: 'OVERRIDE' },
    ] as const;
    const answer = await refused(new AppError('OVERRIDE_NEEDED', { params: { tingkat: 'HEAD_TELLER' }, alasan }));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      resp_code: '61',
      resp_msg: 'Transaksi perlu otorisasi Head Teller',
      resp_data: { id_korelasi: expect.stringMatching(UUID), alasan },
    });
  });

  it.each([
    ['INSUFFICIENT', 200, '51'],
    ['ACCOUNT_NOT_FOUND', 200, '14'],
    ['UNAUTHENTICATED', 401, '97'],
    ['IN_FLIGHT', 409, '09'],
    ['CORE_AWAY', 503, '91'],
    ['DEADLINE', 504, '68'],
    ['SYSTEM', 500, '96'],
  ] as const)('of the core, %s, is HTTP %i with code %s', async (code, status, resp_code) => {
    expect(await refused(new AppError(code))).toMatchObject({ status, body: { resp_code } });
  });

  it('passes the field violations of the core on', async () => {
    const violations = [{ field: 'nominal', kode: 'v.kode', pesan: 'Kode tidak dikenal' }];
    const answer = await refused(new AppError('VALIDATION', { violations }));
    expect(answer.body.resp_data).toEqual({ id_korelasi: expect.any(String), violations });
  });

  it('reveals nothing of an unforeseen error', async () => {
    const answer = await refused(new Error('connect ECONNREFUSED 10.0.0.7:5432 SELECT kata_sandi'));
    expect(answer).toMatchObject({ status: 500, body: { resp_code: '96', resp_msg: 'Terjadi kesalahan pada sistem' } });
    expect(answer.text).not.toMatch(/ECONNREFUSED|SELECT|10\.0\.0\.7| at /);
  });

  it('repeats nothing of the input', async () => {
    const { ask } = await fakeGateway();
    const answer = await ask('/api/validate-override/authenticate-v2', {
      headers: KEY,
      body: { username: 'supervisor1', password: 'rahasia-sekali', flowCode: 'SETOR_TUNAI', flowData: 'salah' },
    });
    expect(answer.body.resp_data.violations).toMatchObject([{ field: 'flowData', kode: 'v.bentuk' }]);
    expect(answer.text).not.toContain('rahasia-sekali');
  });
});
