import { AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savings } from '#services/accounts/savings.ts';
import { ApiError } from '#services/api-error.ts';
import { teller } from '#services/cash/teller.ts';
import { callCommand, callList, callRecord, type Input, newKey, queryString } from '#services/client.ts';
import { flow } from '#services/control/flow.ts';
import { callFile } from '#services/file.ts';
import { onLocked, onUnauthorised } from '#services/session-signals.ts';
import { type Network, type Sent, stubNetwork } from './network.ts';

const KEY = '5b9f1c4e-9d1c-4a35-8f5e-1f2f3a4b5c6d';
const deposit = {
  flowCode: 'SETOR_TUNAI' as const,
  flowData: {
    nomor_rekening: '001120000454',
    nominal: '25000000.00',
    pecahan: [{ nominal: '100000.00', lembar: 250 }],
  },
} satisfies Input<typeof teller.cashDeposit>;

const network = vi.fn<Network>();
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  network.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));

/** Returns the one call that was made: address, headers and parsed body. */
function sent() {
  expect(network).toHaveBeenCalledTimes(1);
  return network.mock.calls[0]?.[0] as Sent;
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => {
  network.mockReset();
  stubNetwork(network);
});
afterEach(() => {
  onUnauthorised(null);
  onLocked(null);
});

describe('reads', () => {
  test('a list sends its filled filters only and answers rows and cursor', async () => {
    answer({ resp_code: '00', resp_msg: 'Sukses', resp_data: [{ nomor_rekening: '1' }], resp_cursor: 'abc' });
    const page = await callList(savings.accounts, { keyword: 'siti', page: 2, show: 15, cursor: '' });
    expect(sent()).toMatchObject({
      url: '/api/rekening?keyword=siti&page=2&show=15',
      method: 'GET',
      body: undefined,
    });
    expect(page).toEqual({ rows: [{ nomor_rekening: '1' }], cursor: 'abc' });
  });

  test('an empty cursor means the last page', async () => {
    answer({ resp_code: '00', resp_msg: 'Sukses', resp_data: [], resp_cursor: '' });
    expect(await callList(savings.accounts, {})).toEqual({ rows: [], cursor: null });
    expect(sent().url).toBe('/api/rekening');
  });

  test('a read by POST sends its input as the body, without a key', async () => {
    answer({ resp_code: '00', resp_msg: 'Sukses', resp_data: { item: {}, flowData: { nominal: '1.00' } } });
    const detail = await callRecord(flow.byId, { id_flow: KEY });
    expect(sent()).toMatchObject({ url: '/api/flow/get-by-id_flow', method: 'POST', body: { id_flow: KEY } });
    expect(sent().headers).toEqual({ 'content-type': 'application/json', 'accept-language': 'id' });
    expect(detail.flowData).toEqual({ nominal: '1.00' });
  });

  test('lists in a query are joined by commas', () => {
    expect(queryString({ role_id: ['TELLER', 'CS'], mode: 'byrole', nothing: null })).toBe(
      '?role_id=TELLER%2CCS&mode=byrole',
    );
  });
});

describe('commands', () => {
  test('carry the idempotency key', async () => {
    answer({ resp_code: '00', resp_msg: 'Sukses', resp_data: { nomor_referensi: '001261121000000001' } });
    const posting = await callCommand(teller.cashDeposit, deposit, { key: KEY });
    expect(sent()).toMatchObject({
      url: '/api/flow/setor-tunai',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
      body: deposit,
    });
    expect(posting.nomor_referensi).toBe('001261121000000001');
  });

  test('a dry run says so in the query and needs no key', async () => {
    answer({ resp_code: '00', resp_msg: 'Sukses', resp_data: {} });
    await callCommand(teller.cashDeposit, deposit, { dryRun: true });
    expect(sent().url).toBe('/api/flow/setor-tunai?dry_run=T');
    expect(sent().headers).toEqual({ 'content-type': 'application/json', 'accept-language': 'id' });
  });

  test('a grant goes to the override variant, in the body', async () => {
    answer({ resp_code: '00', resp_msg: 'Sukses', resp_data: {} });
    await callCommand(teller.cashDeposit, deposit, { key: KEY, override: 'grant' });
    expect(sent().url).toBe('/api/flow/setor-tunai-with-override-auth');
    expect(sent().body).toEqual({ ...deposit, token_override: 'grant' });
  });

  test('keys are version 7 uuids, so that their own value says their month, each another', () => {
    const before = Date.now();
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const time = Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(Date.now());
    }
  });
});

