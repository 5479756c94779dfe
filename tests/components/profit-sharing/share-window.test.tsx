import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PeriodShareWindow } from '#components/profit-sharing/period-share-window.tsx';
import { RunWindow } from '#components/profit-sharing/run-window.tsx';
import { ShareWindow } from '#components/profit-sharing/share-window.tsx';
import { targetWords } from '#components/profit-sharing/share-words.ts';
import { message } from '#lib/messages/id.ts';
import { gateway, ok, show } from '../kit/screens/page.tsx';
import { showSignedIn } from '../kit/screens/signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const part = {
  rata_rata: '12400000.00',
  hi1000: '8.750000',
  nisbah: '30.00',
  bruto: '32550.00',
  pajak: '6510.00',
  zakat: '651.00',
  neto: '25389.00',
};
const share = {
  nomor_rekening: '001120005013',
  nama_rekening: 'Ani Lestari',
  bulan: '2026-06-01',
  hari: 30,
  pendapatan_pool: '4812500000.00',
  pendapatan_dpk: '4812500000.00',
  pendapatan_produk: '1750000000.00',
  nama_produk: 'Tabungan Mudharabah',
  bagian: part,
  sebelum: { ...part, rata_rata: '10000000.00', bruto: '26250.00' },
  nisbah_hari: [],
  langkah: [
    { dari: '2026-06-01', sampai: '2026-06-09', saldo: '10000000.00', hari: 9 },
    { dari: '2026-06-10', sampai: '2026-06-19', saldo: '15000000.00', hari: 10 },
    { dari: '2026-06-20', sampai: '2026-06-30', saldo: '12000000.00', hari: 11 },
  ],
  dana_nasabah: '12000000.00',
  sebab_pajak: 'KENA',
  akru: '31992.00',
  penyesuaian: '558.00',
  rekening_tujuan: '001120005013',
  susulan: '',
  referensi: '001260630000000017',
  tanggal: '2026-06-30',
  status: 'DIBAGIKAN',
  penyesuaian_pool: [{ jenis: 'HIBAH', jumlah: '5700.00' }],
};

test('a share is reported in a sentence, compared, and its days are drawn and listed', async () => {
  gateway({ 'bagi-hasil/rincian': () => ok(share) });
  show(() => <ShareWindow nomor_rekening="001120005013" bulan="2026-06-01" onClose={() => undefined} />);
  expect(
    await screen.findByText(
      'Pada Juni 2026 saldo rata-rata Ibu/Bapak Rp12,400,000. Setiap Rp1,000 menghasilkan Rp8.75, dan 30% di antaranya milik Ibu/Bapak: Rp32,550. Dipotong pajak Rp6,510 dan zakat Rp651 sesuai permintaan. Yang diterima Rp25,389.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Lebih besar Rp6,300 daripada bulan sebelumnya: saldo rata-rata naik.')).toBeDefined();
  const days = screen.getByRole('table', { name: 'Saldo harian yang dihitung' });
  expect(within(days).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('kena pajak')).toBeDefined();
  expect(screen.getByText('Hibah dari bagian bank').nextElementSibling?.textContent).toBe('5,700.00');
});

test('a deposit’s share and a bonus are reported in a sentence of their own, beside the one before', async () => {
  const row = {
    ...part,
    nomor_rekening: '001140003211',
    nama_rekening: 'Ani Lestari',
    bulan: '2026-11-01',
    status: 'DIBAGIKAN',
    tanggal: '2026-12-10',
    rekening_tujuan: '001120005013',
    susulan: '',
    referensi: '001261210000000017',
    setara: '5.3229',
    kunci_urut: '1',
    jenis: 'DEPOSITO',
    dari: '2026-11-10',
    sampai: '2026-12-10',
    periode: [
      { bulan: '2026-11-01', hari: 21, hari_bulan: 30, hi1000: '8.750000' },
      { bulan: '2026-12-01', hari: 9, hari_bulan: 31, hi1000: '8.750000' },
    ],
    rata_rata: '100000000.00',
    hi1000: '8.665323',
    nisbah: '50.00',
    bruto: '433266.00',
    pajak: '86653.00',
    zakat: '0.00',
    neto: '346613.00',
  };
  gateway({});
  const { unmount } = show(() => (
    <PeriodShareWindow share={row} before={{ ...row, bruto: '433200.00' }} onClose={() => undefined} />
  ));
  expect(
    await screen.findByText(
      'Dari 10-11-2026 sampai 10-12-2026 deposito Ibu/Bapak Rp100,000,000. Selama itu setiap Rp1,000 menghasilkan Rp8.665323, dan 50% di antaranya milik Ibu/Bapak: Rp433,266. Pajak Rp86,653 dipotong karena seluruh dana di bank ini lebih dari batas bebas pajak. Yang diterima Rp346,613.',
    ),
  ).toBeDefined();
  expect(
    screen.getByText('Lebih besar Rp66 daripada bulan sebelumnya: jumlah hari dan pembulatan berbeda.'),
  ).toBeDefined();
  const months = screen.getByRole('table', { name: 'HI-1000 per bulan' });
  expect(within(months).getAllByRole('row')).toHaveLength(3);
  unmount();
});

