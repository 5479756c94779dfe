// The table of menus, which a screen with a menu brings along with its heading.
import '#components/kit/ui/menu-names.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shell } from '#components/workplace/layout/shell.tsx';
import { forgetLock, lockScreen } from '#hooks/screen-lock.ts';
import { stubNetwork } from '../../../services/network.ts';
import { hands } from '../../../user-activity.ts';
import type { Call } from '../../hooks/harness.tsx';
import { ok, type Replies, refusal, router, show } from '../../kit/screens/page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router, default: { router: null } };
});
const auth = vi.hoisted(() => ({ sessionStatus: {}, update: vi.fn() }));
vi.mock('next-auth/react', async () => {
  const { createContext } = await import('react');
  const data = {
    id_user: 'teller1',
    nama_user: 'Siti Rahmawati',
    role_id: ['TELLER'],
    kode_cabang: '001',
    expires: new Date(Date.now() + 9 * 3_600_000).toISOString(),
    terkunci: 'F',
    sebab_berakhir: '',
    kunci_menit: 15,
    polling_detik: 0,
    setelan: { bahasa: '', tema: '', kerapatan: '', printer: '', kertas: '' },
  };
  return {
    useSession: () => ({ status: 'authenticated', data: { ...data, ...auth.sessionStatus }, update: auth.update }),
    SessionContext: createContext({ data }),
  };
});

const MINUTE = 60_000;
const sources: { closed: boolean; receive: (event: object) => void }[] = [];

/** The gateway of one bank: locked calls are refused with 423, as the core does. */
function bank(replies: Replies = {}) {
  const calls: Call[] = [];
  const state = { away: '', locked: false, password: 'rahasia', menus: ['beranda', 'setor-tunai'] };
  const answers: Replies = {
    'access/profil': () => ok({ menu_id: state.menus, limit: [], terkunci: state.locked ? 'T' : 'F' }),
    'access/sidebar-menu': () => ok({ menus: [] }),
    'parameter/status-cabang': () =>
      ok({ kode_cabang: '001', nama_cabang: 'Jakarta', status_akses_desc: 'BUKA', accounting_date: '2026-11-21' }),
    'access/kunci': () => {
      state.locked = true;
      return ok({});
    },
    'access/buka-kunci': (call) => {
      if ((call.body as { password: string }).password !== state.password) {
        return refusal('55', 'User ID atau kata sandi salah');
      }
      state.locked = false;
      return ok({});
    },
    ...replies,
  };
  stubNetwork(({ url, headers, body }) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/', '');
    const call: Call = { path, query: new URLSearchParams(), headers, body };
    if (path === state.away) throw new TypeError('offline');
    calls.push(call);
    const open = ['access/profil', 'access/buka-kunci', 'session/sign-out'].includes(path);
    if (state.locked && !open) {
      return new Response(JSON.stringify(refusal('98', 'Layar terkunci')), { status: 423 });
    }
    return new Response(JSON.stringify(answers[path]?.(call) ?? refusal('12', 'Layanan tidak dikenal')));
  });
  return { calls, state };
}

function Form() {
  const [text, setText] = useState('');
  return <input aria-label="Keterangan" value={text} onChange={(event) => setText(event.target.value)} />;
}
const open = () =>
  show(() => (
    <Shell>
      <Form />
    </Shell>
  ));
const lockDialog = () => document.querySelector('dialog.lock-screen');
const fromOtherTab = (value: string) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'amanah.kunci', newValue: value }));
  });

