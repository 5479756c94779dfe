import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Portfolio } from '#components/accounts/portfolio/portfolio.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

const held = vi.hoisted(() => ({ menus: new Set<string>() }));
vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: (id: string) => held.menus.has(id), data: { menu_id: [...held.menus] } }),
  useSession: () => ({ user: { id_user: 'cs1' } }),
}));
vi.mock('next/router', () => ({ useRouter: () => ({ push: vi.fn() }) }));
afterEach(() => {
  held.menus.clear();
  vi.unstubAllGlobals();
});

const account = {
  nomor_rekening: '001110000016',
  pegangan: 'a-1',
  nama_nasabah: 'Ani Lestari',
  milik: 'T',
  peran: ['PEMILIK'],
  kode_produk: '11',
  nama_produk: 'Tabungan Mudharabah',
  golongan: 'S',
  kode_cabang: '001',
  nama_cabang: 'Pusat',
  kode_valuta: 'IDR',
  status_rekening: 'AKTIF',
  blokir: '',
  saldo_buku: '10000000.00',
  saldo_efektif: '10000000.00',
  saldo_tersedia: '8250000.00',
  saldo_ditahan: '700000.00',
  debet_menunggu: '1000000.00',
  tanggal_buka: '2024-01-02',
};
const sum = { golongan: 'S', kode_valuta: 'IDR', rekening: 2, saldo_buku: '18000000.00', saldo_efektif: '18000000.00' };
const summary = {
  tanggal: '2026-11-23',
  seluruh_bank: 'F',
  jumlah: [{ ...sum, saldo_tersedia: '16250000.00' }],
  bulan: [
    { tanggal: '2026-10-31', kode_valuta: 'IDR', saldo: '5200000.50' },
    { tanggal: '2026-11-23', kode_valuta: 'IDR', saldo: '18000000.00' },
    { tanggal: '2026-11-23', kode_valuta: 'USD', saldo: '120.25' },
  ],
  blokir: [
    {
      id_blokir: 'b-1',
      nomor_rekening: '001110000016',
      kode_valuta: 'IDR',
      jenis: 'PAJAK',
      sisa: '500000.00',
      alasan: 'Permintaan instansi pajak',
      tanggal_awal: '2026-10-01',
      tanggal_akhir: '',
    },
  ],
  jumlah_blokir: 21,
  menunggu: [
    {
      id_flow: 'f-1',
      flowCode: 'PEMINDAHBUKUAN',
      nomor_rekening: '001110000016',
      kode_valuta: 'IDR',
      nominal: '1000000.00',
      user_input: 'teller1',
      dibuat_pada: '2026-11-23T02:00:00.000Z',
    },
  ],
  jumlah_menunggu: 1,
  pembiayaan: [],
  kartu: [
    {
      id_kartu: 'k-1',
      nomor_rekening: '001110000016',
      nama_produk_kartu: 'Debit Silver',
      empat: '0366',
      status: 'AKTIF',
      berlaku_sampai: '2031-08-31',
      habis: 'F',
    },
  ],
};
const nothing = {
  ...summary,
  jumlah: [],
  bulan: [],
  blokir: [],
  jumlah_blokir: 0,
  menunggu: [],
  jumlah_menunggu: 0,
  kartu: [],
};

const answering = (summary: object, rows: object[]) =>
  gateway({
    'portofolio-nasabah/all-portofolio': () => ok(summary),
    'portofolio-nasabah/tm-portofolio': () => ok(rows),
  });
