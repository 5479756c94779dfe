import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountLinks } from '#components/accounts/inquiries/account-links.tsx';
import type { RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';

const held = vi.hoisted(() => ({ menus: [] as string[] }));
vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: (menu: string) => held.menus.includes(menu) }),
}));

const show = (nomor_rekening: string, status_rekening: string, debet_menunggu: string) =>
  render(
    <AccountLinks
      row={{ nomor_rekening, status_rekening } as RekeningRow}
      detail={{ debet_menunggu } as RekeningDetail}
    />,
  );
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  held.menus = ['reaktivasi-rekening', 'menunggu'];
});

test('a dormant account leads to its reactivation, waiting debits lead to the desk, each filled in', () => {
  show('001120000010', 'DORMAN', '250000.00');
  expect(links()).toEqual([
    ['Aktifkan kembali rekening ini', '/savings/reactivation?nomor_rekening=001120000010'],
    ['Lihat yang menunggu otorisasi', '/flow/inbox?keyword=001120000010'],
  ]);
});

test('an account that is being closed leads to its closing, where it is paid out or withdrawn', () => {
  held.menus = ['daftar-penutupan'];
  show('001120000010', 'PENUTUPAN', '0.00');
  expect(links()).toEqual([['Lihat penutupannya', '/savings/closings?keyword=001120000010']]);
});

test('nothing is offered of an account nothing is wrong with, of a masked one, and of screens that are not the reader’s', () => {
  show('001120000010', 'AKTIF', '0.00');
  show('0011****0010', 'DORMAN', '250000.00');
  held.menus = [];
  show('001120000010', 'DORMAN', '250000.00');
  show('001120000010', 'PENUTUPAN', '0.00');
  expect(links()).toEqual([]);
});
