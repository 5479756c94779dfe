import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, readAttempt } from '#hooks/drafts.ts';
import { message } from '#lib/messages/id.ts';
import type { Posting } from '#types/proto/common.ts';
import type { Call } from '../../hooks/harness.tsx';
import {
  ACCOUNT,
  fillDeposit,
  flowData,
  openDeposit,
  posting,
  postings,
  press,
  preview,
  REFERENCE,
  steps,
} from './deposit.tsx';
import { ok, type Replies, refusal, router } from './page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', async () => {
  const page = await import('./page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-user-id.ts', () => ({ useUserId: () => 'teller1' }));

const DRAFT = draftKey('teller1', 'SETOR_TUNAI/');
const KEY = '5b9f1c4e-9d1c-4a35-8f5e-1f2f3a4b5c6d';
const done = () => ok({ status: 'SUDAH', posting: posting().resp_data as Posting });
const notDone = () => ok({ status: 'BELUM' });

beforeEach(() => {
  sessionStorage.clear();
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  router.query = {};
});
afterEach(() => vi.unstubAllGlobals());

const LOST = message('kesalahan.luring');
const lose = () => {
  throw new TypeError('network');
};
/** Makes a gateway that loses `lost` answers to postings, with its answers about their keys. */
function bank(status: (call: Call) => unknown, lost = 1): Replies {
  let posted = 0;
  return {
    'flow/setor-tunai': ({ query }) => {
      if (query.has('dry_run')) return preview();
      posted += 1;
      return posted > lost ? posting() : lose();
    },
    'flow/status-kunci': status,
    'flow/process-v2': () => ok({ flow_state: 'WAITING' }),
  };
}
const asked = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === 'flow/status-kunci').map(({ body }) => (body as { kunci: string }).kunci);
const keys = (calls: readonly Call[]) => postings(calls).map(({ headers }) => headers['idempotency-key']);

test('a lost answer: the screen asks the core by the key, and shows the posting like any other', async () => {
  const calls = await openDeposit(bank(done));
  await fillDeposit();
  await press('Proses');
  expect(await screen.findByRole('article', { name: 'Setor tunai' })).toBeInTheDocument();
  expect(asked(calls)).toEqual(keys(calls));
  expect(popups.progress.mock.calls.map(([title]) => title)).toEqual([
    'Submitting process... please wait',
    'Status belum diketahui, memeriksa …',
  ]);
  // The screen shows the lost answer as an Error in the server's words, then the answer of the core.
  expect(popups.notify.mock.calls).toEqual([
    ['error', 'Error', LOST, ''],
    [
      'success',
      'Berhasil',
      `Sudah dibukukan, nomor ${REFERENCE}. Setor tunai · 1,000,000.00 · ${ACCOUNT} · Bambang Wicaksono`,
    ],
  ]);
  expect(readAttempt(DRAFT)).toBeNull();
});

test('the screen reports that nothing was posted, and sends again only on demand, under a new key', async () => {
  const calls = await openDeposit(bank(notDone));
  await fillDeposit();
  popups.confirm.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await press('Proses');
  await waitFor(() => expect(popups.confirm).toHaveBeenCalledTimes(2));
  expect(popups.confirm.mock.calls[1]?.[0]).toMatchObject({ title: 'Belum dibukukan, kirim lagi', yes: 'Kirim lagi' });
  expect(postings(calls)).toHaveLength(1);
  await press('Proses');
  expect(await screen.findByRole('article', { name: 'Setor tunai' })).toBeInTheDocument();
  expect(postings(calls)).toHaveLength(2);
  expect(new Set(keys(calls)).size).toBe(2);
  expect(postings(calls)[1]?.body).toEqual({ flowCode: 'SETOR_TUNAI', flowData });
});

test('a transport error shows the server’s words as an Error, and the core is still asked', async () => {
  const failed = () => new Response(JSON.stringify(refusal('91', 'Layanan sedang dimulai ulang')), { status: 503 });
  const calls = await openDeposit({
    'flow/setor-tunai': ({ query }) => (query.has('dry_run') ? preview() : failed()),
    'flow/status-kunci': notDone,
  });
  await fillDeposit();
  popups.confirm.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await press('Proses');
  await waitFor(() => expect(popups.confirm).toHaveBeenCalledTimes(2));
  expect(popups.notify.mock.calls.map((call) => call.slice(0, 3))).toEqual([
    ['error', 'Error', 'Layanan sedang dimulai ulang'],
  ]);
  expect(popups.confirm.mock.lastCall?.[0]).toMatchObject({ title: 'Belum dibukukan, kirim lagi', yes: 'Kirim lagi' });
  expect(asked(calls)).toEqual(keys(calls));
});

