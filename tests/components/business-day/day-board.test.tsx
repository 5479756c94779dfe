import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DayBoard } from '#components/business-day/day-board.tsx';
import { gateway, ok, refusal, show } from '../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({ useProfile: () => ({ readsOnly: false, canOpen: () => true }) }));
vi.mock('next/router', async () => {
  const page = await import('../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
afterEach(() => vi.unstubAllGlobals());

const row = {
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  status_akses_desc: 'BUKA',
  accounting_date: '2026-11-21',
  tanggal_penutupan: '',
  tertinggal: 'F',
  penghalang: 0,
  nama_user: '',
  waktu: '',
};
const open = (answer: () => unknown) => {
  gateway({ 'cabang/papan-hari': answer });
  show(() => <DayBoard onChoose={() => {}} />);
};
const end = () => screen.getByRole('button', { name: 'Akhiri hari semua cabang' });

test('the card that ends the day of the bank has its place before the branches are there, and its button rests until then', async () => {
  open(() => ok([row], { resp_cursor: null }));
  expect(end()).toBeDisabled();
  await waitFor(() => expect(end()).toBeEnabled());
});

test('branches that are not to be had end no day', async () => {
  open(() => refusal('96', 'Terjadi kesalahan pada sistem'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Akhiri hari semua cabang' })).toBeNull());
});
