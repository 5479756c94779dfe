import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { gateway, ok, refusal, router } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', () => ({ useRouter: () => router }));
const { default: SettlementPage } = await import('../../../../pages/settlement/index.tsx');

afterEach(() => vi.unstubAllGlobals());

const batch = {
  kunci: 'RTGS-20261116-0001',
  nomor: 'RTGS-20261116-0001',
  acuan: '',
  rail: 'RTGS',
  jenis: 'pacs.008',
  banyak: 2,
  nominal: '50000000.00',
  kode_valuta: 'IDR',
  status: 'DISUSUN',
  gagal_kali: 3,
  sebab: 'folder tidak ada',
  kode_cabang: '',
  sejak: '2026-11-16T10:00:00+07:00',
};

test('lists unanswered items; an empty list says so, and an unreadable one never looks empty', async () => {
  const calls = gateway({
    'penyelesaian/tertahan': ({ query }) => {
      const daftar = query.get('daftar');
      if (daftar === 'ENTRI') return refusal('VALIDATION', 'Tidak terbaca');
      return ok(daftar === 'BATCH' ? [batch] : [], { resp_cursor: '' });
    },
    'penyelesaian/rekonsiliasi': () => ok([], { resp_cursor: '' }),
  });
  showSignedIn(SettlementPage);
  expect(await screen.findByText('RTGS-20261116-0001')).toBeVisible();
  expect(screen.getByText('folder tidak ada')).toBeVisible();
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  expect(within(tab(/Belum terkirim/)).getByText('Ada yang tertahan')).toBeInTheDocument();
  expect(within(tab(/Belum dijawab/)).queryByText(/./, { selector: '.tab-mark *' })).toBeNull();
  expect(await within(tab(/Belum diambil/)).findByText('Daftar tidak dapat dibaca')).toBeInTheDocument();
  await userEvent.click(tab(/Belum dijawab/));
  expect(await screen.findByText('Semua transaksi yang dikirim sudah dijawab')).toBeVisible();
  await userEvent.click(tab(/Belum diambil/));
  expect(await screen.findByText('Tidak terbaca')).toBeVisible();
  expect(screen.queryByText('Semua pesan yang masuk sudah diambil')).toBeNull();
  expect(
    new Set(calls.filter(({ path }) => path === 'penyelesaian/tertahan').map(({ query }) => query.get('daftar'))),
  ).toEqual(new Set(['BATCH', 'ITEM', 'ENTRI', 'GANJIL', 'BERKAS', 'HILANG']));
});

test('an item that waits for a branch to open says so and cannot be closed', async () => {
  const waits = { ...batch, kunci: '1', jenis: 'MASUK', gagal_kali: 0, sebab: 'DAY_CLOSED', kode_cabang: '002' };
  gateway({
    'penyelesaian/tertahan': ({ query }) => ok(query.get('daftar') === 'ENTRI' ? [waits] : [], { resp_cursor: '' }),
    'penyelesaian/rekonsiliasi': () => ok([], { resp_cursor: '' }),
  });
  showSignedIn(SettlementPage);
  await userEvent.click(screen.getByRole('tab', { name: /Belum diambil/ }));
  expect(await screen.findByText('Menunggu hari cabang 002 dibuka')).toBeVisible();
});

test('another screen sends its reader to one of the lists; a list that is none is the first', async () => {
  gateway({
    'penyelesaian/tertahan': () => ok([], { resp_cursor: '' }),
    'penyelesaian/rekonsiliasi': () => ok([], { resp_cursor: '' }),
  });
  router.query = { daftar: 'GANJIL' };
  const { unmount } = showSignedIn(SettlementPage);
  expect(await screen.findByRole('tab', { name: /Tidak cocok/, selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Belum dijawab/ }));
  expect(screen.getByRole('tab', { name: /Belum dijawab/, selected: true })).toBeVisible();
  // It is in the address, where a reload and the way back find it.
  expect(router.replace).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: { daftar: 'ITEM' } }),
    undefined,
    expect.anything(),
  );
  unmount();
  router.query = { daftar: 'LAIN' };
  showSignedIn(SettlementPage);
  expect(await screen.findByRole('tab', { name: /Belum terkirim/, selected: true })).toBeVisible();
  router.query = {};
});

test('answers of other banks stand by day and rail with sum and number of each outcome', async () => {
  const none = { dikembalikan: '0.00', dikembalikan_banyak: 0, ditolak: '0.00', ditolak_banyak: 0 };
  const row = {
    ...none,
    tanggal: '2026-11-16',
    rail: 'SKN',
    kode_valuta: 'IDR',
    diterima: '750000.00',
    diterima_banyak: 3,
    dibukukan: '250000.00',
    dibukukan_banyak: 1,
    menunggu: '250000.00',
    menunggu_banyak: 1,
    hilang: '250000.00',
    hilang_banyak: 1,
  };
  gateway({
    'penyelesaian/tertahan': () => ok([], { resp_cursor: '' }),
    'penyelesaian/rekonsiliasi': () => ok([row], { resp_cursor: '' }),
  });
  showSignedIn(SettlementPage);
  await userEvent.click(screen.getByRole('tab', { name: /Rekonsiliasi/ }));
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual([
    '16-11-2026',
    'SKN',
    '750,000.003 transaksi',
    '250,000.001 transaksi',
    '0.000 transaksi',
    '250,000.001 transaksi',
    '0.000 transaksi',
    '250,000.001 transaksi',
  ]);
});
