import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../hooks/harness.tsx';
import { fillDeposit, flowData, needed, openDeposit, posting, postings, press, preview, steps } from '../deposit.tsx';
import { ok, type Replies, refusal, router } from '../page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', async () => {
  const page = await import('../page.tsx');
  return { useRouter: () => page.router };
});

const TOKEN = '0b8c6a1e-6f0b-4a6e-9c36-0d7f5a1b2c3d';
const ID = '5b9f1c4e-9d1c-4a35-8f5e-1f2f3a4b5c6d';

/** The inbox stream of the browser, and a way to send an event down it. */
let announce = () => {};
class FakeEventSource {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly readyState = FakeEventSource.OPEN;
  addEventListener(type: string, listener: (event: { data: string }) => void) {
    if (type === 'inbox') announce = () => act(() => listener({ data: JSON.stringify({ id_flow: ID }) }));
  }
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  router.query = {};
});
afterEach(() => vi.unstubAllGlobals());

/** The deposit screen filled beyond the teller's authority, with the override window open. */
async function openOverride(replies: Replies): Promise<Call[]> {
  const calls = await openDeposit(
    {
      'flow/setor-tunai': () => preview(needed),
      'flow/setor-tunai-with-override-auth': () => posting(),
      ...replies,
    },
    true,
  );
  await fillDeposit();
  expect(screen.getAllByText('Perlu otorisasi Head Teller')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Proses dengan otorisasi' }));
  await screen.findByRole('dialog', { name: 'Otorisasi supervisor' });
  return calls;
}

async function authorise(password: string) {
  await userEvent.type(screen.getByLabelText(/User ID supervisor/), 'headteller1');
  await userEvent.type(screen.getByLabelText(/Kata sandi/), password);
  await press('Otorisasi dan proses');
}

test('beyond the authority nothing is posted: the window names the reason', async () => {
  const calls = await openOverride({});
  expect(screen.getAllByText('Melebihi wewenang tunai Anda').length).toBeGreaterThan(0);
  expect(postings(calls)).toHaveLength(0);
  expect(popups.confirm).not.toHaveBeenCalled();
});

test('credentials at the counter release exactly this content and the posting carries the grant', async () => {
  const calls = await openOverride({
    'validate-override/authenticate-v2': () => ok({ token_override: TOKEN, berlaku_sampai: '' }),
  });
  await authorise('rahasia');
  await screen.findByRole('button', { name: 'Transaksi baru' });
  expect(calls.find(({ path }) => path === 'validate-override/authenticate-v2')?.body).toEqual({
    username: 'headteller1',
    password: 'rahasia',
    login_type: 'PASSWORD',
    flowCode: 'SETOR_TUNAI',
    flowData,
  });
  expect(postings(calls)).toHaveLength(1);
  expect(postings(calls)[0]).toMatchObject({
    path: 'flow/setor-tunai-with-override-auth',
    body: { flowCode: 'SETOR_TUNAI', flowData, token_override: TOKEN },
  });
});

test('a wrong password stays in the window, is emptied, and posts nothing', async () => {
  const calls = await openOverride({
    'validate-override/authenticate-v2': () => refusal('55', 'User ID atau kata sandi supervisor salah'),
  });
  await authorise('salah');
  expect(await screen.findByText('User ID atau kata sandi supervisor salah')).toBeInTheDocument();
  expect(screen.getByLabelText(/Kata sandi/)).toHaveValue('');
  expect(screen.getByLabelText(/Kata sandi/)).toHaveFocus();
  expect(postings(calls)).toHaveLength(0);
});

/** Sends the request to the supervisor's own screen; `decide` changes the item's answer from then on. */
async function askElsewhere() {
  let state = { item: { flow_state: 'WAITING', transRemark: '' }, token_override: '' };
  const calls = await openOverride({
    'validate-override/request': () => ok({ id_flow: ID, flow_state: 'WAITING' }),
    'flow/get-by-id_flow': () => ok(state),
    'flow/process-v2': () => ok({ id_flow: ID, flow_state: 'CANCELLED', nomor_referensi: '' }),
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Minta ke layar supervisor' }));
  await userEvent.type(await screen.findByLabelText('Catatan untuk supervisor'), 'nasabah di loket');
  await press('Kirim permintaan');
  await screen.findByText('Menunggu keputusan supervisor');
  return {
    calls,
    decide: (flow_state: string, transRemark = '', token_override = '') => {
      state = { item: { flow_state, transRemark }, token_override };
    },
  };
}

test('a request to the supervisor’s screen carries the content and a remark', async () => {
  const { calls } = await askElsewhere();
  expect(calls.find(({ path }) => path === 'validate-override/request')?.body).toEqual({
    flowCode: 'SETOR_TUNAI',
    flowData,
    transRemark: 'nasabah di loket',
  });
  expect(postings(calls)).toHaveLength(0);
});

test('once approved in the inbox, the teller’s screen continues with the grant', async () => {
  const { calls, decide } = await askElsewhere();
  decide('APPROVED', '', TOKEN);
  announce();
  await screen.findByRole('button', { name: 'Transaksi baru' });
  expect(postings(calls)).toHaveLength(1);
  expect(postings(calls)[0]?.body).toMatchObject({ token_override: TOKEN, flowData });
});

test('refused there, it says why, posts nothing and can be asked again', async () => {
  const { calls, decide } = await askElsewhere();
  decide('REJECTED', 'KTP tidak cocok');
  announce();
  expect(await screen.findByText('KTP tidak cocok')).toBeInTheDocument();
  expect(postings(calls)).toHaveLength(0);
  await press('Minta lagi');
  expect(screen.getByRole('button', { name: 'Kirim permintaan' })).toBeInTheDocument();
});

test('closing the window withdraws the request', async () => {
  const { calls } = await askElsewhere();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(steps(calls)).toHaveLength(1));
  expect(steps(calls)[0]?.body).toEqual({ actionType: 'CANCEL', flowCode: 'SETOR_TUNAI', idFlow: ID });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a posting that is refused for want of authority opens the window', async () => {
  const calls = await openDeposit({
    'flow/setor-tunai': ({ query }) =>
      query.has('dry_run') ? preview() : refusal('61', 'Perlu otorisasi', { alasan: needed.alasan }),
  });
  await fillDeposit();
  await press('Proses');
  expect(await screen.findByRole('dialog', { name: 'Otorisasi supervisor' })).toBeInTheDocument();
  expect(postings(calls)).toHaveLength(1);
  expect(popups.notify).not.toHaveBeenCalled();
});

test('instead of an override it can be sent to the workflow; a new form has no state, so no notes are asked for', async () => {
  const calls = await openDeposit({
    'flow/setor-tunai': () => preview(needed),
    'flow/process-v2': () => ok({ id_flow: ID, flow_state: 'WAITING', nomor_referensi: '' }),
  });
  await fillDeposit();
  await screen.findByRole('button', { name: 'Proses dengan otorisasi' });
  await press('Kirim untuk otorisasi');
  await waitFor(() => expect(steps(calls)).toHaveLength(1));
  expect(screen.queryByLabelText('Catatan')).toBeNull();
  expect(steps(calls)[0]?.body).toMatchObject({ actionType: 'SUBMIT', flowData, flowState: '', transRemark: '' });
  await waitFor(() => expect(popups.notify.mock.calls[0]?.slice(0, 2)).toEqual(['success', 'Berhasil']));
  expect(postings(calls)).toHaveLength(0);
});

test('the window names the act to release, in the words of the core, beside the form', async () => {
  await openOverride({});
  const dialog = screen.getByRole('dialog', { name: 'Otorisasi supervisor' });
  expect(dialog).toHaveClass('side');
  const lines = [...dialog.querySelectorAll('.summary > div')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['JenisSetor tunai', 'NominalIDR 1,000,000.00', 'RekeningSiti Aminah 001120000454']);
});
