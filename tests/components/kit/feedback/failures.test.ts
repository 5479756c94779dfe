import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import { showFailure } from '#components/kit/ui/failure.ts';
import { showReadFailure } from '#components/kit/ui/read-failure.ts';
import { createQueryClient } from '#hooks/query-client.ts';
import { ApiError } from '#services/api-error.ts';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

const beacon = vi.fn();
const error = (status: number, message = 'Rekening diblokir', respCode = '62') =>
  new ApiError({ respCode, message, status, correlationId: 'k-1' });

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  beacon.mockReset();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a list or record answered with another code than 00 is an Info popup titled Error with its text', () => {
  showReadFailure(error(200), 'rekening', false);
  expect(popups.notify.mock.calls).toEqual([['info', 'Error', 'Rekening diblokir', 'k-1']]);
});

test('an item of the workflow that cannot be read is titled Terjadi Kesalahan', () => {
  showReadFailure(error(200), 'flow/get-by-id_flow', false);
  expect(popups.notify.mock.calls).toEqual([['error', 'Terjadi Kesalahan', 'Rekening diblokir', 'k-1']]);
});

test('a fetch without an answer is logged as CLIENT_FETCH_ERROR, not shown', () => {
  showReadFailure(error(0), 'rekening', false);
  expect(popups.notify).not.toHaveBeenCalled();
  expect(beacon).toHaveBeenCalledTimes(1);
  const [address, body] = beacon.mock.calls[0] as [string, URLSearchParams];
  expect(address).toBe('/api/auth/_log');
  expect(Object.fromEntries(body)).toEqual({ level: 'error', code: 'CLIENT_FETCH_ERROR', where: 'rekening' });
});

test('a quiet read and a lost session show nothing here', () => {
  showReadFailure(error(200), 'rekening', true);
  showReadFailure(error(401), 'rekening', false);
  expect(popups.notify).not.toHaveBeenCalled();
});

test('five reads that fail together are one popup, and none covers an open one', async () => {
  let close = () => {};
  popups.notify.mockReturnValue(
    new Promise<void>((resolve) => {
      close = resolve;
    }),
  );
  for (let at = 0; at < 5; at += 1) showReadFailure(error(503), 'rekening', false);
  expect(popups.notify).toHaveBeenCalledTimes(1);
  close();
  await waitFor(() => {
    popups.notify.mockClear();
    showReadFailure(error(503), 'rekening', false);
    expect(popups.notify).toHaveBeenCalledTimes(1);
  });
  close();
  const open = document.createElement('div');
  open.className = 'swal2-container';
  document.body.append(open);
  await Promise.resolve();
  popups.notify.mockClear();
  showReadFailure(error(503), 'rekening', false);
  expect(popups.notify).not.toHaveBeenCalled();
});

test('a read that fails again and again shows one message, and another after a success in between', async () => {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  let broken = true;
  const read = () =>
    client
      .fetchQuery({
        queryKey: ['rekening'],
        queryFn: async () => {
          if (broken) throw error(200);
          return 1;
        },
        meta: { topics: [] },
        staleTime: 0,
      })
      .catch(() => undefined);
  await read();
  await read();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), 'rekening', false);
  broken = false;
  await read();
  broken = true;
  await read();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test('a submission refused with another code is an Info popup with its text', async () => {
  await showFailure(error(200));
  expect(popups.notify.mock.calls).toEqual([['info', 'Info', 'Rekening diblokir', 'k-1']]);
});

test('a refusal for want of funds carries no code to trace, a failure with the same text does', async () => {
  await showFailure(error(200, 'Saldo tersedia rekening 1 tidak cukup: tersedia 1.00, kurang 2.00', '51'));
  await showFailure(error(500, 'Saldo', '51'));
  expect(popups.notify.mock.calls).toEqual([
    ['info', 'Info', 'Saldo tersedia rekening 1 tidak cukup: tersedia 1.00, kurang 2.00', ''],
    ['error', 'Error', 'Saldo', 'k-1'],
  ]);
});

test('a submission refused for some of its rows names each of them, and no row of a field of the form', async () => {
  const violations = [
    { field: 'baris.0.nomor', kode: 'v.wajib', pesan: 'Wajib diisi' },
    { field: 'keterangan', kode: 'v.wajib', pesan: 'Wajib diisi' },
    { field: 'baris.11', kode: 'v.bentuk', pesan: 'Bentuk salah' },
  ];
  await showFailure(new ApiError({ respCode: '30', message: 'Isian belum benar', status: 200, violations }));
  expect(popups.notify.mock.calls).toEqual([
    ['info', 'Info', 'Isian belum benar. Baris 1: Wajib diisi. Wajib diisi. Baris 12: Bentuk salah', ''],
  ]);
});

test.each([0, 403, 500, 503])(
  'a submission that fails with HTTP %i is an Error popup with the text',
  async (status) => {
    await showFailure(error(status));
    expect(popups.notify.mock.calls).toEqual([['error', 'Error', 'Rekening diblokir', 'k-1']]);
  },
);

test('an exception in a submission is an Error popup with its text', async () => {
  await showFailure(new TypeError('x is not a function'));
  expect(popups.notify.mock.calls).toEqual([['error', 'Error', 'x is not a function']]);
});

test('a lost session is left to its own dialog', async () => {
  await showFailure(error(401));
  expect(popups.notify).not.toHaveBeenCalled();
});

test('a step asks, shows Submitting process... please wait, and says Berhasil on 00', async () => {
  const work = vi.fn(async () => 'R-1');
  await carryOut({ question: { text: 'Setujui?', yes: 'Setujui' }, work, done: (result) => `Jadi ${result}` });
  // The button that agrees says what it does.
  expect(popups.confirm.mock.lastCall).toEqual([
    { title: 'Confirmation', text: 'Setujui?', yes: 'Setujui', no: 'Batal' },
  ]);
  expect(popups.progress.mock.calls[0]?.[0]).toBe('Submitting process... please wait');
  expect(popups.notify.mock.calls).toEqual([['success', 'Berhasil', 'Jadi R-1']]);
});