const drawn = () => show(() => <Portfolio number="00100000011" />);
const table = (name: string | RegExp) => screen.findByRole('table', { name });
const cells = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('sums, twelve months of each currency, waiting items and holds, each as a table', async () => {
  held.menus.add('menunggu');
  const calls = answering(summary, [account]);
  drawn();
  expect(cells(await table('Jumlah per golongan dan valuta'))).toEqual([
    ['Dana syirkah temporer IDR', '2', '18,000,000.00', '18,000,000.00', '16,250,000.00'],
  ]);
  expect(cells(await table('Saldo akhir dua belas bulan, IDR'))).toEqual([
    ['31-10-2026', '5,200,000.50'],
    ['23-11-2026', '18,000,000.00'],
  ]);
  expect(cells(await table('Saldo akhir dua belas bulan, USD'))).toEqual([['23-11-2026', 'USD 120.25']]);
  expect(cells(await table('Dana diblokir (21)'))[0]?.[1]).toContain('Permintaan instansi pajak');
  expect(cells(await table('Kartu'))).toEqual([['•••• 0366', '001110000016', 'Debit Silver', 'Aktif', '08/31']]);
  // The portfolio holds more than it shows, and says so.
  expect(screen.getByText('Ditampilkan 1 dari 21.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buka di meja otorisasi' })).toHaveAttribute(
    'href',
    '/flow/inbox?id_flow=f-1',
  );
  expect(screen.getByText(/Hanya rekening cabang ini/)).toBeInTheDocument();
  expect(await within(await table('Rekening')).findByText('001110000016')).toBeInTheDocument();
  expect(calls.map(({ query }) => query.get('nomor_nasabah'))).toEqual(['00100000011', '00100000011']);
});

test('a user without the desk gets no link to it, and head office sees no single branch named', async () => {
  answering({ ...summary, seluruh_bank: 'T' }, [account]);
  drawn();
  await table('Menunggu persetujuan (1)');
  expect(screen.queryByRole('link', { name: 'Buka di meja otorisasi' })).toBeNull();
  expect(screen.queryByText(/Hanya rekening cabang ini/)).toBeNull();
});

test('an empty portfolio says so, and no section is empty', async () => {
  answering(nothing, []);
  drawn();
  expect((await screen.findAllByText('Belum ada rekening')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Menunggu persetujuan/)).toBeNull();
  expect(screen.queryByText(/Dana diblokir/)).toBeNull();
});

test('an unreadable portfolio is an error to try again, and not an empty portfolio', async () => {
  gateway({
    'portofolio-nasabah/all-portofolio': () => refusal('65', 'Batas satu jam tercapai'),
  });
  drawn();
  expect(await screen.findByText('Batas satu jam tercapai')).toBeInTheDocument();
  expect(screen.queryByText('Belum ada rekening')).toBeNull();
});

test('debts of the customer are apart, with the day and the file of the report', async () => {
  const owed = { plafon: '250000000.00', sisa_pokok: '180000000.50', sisa_margin: '60000000.00', kolektibilitas: 2 };
  gateway({
    'portofolio-nasabah/all-portofolio': () =>
      ok({ ...summary, pembiayaan: [{ ...owed, akad: 'Murabahah', kontrak: 1, tanggal_posisi: '2026-11-20' }] }),
    'portofolio-nasabah/tm-portofolio': () => ok([account]),
    'portofolio-nasabah/fin-portofolio': () =>
      ok([
        {
          ...owed,
          nomor_kontrak: 'MRB-001',
          produk: 'Rumah',
          akad: 'Murabahah',
          jatuh_tempo: '2034-05-01',
          tanggal_posisi: '2026-11-20',
          sumber: 'posisi.csv',
        },
      ]),
  });
  drawn();
  expect(await screen.findByRole('group', { name: 'Pembiayaan per 20-11-2026' })).toBeInTheDocument();
  expect(cells(await table('Kewajiban nasabah per akad'))).toEqual([
    ['Murabahah', '1', '2', '250,000,000.00', '180,000,000.50', '60,000,000.00'],
  ]);
  const contracts = await table('Rincian kontrak');
  expect(await within(contracts).findByText('posisi.csv')).toBeInTheDocument();
  // The sums of the customer's own money leave it out.
  expect(cells(await table('Jumlah per golongan dan valuta'))).toHaveLength(1);
});