test('while it is at work, or nobody answers, it is asked again', async () => {
  const answers = [lose, () => ok({ status: 'PROSES' }), done];
  const calls = await openDeposit(bank(() => answers.shift()?.()));
  await fillDeposit();
  await press('Proses');
  expect(await screen.findByRole('article', { name: 'Setor tunai' })).toBeInTheDocument();
  expect(asked(calls)).toHaveLength(3);
});

/** The answer is lost and the question about it refused, so that the attempt stays open on the screen. */
async function leaveOpen(status: (call: Call) => unknown) {
  let refused = false;
  const calls = await openDeposit(
    bank((call) => {
      if (refused) return status(call);
      refused = true;
      return refusal('96', 'Terjadi kesalahan pada sistem');
    }),
  );
  await fillDeposit();
  await press('Proses');
  await waitFor(() => expect(popups.notify).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Status belum diketahui')).toBeInTheDocument();
  return calls;
}

test('an edited form is a new transaction only on the user’s word, with the earlier one shown', async () => {
  const calls = await leaveOpen(done);
  await userEvent.type(screen.getByLabelText('Keterangan'), 'panen');
  popups.confirm.mockResolvedValueOnce(false);
  await press('Proses');
  expect(await screen.findByRole('article', { name: 'Setor tunai' })).toBeInTheDocument();
  expect(popups.confirm.mock.lastCall?.[0]).toMatchObject({
    title: 'Transaksi sebelumnya sudah dijalankan',
    text: expect.stringContaining(REFERENCE),
    yes: 'Kirim sebagai transaksi baru',
  });
  expect(postings(calls)).toHaveLength(1);
});

test('another transaction by the user’s word uses another key', async () => {
  const calls = await leaveOpen(done);
  await press('Proses');
  await waitFor(() => expect(postings(calls)).toHaveLength(2));
  expect(popups.confirm.mock.calls.map(([{ title }]) => title)).toEqual([
    'Lanjutkan transaksi ?',
    'Transaksi sebelumnya sudah dijalankan',
    'Lanjutkan transaksi ?',
  ]);
  expect(new Set(keys(calls)).size).toBe(2);
});

test('sending it to a checker asks first as well', async () => {
  const calls = await leaveOpen(notDone);
  await press('Kirim untuk otorisasi');
  await waitFor(() => expect(steps(calls)).toHaveLength(1));
  expect(asked(calls)).toEqual([keys(calls)[0], keys(calls)[0]]);
});

function leaveBehind() {
  sessionStorage.setItem(`${DRAFT}#kunci`, JSON.stringify({ kunci: KEY, at: '2026-11-21T03:42:17Z' }));
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: '2026-11-21T03:42:10Z', values: flowData }));
}

test('after a reload the screen asks for the open key, shows a posted result, and does not offer its form again', async () => {
  leaveBehind();
  const calls = await openDeposit(bank(done));
  expect(await screen.findByText(`Sudah dibukukan, nomor ${REFERENCE}`, { exact: false })).toBeInTheDocument();
  expect(asked(calls)).toEqual([KEY]);
  expect(screen.queryByRole('button', { name: 'Lanjutkan isian itu' })).toBeNull();
  expect([sessionStorage.getItem(DRAFT), readAttempt(DRAFT)]).toEqual([null, null]);
  await press('Tampilkan yang sudah dibukukan');
  expect(await screen.findByRole('article', { name: 'Setor tunai' })).toBeInTheDocument();
});

test('after a reload the screen reports that nothing was posted, and offers the form', async () => {
  leaveBehind();
  await openDeposit(bank(notDone));
  expect(await screen.findByText('Belum dibukukan, kirim lagi')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lanjutkan isian itu' })).toBeInTheDocument();
});

test('the key is stored before the form leaves, and removed with a plain refusal', async () => {
  let stored: unknown = null;
  const calls = await openDeposit({
    'flow/setor-tunai': ({ query }) => {
      if (query.has('dry_run')) return preview();
      stored = readAttempt(DRAFT);
      return refusal('51', 'Saldo tidak cukup');
    },
  });
  await fillDeposit();
  await press('Proses');
  await waitFor(() => expect(popups.notify).toHaveBeenCalledTimes(1));
  expect(stored).toMatchObject({ kunci: keys(calls)[0] });
  expect(readAttempt(DRAFT)).toBeNull();
  expect(asked(calls)).toEqual([]);
});
