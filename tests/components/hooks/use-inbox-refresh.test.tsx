import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInboxRefresh } from '#hooks/use-inbox.ts';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { branch } from '#services/business-day/branch.ts';
import { access } from '#services/control/access.ts';
import { flow } from '#services/control/flow.ts';
import { fakeGateway, queryWrapper } from './harness.tsx';

let announce: (event: object) => void = () => {};
class FakeEventSource {
  static readonly OPEN = 1;
  readonly readyState = FakeEventSource.OPEN;
  addEventListener(type: string, listener: (event: { data: string }) => void) {
    if (type === 'inbox') announce = (event) => act(() => listener({ data: JSON.stringify(event) }));
  }
  close() {}
}
afterEach(() => vi.unstubAllGlobals());

const names = { menu: 'access/sidebar-menu', profile: 'access/profil', items: 'otorisasi/otorisasi-data' };

/** A screen that the profile opens, and a count behind a menu of the sidebar: both ask the same list. */
function Screens() {
  useInboxRefresh(true, () => undefined);
  const profile = useRecord(access.profile, {});
  const tree = useRecord(access.sidebar, { role_id: ['BACK_OFFICE'], mode: 'byrole' });
  const isOpen = profile.data?.menu_id.includes('menunggu') ?? false;
  return (
    <>
      {isOpen ? <Items size={50} /> : null}
      <Counted enabled={(tree.data?.menus.length ?? 0) > 0} />
    </>
  );
}
function Items({ size }: { readonly size: number }) {
  useList(flow.waiting, { sizes: [size] });
  return null;
}
function Counted({ enabled }: { readonly enabled: boolean }) {
  useList(flow.waiting, { sizes: [15], enabled });
  return null;
}

test('a revoked read is not repeated when rights have changed; a permitted one is', async () => {
  vi.stubGlobal('EventSource', FakeEventSource);
  let held = true;
  const calls = fakeGateway(({ path }) => {
    if (path === names.profile)
      return { resp_code: '00', resp_msg: '', resp_data: { menu_id: held ? ['menunggu'] : [] } };
    if (path === names.menu) return { resp_code: '00', resp_msg: '', resp_data: { menus: held ? [{}] : [] } };
    return { resp_code: '00', resp_msg: '', resp_data: [], resp_cursor: null };
  });
  const count = (path: string) => calls.filter((call) => call.path === path).length;
  render(<Screens />, { wrapper: queryWrapper() });
  await waitFor(() => expect(count(names.items)).toBe(2));
  announce({ jenis: 'AKSES' });
  await waitFor(() => expect(count(names.items)).toBe(4));
  held = false;
  const [asked, profiles] = [count(names.items), count(names.profile)];
  announce({ jenis: 'AKSES' });
  await waitFor(() => expect(count(names.profile)).toBe(profiles + 2));
  expect(count(names.items)).toBe(asked);
});

/** The board of an end of day. */
function Board() {
  useInboxRefresh(true, () => undefined);
  useRecord(branch.closeChecks, { kode_cabang: '' });
  return null;
}

test('many signals a second of an end of day cause one read at once, and one more for all the rest', async () => {
  vi.stubGlobal('EventSource', FakeEventSource);
  const calls = fakeGateway(() => ({ resp_code: '00', resp_msg: '', resp_data: {} }));
  const asked = () => calls.filter(({ path }) => path === branch.closeChecks.path).length;
  render(<Board />, { wrapper: queryWrapper() });
  await waitFor(() => expect(asked()).toBe(1));
  announce({ jenis: 'HARI' });
  await waitFor(() => expect(asked()).toBe(2));
  for (let event = 0; event < 40; event += 1) announce({ jenis: 'HARI' });
  expect(asked()).toBe(2);
  await waitFor(() => expect(asked()).toBe(3), { timeout: 5_000 });
  announce({ jenis: 'HARI' });
  await waitFor(() => expect(asked()).toBe(4), { timeout: 5_000 });
});
