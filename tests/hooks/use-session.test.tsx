// @vitest-environment jsdom
// Not among the components, whose window is shared and does not let its location be replaced.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInAddress, useExpiredSession, useProfile, useSession } from '#hooks/use-session.ts';
import { savings } from '#services/accounts/savings.ts';
import { callList } from '#services/client.ts';
import { fakeGateway, queryWrapper } from '../components/hooks/harness.tsx';
import { stubNetwork } from '../services/network.ts';

const auth = vi.hoisted(() => ({ useSession: vi.fn() }));
vi.mock('next-auth/react', () => auth);

const teller = { id_user: 'teller1', nama_user: 'Siti Rahmawati', role_id: ['TELLER'], kode_cabang: '001' };
const assign = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  assign.mockReset();
  replace.mockReset();
  localStorage.clear();
  auth.useSession.mockReset().mockReturnValue({ status: 'authenticated', data: teller });
  vi.stubGlobal('location', { href: 'http://localhost/vault/till', assign, replace });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('without a session the browser goes to the sign-in page and comes back to this one', async () => {
  auth.useSession.mockReturnValue({ status: 'loading', data: null });
  stubNetwork(() => new Response('{}'));
  const { result } = renderHook(() => useSession());
  expect(result.current).toMatchObject({ user: null, status: 'loading' });
  const options = auth.useSession.mock.calls[0]?.[0];
  expect(options.required).toBe(true);
  options.onUnauthenticated();
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith(
      '/auth/login?error=SessionRequired&callbackUrl=http%3A%2F%2Flocalhost%2Fvault%2Ftill',
    ),
  );
  expect(signInAddress('/')).toBe('/auth/login?error=SessionRequired&callbackUrl=%2F');
});

test('a session that could not be fetched is logged as CLIENT_SESSION_ERROR and asked for again, not left', async () => {
  vi.useFakeTimers();
  const beacon = vi.fn((_address: string, _body: URLSearchParams) => true);
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  const listener = vi.fn();
  window.addEventListener('storage', listener);
  let answer: () => Promise<Response> = () => Promise.reject(new TypeError('offline'));
  stubNetwork(() => answer());
  const { result, rerender } = renderHook(() => useSession());
  auth.useSession.mockReturnValue({ status: 'loading', data: null });
  rerender();
  expect(result.current.user).toEqual(teller);
  auth.useSession.mock.lastCall?.[0].onUnauthenticated();
  await vi.advanceTimersByTimeAsync(0);
  expect(result.current.away).toBe(true);
  expect(beacon.mock.calls.map(([address, body]) => [address, body.get('code')])).toEqual([
    ['/api/auth/_log', 'CLIENT_SESSION_ERROR'],
  ]);
  answer = async () => new Response('', { status: 503 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(beacon).toHaveBeenCalledTimes(2);
  answer = async () => new Response(JSON.stringify(teller));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listener).toHaveBeenCalledTimes(1);
  rerender();
  expect(result.current.away).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  window.removeEventListener('storage', listener);
  vi.useRealTimers();
});

test('the user is the one of the session', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current.user).toEqual(teller);
});

test('screens open by the core’s rights of now, not by the role’s earlier ones', async () => {
  fakeGateway(() => ({ resp_code: '00', resp_msg: 'Sukses', resp_data: { ...teller, menu_id: ['beranda', 'draf'] } }));
  const { result } = renderHook(() => useProfile(), { wrapper: queryWrapper() });
  expect(result.current.canOpen('draf')).toBe(false);
  await waitFor(() => expect(result.current.canOpen('draf')).toBe(true));
  expect(result.current.canOpen('setor-tunai')).toBe(false);
});

test('signing out ends the session, notifies the other tabs and goes where the server says', async () => {
  const calls = fakeGateway(() => ({ resp_code: '00', resp_msg: 'Sukses', resp_data: { url: 'http://idp/logout' } }));
  const { result } = renderHook(() => useSession());
  await act(() => result.current.signOut());
  expect(calls.map(({ path }) => path)).toEqual(['session/sign-out']);
  expect(JSON.parse(localStorage.getItem('nextauth.message') ?? '{}')).toMatchObject({
    event: 'session',
    data: { trigger: 'signout' },
  });
  expect(assign).toHaveBeenCalledWith('http://idp/logout');
});

test('a failed sign-out is reported to the caller and goes nowhere', async () => {
  fakeGateway(() => ({ resp_code: '96', resp_msg: 'Gagal', resp_data: {} }));
  const { result } = renderHook(() => useSession());
  await expect(result.current.signOut()).rejects.toMatchObject({ respCode: '96' });
  expect(assign).not.toHaveBeenCalled();
});

test('an ended session shows one message, however many calls find out, and then signs out', async () => {
  let closeDialog = () => {};
  const warn = vi.fn(
    (_sebab: string) =>
      new Promise<void>((resolve) => {
        closeDialog = resolve;
      }),
  );
  stubNetwork(({ url }) =>
    url.endsWith('sign-out')
      ? new Response(JSON.stringify({ resp_code: '00', resp_msg: '', resp_data: { url: '/auth/logout' } }))
      : new Response(JSON.stringify({ resp_code: '97', resp_msg: 'Sesi berakhir', resp_data: { sebab: 'DIGANTI' } }), {
          status: 401,
        }),
  );
  const { unmount } = renderHook(() => useExpiredSession(warn, ''));
  await Promise.allSettled([callList(savings.accounts, {}), callList(savings.accounts, {})]);
  expect(warn.mock.calls).toEqual([['DIGANTI']]);
  expect(assign).not.toHaveBeenCalled();
  closeDialog();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth/logout'));
  unmount();
  await callList(savings.accounts, {}).catch(() => undefined);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a session that the core has ended reports it with the reason', async () => {
  fakeGateway(() => ({ resp_code: '00', resp_msg: '', resp_data: { url: '/auth/logout' } }));
  const warn = vi.fn(async (_sebab: string) => undefined);
  const { rerender } = renderHook(({ ended }) => useExpiredSession(warn, ended), { initialProps: { ended: '' } });
  expect(warn).not.toHaveBeenCalled();
  rerender({ ended: 'DIAKHIRI' });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth/logout'));
  expect(warn.mock.calls).toEqual([['DIAKHIRI']]);
});

test('a signed-in user stays known while the session is asked for anew', () => {
  auth.useSession.mockReturnValue({ status: 'loading', data: teller });
  const { result } = renderHook(() => useSession());
  expect(result.current.user).toEqual(teller);
});