describe('failures', () => {
  test('a business refusal carries code, reasons and correlation id', async () => {
    const alasan = [{ kode: 'LIMIT', pesan: 'Di atas limit', tingkat: 'HEAD_TELLER', tindakan: 'OVERRIDE' }];
    answer({ resp_code: '61', resp_msg: 'Perlu otorisasi', resp_data: { alasan, id_korelasi: 'k-1' } });
    const error = await failure(callCommand(teller.cashDeposit, deposit, { key: KEY }));
    expect(error).toMatchObject({
      respCode: '61',
      message: 'Perlu otorisasi',
      status: 200,
      alasan,
      violations: [],
      correlationId: 'k-1',
      uncertain: false,
    });
  });

  test('violations are handed on, the header names the correlation when the body does not', async () => {
    const violations = [{ field: 'nominal', kode: 'v.uang', pesan: 'Isi jumlah' }];
    answer({ resp_code: '30', resp_msg: 'Isian belum benar', resp_data: { violations } }, 400, {
      'x-correlation-id': 'k-2',
    });
    const error = await failure(callCommand(teller.cashDeposit, deposit, { key: KEY }));
    expect(error).toMatchObject({ respCode: '30', status: 400, violations, correlationId: 'k-2' });
  });

  test('no answer at all is code 91 and uncertain', async () => {
    network.mockRejectedValueOnce(new TypeError('fetch failed'));
    const error = await failure(callCommand(teller.cashDeposit, deposit, { key: KEY }));
    expect(error).toMatchObject({ respCode: '91', status: 0, uncertain: true });
    expect(error.message).toBe('Server tidak dapat dihubungi. Periksa jaringan, lalu coba lagi');
  });

  test('a page of a proxy instead of an envelope is code 91', async () => {
    network.mockResolvedValueOnce(new Response('<html>502</html>', { status: 502 }));
    const error = await failure(callList(savings.accounts, {}));
    expect(error).toMatchObject({ respCode: '91', status: 502, uncertain: true });
  });

  test('a cancelled call is not an error of the server', async () => {
    const stop = new AbortController();
    stop.abort();
    const thrown = await callList(savings.accounts, {}, { signal: stop.signal }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(DOMException);
  });

  test('401 calls the registered handler, a refusal does not', async () => {
    const handler = vi.fn();
    onUnauthorised(handler);
    answer({ resp_code: '57', resp_msg: 'Tidak berwenang', resp_data: {} }, 403);
    await failure(callList(savings.accounts, {}));
    expect(handler).not.toHaveBeenCalled();
    answer({ resp_code: '97', resp_msg: 'Sesi berakhir', resp_data: {} }, 401);
    const error = await failure(callList(savings.accounts, {}));
    expect(error).toMatchObject({ respCode: '97', status: 401 });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('423 calls the handler of locked screens, once, and no other', async () => {
    const [gone, shut] = [vi.fn(), vi.fn()];
    onUnauthorised(gone);
    onLocked(shut);
    answer({ resp_code: '98', resp_msg: 'Layar terkunci', resp_data: {} }, 423);
    const error = await failure(callList(savings.accounts, {}));
    expect(error).toMatchObject({ respCode: '98', status: 423, ofSession: true });
    expect([gone.mock.calls.length, shut.mock.calls.length]).toEqual([0, 1]);
  });

  test('an answer that does not come before the deadline is code 91 and uncertain', async () => {
    network.mockRejectedValueOnce(new AxiosError('timeout of 20000ms exceeded', AxiosError.ECONNABORTED));
    const error = await failure(callCommand(teller.cashDeposit, deposit, { key: KEY }));
    expect(error).toMatchObject({ respCode: '91', status: 0, uncertain: true });
    expect(sent().timeout).toBe(20_000);
  });
});

describe('long ways', () => {
  const signal = new AbortController().signal;

  test('a file comes whole, and says how much of it has come', async () => {
    network.mockResolvedValueOnce(new Response('isi', { headers: { 'content-type': 'text/csv' } }));
    const onBytes = vi.fn();
    const file = await callFile('audit-trail/export', { format: 'CSV' }, { signal, onBytes });
    expect([await file.text(), onBytes.mock.calls]).toEqual(['isi', [[3, 0]]]);
    expect(sent()).toMatchObject({
      url: '/api/audit-trail/export',
      method: 'POST',
      body: { format: 'CSV' },
      timeout: 0,
    });
  });

  test('a file that is refused is an error as any other', async () => {
    answer({ resp_code: '57', resp_msg: 'Tidak berwenang', resp_data: { id_korelasi: 'k-3' } }, 403);
    const error = await failure(callFile('audit-trail/export', {}, { signal, onBytes: vi.fn() }));
    expect(error).toMatchObject({ respCode: '57', status: 403, correlationId: 'k-3' });
  });

  test('a long body says how much of it has left', async () => {
    answer({ resp_code: '00', resp_msg: 'Sukses', resp_data: {} });
    const onUpload = vi.fn();
    await callCommand(teller.cashDeposit, deposit, { key: KEY, onUpload });
    const size = JSON.stringify(deposit).length;
    expect(onUpload.mock.calls).toEqual([[size, size]]);
  });
});
