import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../hooks/harness.tsx';
import {
  fillDeposit,
  needed,
  nominal,
  openDeposit,
  posting,
  postings,
  press,
  preview,
  showDeposit,
  steps,
  transitionButtons,
} from './deposit.tsx';
import { ok, refusal, router } from './page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', async () => {
  const page = await import('./page.tsx');
  return { useRouter: () => page.router };
});

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  router.query = {};
});
afterEach(() => vi.unstubAllGlobals());

const bar = () => [...document.querySelectorAll<HTMLButtonElement>('.action-bar .btn')];
const names = () => bar().map((button) => button.textContent);
const asked = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === 'flow/get-button-transition').map(({ body }) => body);
const main = () => document.querySelector('.action-bar .btn-primary');

test('a new form shows the buttons of flow/get-button-transition, asked without a state, with their colours', async () => {
  const calls = await openDeposit({});
  expect(asked(calls)).toEqual([
    { flowCode: 'SETOR_TUNAI', flowState: '', idFlow: '', is_override: 'F', is_auto_auth: 'T' },
  ]);
  expect(names()).toEqual(['Simpan draf', 'Kirim untuk otorisasi', 'Proses']);
  expect(bar().map(({ style }) => style.getPropertyValue('--bs-btn-bg'))).toEqual(['#e3f0ec', '#fdf0d5', '#0b5d4b']);
  expect(main()).toHaveTextContent('Proses');
  expect(main()).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
});

test('a preview with reasons asks for the buttons with is_override T; until they are here the last ones stay and rest', async () => {
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const calls = await openDeposit({
    'flow/setor-tunai': () => preview(needed),
    'flow/get-button-transition': async (call) => {
      if ((call.body as { is_override: string }).is_override === 'T') await wait;
      return transitionButtons(call);
    },
  });
  const before = main();
  await fillDeposit();
  await waitFor(() => expect(before).toHaveAttribute('aria-disabled', 'true'));
  expect(names()).toEqual(['Simpan draf', 'Kirim untuk otorisasi', 'Proses']);
  expect(asked(calls).at(-1)).toMatchObject({ is_override: 'T', is_auto_auth: 'F' });
  await press('Proses');
  expect(popups.confirm).not.toHaveBeenCalled();

  before?.closest('button')?.focus();
  arrive();
  await screen.findByRole('button', { name: 'Proses dengan otorisasi' });
  expect(names()).toEqual(['Simpan draf', 'Kirim untuk otorisasi', 'Proses dengan otorisasi']);
  expect(main()).toBe(before);
  expect(main()).toHaveFocus();
  expect(main()).not.toHaveAttribute('aria-disabled');
  // The button no longer says what it said when it was pressed: nothing is done, and the teller reads why.
  expect(popups.confirm).not.toHaveBeenCalled();
  expect(await screen.findByText(/Tombol kini menjadi “Proses dengan otorisasi”/)).toBeInTheDocument();
});

test('a press while other buttons load takes effect once, when they are here and still offer it', async () => {
  let arrive = () => {};
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openDeposit({
    'flow/setor-tunai': () => preview(needed),
    'flow/get-button-transition': async (call) => {
      if ((call.body as { is_override: string }).is_override === 'T') await wait;
      return transitionButtons(call);
    },
  });
  await fillDeposit();
  await waitFor(() => expect(main()).toHaveAttribute('aria-disabled', 'true'));
  await press('Kirim untuk otorisasi');
  await press('Kirim untuk otorisasi');
  expect(popups.confirm).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(popups.confirm).toHaveBeenCalled());
  expect(popups.confirm).toHaveBeenCalledTimes(1);
});

test('while another amount is being evaluated the buttons stay as they were', async () => {
  let answer: object = needed;
  const calls = await openDeposit({ 'flow/setor-tunai': () => preview(answer) });
  await fillDeposit();
  await screen.findByRole('button', { name: 'Proses dengan otorisasi' });
  answer = { perlu: 'F', tingkat: '', alasan: [] };
  await userEvent.clear(nominal());
  expect(names()).toContain('Proses dengan otorisasi');
  await userEvent.type(nominal(), '2jt');
  expect(await screen.findByRole('button', { name: 'Proses' })).toBeInTheDocument();
  // Those of before were still known, so they came back without a gap.
  expect(new Set(asked(calls).map((body) => (body as { is_override: string }).is_override))).toEqual(
    new Set(['F', 'T']),
  );
});

test('a filled form is submitted once by any clicks: posting, sending and saving share one guard', async () => {
  let answerYes = (_: boolean) => {};
  popups.confirm.mockReturnValue(
    new Promise<boolean>((resolve) => {
      answerYes = resolve;
    }),
  );
  const calls = await openDeposit({
    'flow/setor-tunai': ({ query }) => (query.has('dry_run') ? preview() : posting()),
    'flow/process-v2': () => ok({ id_flow: 'x', flow_state: 'DRAFT', nomor_referensi: '' }),
  });
  await fillDeposit();
  await press('Proses');
  await press('Kirim untuk otorisasi');
  await press('Simpan draf');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(popups.confirm).toHaveBeenCalledTimes(1);
  answerYes(true);
  await screen.findByRole('button', { name: 'Transaksi baru' });
  expect(postings(calls)).toHaveLength(1);
  expect(steps(calls)).toHaveLength(0);
});

test('an error that the server finds in a submitted item stands under its field', async () => {
  await openDeposit({
    'flow/process-v2': () =>
      refusal('30', 'Isian belum benar', {
        violations: [{ field: 'nominal', kode: 'v.uang', pesan: 'Jumlah terlalu besar' }],
      }),
  });
  await fillDeposit();
  await press('Kirim untuk otorisasi');
  await waitFor(() => expect(nominal()).toHaveAccessibleDescription(/Jumlah terlalu besar/));
  expect(popups.notify).not.toHaveBeenCalled();
});

test('an unfinished form is not sent to a checker: a warning titled Info names the field, and no question is asked', async () => {
  const calls = await openDeposit({});
  await press('Kirim untuk otorisasi');
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', 'Nomor rekening: Wajib diisi'));
  expect(popups.confirm).not.toHaveBeenCalled();
  expect(steps(calls)).toHaveLength(0);
  await waitFor(() => expect(screen.getByLabelText(/Nomor rekening/)).toHaveFocus());
});

test('buttons that could not be fetched leave a way to ask again, and nothing to press', async () => {
  let broken = true;
  showDeposit({
    'flow/get-button-transition': (call) => (broken ? refusal('96', 'Gangguan') : transitionButtons(call)),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Coba lagi' }).then((found) => {
      expect(names()).toEqual(['Coba lagi']);
      expect(document.querySelector('.action-bar [role=alert]')).toHaveTextContent(
        'Tombol tidak dapat dimuat. Gangguan',
      );
      broken = false;
      return found;
    }),
  );
  expect(await screen.findByRole('button', { name: 'Proses' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});
