import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setRate } from '#components/profit-sharing/forms/profit/set-rate.tsx';
import { undoShares } from '#components/profit-sharing/forms/profit/undo-shares.tsx';
import { RunWindow } from '#components/profit-sharing/run-window.tsx';
import { gateway, ok, show } from '../kit/screens/page.tsx';
import { showSignedIn } from '../kit/screens/signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const rate = {
  pool: 'UTAMA',
  bulan: '2026-11-01',
  indikatif: '8.600000',
  dasar: '8.750000',
  final: '8.750000',
  pendapatan: '166250.00',
  pendapatan_dpk: '166250.00',
  rata_dpk: '19000000.00',
  rata_aset: '0.00',
  bagian_dpk: '100.00',
  sumber: [],
  produk: [],
  halangan: [],
  sidik: 'abc',
  per_bentuk: '0.00',
  per_lepas: '0.00',
  irr_bentuk: '0.00',
  irr_lepas: '0.00',
  hibah: '0.00',
  cadangan: [],
  pembukuan: [],
  alasan: '',
  pembuat: '',
  penyetuju: '',
};
const undoing = { pool: 'UTAMA', bulan: '2026-11-01', sidik: 'abc', cabang: [], halangan: [], cadangan: [] };
const form = (start: object) => <p>formulir {JSON.stringify(start)}</p>;

test('a rate that cannot be set yet has no form; one that can begins from its print', async () => {
  const Source = setRate.change?.Source ?? (() => null);
  const obstacle = { kode: 'MONTH_NOT_OVER', sebut: '001', nominal: '', pesan: '' };
  gateway({ 'bagi-hasil/hi1000': () => ok({ ...rate, halangan: [obstacle] }) });
  const { unmount } = show(() => <Source asked={{}}>{form}</Source>);
  expect(await screen.findByText(/Cabang 001 belum menghentikan loket/)).toBeDefined();
  expect(screen.queryByText(/formulir/)).toBeNull();
  unmount();
  gateway({ 'bagi-hasil/hi1000': () => ok(rate) });
  show(() => <Source asked={{}}>{form}</Source>);
  expect((await screen.findByText(/formulir/)).textContent).toContain('"sidik":"abc"');
});

test('the rate of December shows that its bonus comes before; another month shows nothing', async () => {
  const Source = setRate.change?.Source ?? (() => null);
  gateway({ 'bagi-hasil/hi1000': () => ok({ ...rate, bulan: '2026-12-01' }) });
  const { unmount } = show(() => <Source asked={{}}>{form}</Source>);
  expect(await screen.findByText(/Bonus wadiah Desember menjadi beban tahun ini/)).toBeDefined();
  unmount();
  gateway({ 'bagi-hasil/hi1000': () => ok(rate) });
  show(() => <Source asked={{}}>{form}</Source>);
  await screen.findByText(/formulir/);
  expect(screen.queryByText(/Bonus wadiah Desember/)).toBeNull();
});

test('nor has a month that cannot be reversed', async () => {
  const Source = undoShares.change?.Source ?? (() => null);
  const asked = { pool: 'UTAMA', bulan: '2026-11-01' };
  const obstacle = { kode: 'DAY_CLOSED', sebut: '001', nama: 'Jakarta', nominal: '', ada: '' };
  gateway({ 'bagi-hasil/pembatalan': () => ok({ ...undoing, halangan: [obstacle] }) });
  const { unmount } = show(() => <Source asked={asked}>{form}</Source>);
  expect(await screen.findByText(/Jakarta/)).toBeDefined();
  expect(screen.queryByText(/formulir/)).toBeNull();
  unmount();
  gateway({ 'bagi-hasil/pembatalan': () => ok(undoing) });
  show(() => <Source asked={asked}>{form}</Source>);
  expect((await screen.findByText(/formulir/)).textContent).toContain('2026-11-01');
});

test('a cancelled month links to the form that sets its rate again, a distributed one to its cancellation', async () => {
  const menu_id = ['tetapkan-hi1000', 'batal-bagi-hasil'];
  gateway({
    'bagi-hasil/hi1000': () => ok(rate),
    'access/profil': () => ok({ menu_id, id_kas: '', kantor_pusat: 'F' }),
  });
  const shown = (status: string) =>
    showSignedIn(() => <RunWindow row={{ pool: 'UTAMA', bulan: '2026-10-01', status }} onClose={() => undefined} />);
  const { unmount } = shown('DIBATALKAN');
  const again = await screen.findByRole('link', { name: 'Tetapkan lagi HI-1000 bulan ini' });
  expect(again).toHaveAttribute('href', '/profit/hi1000/set?pool=UTAMA&bulan=2026-10-01');
  unmount();
  shown('DIBAGIKAN');
  const undo = await screen.findByRole('link', { name: 'Batalkan bagi hasil bulan ini' });
  expect(undo).toHaveAttribute('href', '/profit/hi1000/undo?pool=UTAMA&bulan=2026-10-01');
  expect(screen.queryByRole('link', { name: /^Tetapkan lagi/ })).toBeNull();
});

test('the form asks for the rate of the month that its address names', async () => {
  const Source = setRate.change?.Source ?? (() => null);
  const calls = gateway({ 'bagi-hasil/hi1000': () => ok(rate) });
  show(() => <Source asked={{ pool: 'UTAMA', bulan: '2026-10-01' }}>{form}</Source>);
  await screen.findByText(/formulir/);
  expect(calls.map(({ query }) => [query.get('pool'), query.get('bulan')])).toEqual([['UTAMA', '2026-10-01']]);
});