beforeEach(() => {
  popups.notify.mockReset().mockResolvedValue(undefined);
  auth.sessionStatus = {};
  auth.update.mockReset();
  router.pathname = '/teller/cash-deposit';
  localStorage.clear();
  forgetLock();
  sources.length = 0;
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly OPEN = 1;
      readonly readyState = 1;
      readonly own = { closed: false, receive: (_event: object) => {} };
      constructor() {
        sources.push(this.own);
      }
      addEventListener(name: string, listener: (message: { data: string }) => void) {
        if (name === 'inbox') this.own.receive = (event) => listener({ data: JSON.stringify(event) });
      }
      close() {
        this.own.closed = true;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a locked screen covers and preserves the half-filled form, and closes the stream; the own password unlocks it', async () => {
  const { calls } = bank();
  open();
  await userEvent.type(screen.getByLabelText('Keterangan'), 'titipan');
  expect(sources.map(({ closed }) => closed)).toEqual([false]);
  act(lockScreen);
  expect(lockDialog()).toHaveAttribute('open');
  expect(document.body).toHaveClass('is-locked');
  expect(screen.getByRole('heading', { name: 'Layar terkunci' })).toBeInTheDocument();
  expect(screen.getByText('Terkunci atas nama Siti Rahmawati')).toBeInTheDocument();
  expect(screen.getByLabelText('Keterangan')).toHaveValue('titipan');
  expect(sources.map(({ closed }) => closed)).toEqual([true]);
  await waitFor(() => expect(calls.filter(({ path }) => path === 'access/kunci')).toHaveLength(1));

  expect(screen.getByLabelText('Kata sandi')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Buka kunci' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'salah{Enter}');
  expect(await screen.findByText('User ID atau kata sandi salah')).toBeInTheDocument();
  expect(screen.getByLabelText('Kata sandi')).toHaveValue('');
  expect(lockDialog()).toHaveAttribute('open');

  await userEvent.type(screen.getByLabelText('Kata sandi'), 'rahasia{Enter}');
  await waitFor(() => expect(lockDialog()).toBeNull());
  expect(document.body).not.toHaveClass('is-locked');
  expect(screen.getByLabelText('Keterangan')).toHaveValue('titipan');
  expect(sources.map(({ closed }) => closed)).toEqual([true, false]);
});

test('neither Escape nor closing it from outside gets past', async () => {
  bank();
  open();
  act(lockScreen);
  const dialog = lockDialog() as HTMLDialogElement;
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  act(() => dialog.close());
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  const listener = vi.fn();
  window.addEventListener('keydown', listener);
  fireEvent.keyDown(screen.getByLabelText('Kata sandi'), { key: 'Enter' });
  window.removeEventListener('keydown', listener);
  expect(listener).not.toHaveBeenCalled();
});

test('the other tabs lock with it, and open only when the core says so', async () => {
  const { state } = bank();
  open();
  state.locked = true;
  await fromOtherTab('T:1');
  expect(lockDialog()).toHaveAttribute('open');
  await fromOtherTab('F:2');
  expect(lockDialog()).toHaveAttribute('open');
  state.locked = false;
  await fromOtherTab('F:3');
  await waitFor(() => expect(lockDialog()).toBeNull());
});

test('this tab notifies the others of both', async () => {
  bank();
  open();
  act(lockScreen);
  expect(localStorage.getItem('amanah.kunci')).toMatch(/^T:\d+$/);
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'rahasia{Enter}');
  await waitFor(() => expect(localStorage.getItem('amanah.kunci')).toMatch(/^F:\d+$/));
});

test('a page that is loaded under a lock begins nothing of the screen until it is opened', async () => {
  const { calls, state } = bank();
  state.locked = true;
  auth.sessionStatus = { terkunci: 'T' };
  open();
  expect(lockDialog()).toHaveAttribute('open');
  expect(screen.queryByLabelText('Keterangan')).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('access/sidebar-menu');
  expect(sources).toEqual([]);
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'rahasia{Enter}');
  expect(await screen.findByLabelText('Keterangan')).toBeInTheDocument();
});

test('a call refused as locked locks the screen, without a popup', async () => {
  const { state } = bank();
  state.locked = true;
  open();
  await waitFor(() => expect(lockDialog()).toHaveAttribute('open'));
  expect(popups.notify).not.toHaveBeenCalled();
});

test('a core that missed the lock gets it again, and not once the screen is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls, state } = bank();
  state.away = 'access/kunci';
  open();
  act(lockScreen);
  await vi.advanceTimersByTimeAsync(100);
  expect([state.locked, lockDialog()?.hasAttribute('open')]).toEqual([false, true]);
  state.away = '';
  await vi.advanceTimersByTimeAsync(5_100);
  expect(state.locked).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls.filter(({ path }) => path === 'access/kunci')).toHaveLength(1);
});

test('fourteen minutes without activity warn, fifteen lock; activity starts the time over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const hand = hands();
  bank();
  open();
  const warning = () => screen.queryByText('Layar akan terkunci karena tidak dipakai.');
  await act(() => vi.advanceTimersByTimeAsync(13 * MINUTE));
  expect(warning()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1.5 * MINUTE));
  expect(warning()).toBeInTheDocument();
  expect(screen.getByText(/(29|30|31) detik lagi/)).toBeInTheDocument();
  // A script can say that a pointer moved; the browser knows better.
  fireEvent.pointerMove(document.body);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(warning()).toBeInTheDocument();
  hand();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(warning()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(14.5 * MINUTE));
  expect([warning() !== null, lockDialog()]).toEqual([true, null]);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(lockDialog()).toHaveAttribute('open');
  expect(warning()).toBeNull();
});