test('asks the core for another nisbah and shows it', async () => {
  const calls = gateway({
    'bagi-hasil/rincian': ({ query }) =>
      ok(
        query.get('nisbah')
          ? { ...share, simulasi: { ...part, nisbah: '35.00', bruto: '37975.00', neto: '29620.00' } }
          : share,
      ),
  });
  show(() => <ShareWindow nomor_rekening="001120005013" bulan="2026-06-01" onClose={() => undefined} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Nisbah nasabah/), '35');
  await user.click(screen.getByRole('button', { name: 'Perhitungan' }));
  expect(await screen.findByText('Dengan nisbah 35% bagi hasilnya Rp37,975 dan yang diterima Rp29,620.')).toBeDefined();
  expect(calls.at(-1)?.query.get('nisbah')).toBe('35');
});

test('a run shows its locked inputs, and one click sets it against the ledger', async () => {
  gateway({
    'bagi-hasil/hi1000': () =>
      ok({
        pool: 'UTAMA',
        nama_pool: 'Pool utama',
        bulan: '2026-06-01',
        hari: 30,
        putaran: 1,
        status: 'DIBAGIKAN',
        indikatif: '8.600000',
        dasar: '8.750000',
        final: '8.750000',
        pendapatan: '4812500000.00',
        pendapatan_dpk: '4812500000.00',
        rata_dpk: '550000000000.00',
        rata_aset: '500000000000.00',
        bagian_dpk: '100.00',
        sumber: [{ kode_gl: '501001', nama_gl: 'Pendapatan margin murabahah', jumlah: '4812500000.00' }],
        produk: [
          {
            kode_produk: '12',
            nama_produk: 'Tabungan Mudharabah',
            kode_gl: '301001',
            nama_gl: 'Tabungan mudharabah',
            rekening: 3,
            rata_rata: '200000000000.00',
            nisbah: '30.00',
            pendapatan: '1750000000.00',
            nasabah: '525000000.00',
            bank: '1225000000.00',
            setara: '3.1938',
          },
        ],
        halangan: [],
        sidik: '',
        per_bentuk: '1000.00',
        per_lepas: '0.00',
        irr_bentuk: '0.00',
        irr_lepas: '0.00',
        hibah: '0.00',
        cadangan: [
          { cadangan: 'PER', awal: '250.00', bentuk: '1000.00', lepas: '0.00', akhir: '1250.00' },
          { cadangan: 'IRR', awal: '0.00', bentuk: '0.00', lepas: '0.00', akhir: '0.00' },
        ],
        pembukuan: [{ jenis: 'PER_BENTUK', tanggal: '2026-06-30', referensi: '000260630000000099' }],
        alasan: '',
        pembuat: 'Arief Nugroho',
        penyetuju: 'Lestari Wulandari',
      }),
    'bagi-hasil/rekonsiliasi': () =>
      ok({
        data: [
          {
            kode_cabang: '001',
            nama_cabang: 'Jakarta',
            kode_gl: '205001',
            nama_gl: 'Utang PPh final bagi hasil dan bonus',
            menurut_run: '6510.00',
            menurut_buku: '6510.00',
            selisih: '0.00',
          },
        ],
      }),
  });
  const row = {
    pool: 'UTAMA',
    bulan: '2026-06-01',
    status: 'DIBAGIKAN',
    indikatif: '8.600000',
    final: '8.750000',
    pendapatan: '4812500000.00',
    rata_dpk: '550000000000.00',
    rekening: 3,
    dibagikan: '525000000.00',
    pajak: '0.00',
    zakat: '0.00',
    kunci_urut: 'UTAMA 2026-06-01',
  };
  showSignedIn(() => <RunWindow row={row} onClose={() => undefined} />);
  expect(await screen.findByText('3.1938')).toBeDefined();
  expect(screen.getByText('Arief Nugroho, Lestari Wulandari')).toBeDefined();
  const reserves = screen.getByRole('table', { name: 'Cadangan' });
  expect(within(reserves).getByRole('row', { name: /PER.*250.00.*1,000.00.*0.00.*1,250.00/ })).toBeDefined();
  expect(screen.getByText('30-06-2026 000260630000000099')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Cocokkan dengan buku besar' }));
  expect(await screen.findByText('Cocok: semua angka pembagian ini sama dengan buku besar')).toBeDefined();
});

test('the destination of a share: at once, later, still waiting, or to be fetched', () => {
  const words = (rekening_tujuan: string, susulan: string, ofDeposit = false) =>
    targetWords({ rekening_tujuan, susulan }, ofDeposit, message);
  expect(words('001120005013', '')).toBe('001120005013');
  expect(words('001120005013', '2026-12-01')).toBe('001120005013, menyusul 01-12-2026');
  expect(words('', '')).toBe('Menunggu di 201007; dikreditkan pada malam pertama rekening dapat menerimanya');
  expect(words('', '', true)).toBe('Bagi hasil belum diambil (201007)');
});