test('activity in another tab counts, and late activity does not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const hand = hands();
  bank();
  open();
  await act(() => vi.advanceTimersByTimeAsync(14 * MINUTE));
  localStorage.setItem('amanah.aktif', String(Date.now()));
  await act(() => vi.advanceTimersByTimeAsync(14 * MINUTE));
  expect(lockDialog()).toBeNull();
  // The computer slept: no timer ran, and the first that happens is a hand on the mouse.
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  await act(async () => hand());
  expect(lockDialog()).toHaveAttribute('open');
});

test('the server decides how long a screen may idle and how often the session is asked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  bank();
  auth.sessionStatus = { kunci_menit: 2, polling_detik: 30 };
  const polling = vi.fn();
  show(() => (
    <Shell onPolling={polling}>
      <Form />
    </Shell>
  ));
  expect(polling).toHaveBeenLastCalledWith(30);
  await act(() => vi.advanceTimersByTimeAsync(1.9 * MINUTE));
  expect(lockDialog()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(0.2 * MINUTE));
  expect(lockDialog()).toHaveAttribute('open');
});

test('the core gets activity without a request, and none when there is none', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const hand = hands();
  const { calls } = bank();
  open();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const profiles = () => calls.filter(({ path }) => path === 'access/profil');
  const beats = () => profiles().length;
  const before = beats();
  await act(() => vi.advanceTimersByTimeAsync(6 * MINUTE));
  expect(beats()).toBe(before);
  hand();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(beats()).toBe(before + 1);
  expect(profiles().at(-1)?.headers).toMatchObject({ 'x-amanah-hand': 'T' });
  hand();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(beats()).toBe(before + 1);
});

test('the end of the session is announced five minutes before, and then in the product’s words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  bank({ 'session/sign-out': () => ok({ url: '/auth/logout' }) });
  auth.sessionStatus = { expires: new Date(Date.now() + 12 * MINUTE).toISOString() };
  open();
  const endNotice = () => screen.queryByText(/^Sesi Anda berakhir pukul \d\d[:.]\d\d\.$/);
  await act(() => vi.advanceTimersByTimeAsync(6.5 * MINUTE));
  expect(endNotice()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(endNotice()).toBeInTheDocument();
  expect(popups.notify).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE));
  expect(popups.notify).toHaveBeenCalledWith(
    'warning',
    'Expired Session',
    'Session has beed expired, re-login please. Waktu sesi sudah habis.',
  );
});

test('a replaced session shows plainly why; under a lock the locked screen shows it', async () => {
  bank({ 'session/sign-out': () => ok({ url: '/auth/logout' }) });
  auth.sessionStatus = { sebab_berakhir: 'DIGANTI' };
  const text =
    'Session has beed expired, re-login please. Akun Anda masuk di tempat lain, sehingga sesi di sini diakhiri.';
  const { unmount } = open();
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('warning', 'Expired Session', text));
  unmount();
  popups.notify.mockClear();
  auth.sessionStatus = { sebab_berakhir: 'DIGANTI', terkunci: 'T' };
  open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByLabelText('Kata sandi')).toBeNull();
  expect(popups.notify).not.toHaveBeenCalled();
});

test('changed rights ask for everything anew, and a screen that was taken away says so', async () => {
  const { calls, state } = bank();
  open();
  expect(await screen.findByLabelText('Keterangan')).toBeInTheDocument();
  const asked = () => calls.filter(({ path }) => path === 'access/sidebar-menu').length;
  const before = asked();
  state.menus = ['beranda'];
  await act(async () => sources[0]?.receive({ id_event: '', jenis: 'AKSES', id_flow: '' }));
  expect(await screen.findByText('Layar ini tidak terbuka untuk Anda')).toBeInTheDocument();
  expect(screen.queryByLabelText('Keterangan')).toBeNull();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(auth.update).toHaveBeenCalledTimes(1);
});

test('a choice made elsewhere is taken over; without one the setting here stays', async () => {
  bank();
  localStorage.setItem('amanah.density', 'comfortable');
  auth.sessionStatus = { setelan: { bahasa: '', tema: 'dark', kerapatan: '', printer: 'EPSON', kertas: '80MM' } };
  open();
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  expect(document.documentElement.dataset.paper).toBe('80MM');
  expect([localStorage.getItem('amanah.density'), localStorage.getItem('amanah.printer')]).toEqual([
    'comfortable',
    'EPSON',
  ]);
});
