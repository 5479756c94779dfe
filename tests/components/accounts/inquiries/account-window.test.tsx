import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountLink } from '#components/accounts/inquiries/account-link.tsx';
import { AccountWindow } from '#components/accounts/inquiries/account-window.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { choose } from '../../dropdown.ts';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

const held = vi.hoisted(() => ({ menus: new Set<string>() }));
vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: (id: string) => held.menus.has(id), data: { menu_id: [...held.menus] } }),
  useSession: () => ({ user: { id_user: 'teller1' } }),
}));
vi.mock('next/router', () => ({
  useRouter: () => ({ push: vi.fn(), events: { on: vi.fn(), off: vi.fn() } }),
}));
beforeEach(() => {
  held.menus.add('rekening');
});
afterEach(() => {
  held.menus.clear();
  vi.unstubAllGlobals();
});

const NUMBER = '001120000454';
const rekening = {
  pegangan: 'a-1',
  nomor_rekening: NUMBER,
  nama_nasabah: 'Bambang Wicaksono',
  nomor_nasabah: '00100000011',
  kode_produk: '12',
  nama_produk: 'Tabungan mudharabah',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  kode_valuta: 'IDR',
  status_rekening: 'AKTIF',
  blokir: '',
  saldo_buku: '5000000.00',
  saldo_tersedia: '2250000.00',
};
const detail = {
  rekening,
  saldo_efektif: '4000000.00',
  saldo_minimum: '50000.00',
  saldo_ditahan: '1200000.00',
  debet_menunggu: '500000.00',
  plafon: '0.00',
  akad: 'MUDHARABAH',
  tanggal_buka: '2024-01-02',
  tanggal_aktivitas_terakhir: '2026-11-20',
  alamat: '',
  nomor_identitas: '',
  telepon: '',
  nama_ibu_kandung: '',
};
/** The core returns name, product and status only of another branch's account. */
const far = {
  ...Object.fromEntries(Object.keys(detail).map((name) => [name, ''])),
  rekening: { ...rekening, nomor_nasabah: '', saldo_buku: '', saldo_tersedia: '' },
};
const movement = (urutan: number) => ({
  urutan: String(urutan),
  tanggal_akuntansi: '2026-11-20',
  tanggal_valuta: '2026-11-20',
  waktu: '2026-11-20T03:00:00.000Z',
  nomor_referensi: `001261120${String(urutan).padStart(9, '0')}`,
  flowCode: 'SETOR_TUNAI',
  jenis: 'SETOR_TUNAI',
  keterangan: `Mutasi ${urutan}`,
  debet: '',
  kredit: '1000.00',
  saldo: '5000000.00',
  kode_valuta: 'IDR',
  user_input: 'teller1',
  status: 'POSTED',
  id_jurnal: String(urutan),
});
const INFO = 'pemeliharaan-rekening/info-rekening/tabungan';
const AS_OF = 'pemeliharaan-rekening/info-rekening/rekeningDetail';
const kontrak = {
  berlaku_sejak: '2024-01-02',
  akad: 'Mudharabah muthlaqah',
  nisbah_nasabah: '30.00',
  setoran_awal: '100000.00',
  setoran_berikut: '10000.00',
  saldo_minimum: '50000.00',
  biaya_bulanan: '10000.00',
  biaya_penutupan: '20000.00',
};
const pihak = [
  {
    nomor_nasabah: '00100000011',
    nama_nasabah: 'Bambang Wicaksono',
    peran: 'PEMILIK',
    mulai: '2024-01-02',
    sampai: '',
  },
];
const tahanan = [
  {
    id_blokir: 'h-1',
    jenis: 'JAMINAN',
    tingkat: 'CABANG',
    sisa: '1200000.00',
    alasan: 'Jaminan pembiayaan',
    nomor_surat: '',
    tanggal_awal: '2026-11-01',
    tanggal_akhir: '',
  },
];
const parts = { cara_tanda_tangan: 'SENDIRI', kontrak, pihak, tahanan, blokiran: [] };
const card = {
  id_kartu: 'k-1',
  nomor_rekening: '',
  nama_produk_kartu: 'Debit Silver',
  empat: '0366',
  status: 'AKTIF',
  berlaku_sampai: '2031-08-31',
  habis: 'F',
};
const info = { ...parts, mutasi: [movement(30)], menunggu: [], kartu: [card] };
const HISTORY = 'pemeliharaan-rekening/history-transaksi';
/** Thirty movements as the core pages them. */
const paged = ({ query }: Call) => {
  const [below, above] = [query.get('sebelum'), query.get('sesudah')];
  const top = above ? Math.min(30, +above + 15) : below ? +below - 1 : 30;
  const rows = Array.from({ length: 15 }, (_, at) => top - at).filter((n) => n > +(above ?? 0) && n > 0);
  const further = above ? (top < 30 ? top : '') : top > 15 ? top - 14 : '';
  return ok(rows.map(movement), { resp_cursor: String(further) || null });
};
const answering = (answer: object) =>
  gateway({
    [INFO]: () => ok({ ...info, detail: answer }),
    [HISTORY]: paged,
    [AS_OF]: ({ query }) =>
      query.get('tanggal') === '2030-01-01'
        ? refusal('12', 'Isian', { violations: [{ field: 'tanggal', pesan: 'Tidak boleh sesudah hari buku bank' }] })
        : ok({
            ...parts,
            ada: query.get('tanggal') === '2020-01-01' ? 'F' : 'T',
            tanggal: query.get('tanggal') || '2026-11-23',
            cara: query.get('cara'),
            nama_rekening: 'Bambang Wicaksono',
            kode_valuta: 'IDR',
            status_rekening: 'AKTIF',
            blokir: '',
            saldo_buku: query.get('cara') === 'DIKETAHUI' ? '6000000.00' : '6400000.00',
            saldo_ditahan: '0.00',
          }),
    'transaksi/informasi/details': () => refusal('14', 'Tidak ditemukan'),
  });
const opened = (row: { nomor_rekening: string; pegangan?: string }) =>
  show(() => <AccountWindow row={row} onClose={vi.fn()} />);

test('an account of the reader’s branch is a panel of four groups, asked for once by its number', async () => {
  const calls = answering(detail);
  opened({ nomor_rekening: NUMBER });
  const window = await screen.findByRole('dialog', { name: `${NUMBER} · Bambang Wicaksono` });
  expect(await within(window).findByRole('tab', { name: 'Ringkasan', selected: true })).toBeInTheDocument();
  const groups = within(window).getByRole('tablist', { name: 'Bagian rincian rekening' });
  expect(
    within(groups)
      .getAllByRole('tab')
      .map((tab) => [tab.textContent, tab.getAttribute('aria-keyshortcuts')]),
  ).toEqual([
    ['Ringkasan1', '1'],
    ['Mutasi2', '2'],
    ['Syarat & pihak3', '3'],
    ['Riwayat4', '4'],
  ]);
  expect(await within(window).findByText('2,250,000.00')).toBeInTheDocument();
  expect(calls.map(({ path, query }) => [path, query.get('nomor_rekening')])).toEqual([[INFO, NUMBER]]);
});

test.each([
  ['AKTIF', true],
  ['PENUH', false],
])(
  'the passbook in use is reported with its state, and its next line while there is one: %s',
  async (status_buku, next) => {
    const buku = { nomor_seri: 'BT00900002', status_buku, halaman: 3, baris: 17 };
    gateway({ [INFO]: () => ok({ ...info, detail, buku }) });
    opened({ nomor_rekening: NUMBER });
    expect(await screen.findByText('BT00900002')).toBeInTheDocument();
    expect(screen.queryByText('Hal. 3 baris 17') !== null).toBe(next);
  },
);

test('keys change the group, go through the list and close the panel, and rest while a person types', async () => {
  const [onStep, onClose] = [vi.fn(), vi.fn()];
  answering(detail);
  show(() => <AccountWindow row={{ nomor_rekening: NUMBER }} beside onStep={onStep} onClose={onClose} />);
  await screen.findByRole('tab', { name: 'Ringkasan', selected: true });
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
  await userEvent.keyboard('2');
  expect(screen.getAllByRole('tab', { name: 'Mutasi', selected: true })).toHaveLength(2);
  await userEvent.type(await screen.findByLabelText('Teks atau referensi'), '1');
  expect(screen.getAllByRole('tab', { name: 'Mutasi', selected: true })).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: 'Riwayat' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('above a window, which makes the page inert, the account is a window too', async () => {
  answering(detail);
  show(() => (
    <Dialog title="Rincian" onClose={vi.fn()}>
      <AccountLink nomor_rekening={NUMBER} />
    </Dialog>
  ));
  await userEvent.click(screen.getByRole('button', { name: NUMBER }));
  const window = await screen.findByRole('dialog', { name: `${NUMBER} · Bambang Wicaksono` });
  expect(window.tagName).toBe('DIALOG');
});

test('a masked number opens by its handle', async () => {
  const calls = answering({ ...detail, rekening: { ...rekening, nomor_rekening: '********0454' } });
  opened({ nomor_rekening: '********0454', pegangan: 'a-1' });
  await screen.findByRole('tab', { name: 'Ringkasan' });
  expect(calls[0]?.query.get('pegangan')).toBe('a-1');
  expect(calls[0]?.query.get('nomor_rekening')).toBeNull();
});

test('an account of another branch shows the counter’s fields, without tabs and without amounts', async () => {
  gateway({ [INFO]: () => ok({ ...info, detail: far, kontrak: undefined, pihak: [], tahanan: [], mutasi: [] }) });
  opened({ nomor_rekening: NUMBER });
  expect(await screen.findByText('Tabungan mudharabah')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByText('Saldo buku')).toBeNull();
});

test('an account that does not answer is an error, not an empty window', async () => {
  gateway({ [INFO]: () => refusal('14', 'Rekening tidak ditemukan') });
  opened({ nomor_rekening: NUMBER });
  expect(await screen.findByText('Rekening tidak ditemukan')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a number named anywhere opens the window for permitted readers, and is plain text for others', async () => {
  answering(detail);
  const view = show(() => <AccountLink nomor_rekening={NUMBER} />);
  await userEvent.click(screen.getByRole('button', { name: NUMBER }));
  expect(await screen.findByRole('dialog', { name: `${NUMBER} · Bambang Wicaksono` })).toBeInTheDocument();
  view.unmount();
  held.menus.clear();
  show(() => <AccountLink nomor_rekening={NUMBER} />);
  expect(screen.getByText(NUMBER)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('movements', () => {
  const table = () => screen.findByRole('table', { name: 'Mutasi rekening' });
  const opens = async () => {
    const calls = answering(detail);
    opened({ nomor_rekening: NUMBER });
    await screen.findByRole('tab', { name: 'Mutasi' });
    await userEvent.keyboard('2');
    await table();
    return () => calls.filter(({ path }) => path === HISTORY).map(({ query }) => Object.fromEntries(query));
  };
  const button = (name: string) => screen.getByRole('button', { name });

  test('go both ways from the rows that are shown, and nowhere at either end', async () => {
    const asked = await opens();
    expect(await screen.findByText('Mutasi 30')).toBeInTheDocument();
    expect(button('Lebih baru')).toBeDisabled();
    await userEvent.click(button('Lebih lama'));
    expect(await screen.findByText('Mutasi 15')).toBeInTheDocument();
    await waitFor(() => expect(button('Lebih lama')).toBeDisabled());
    await userEvent.click(button('Lebih baru'));
    expect(await screen.findByText('Mutasi 16')).toBeInTheDocument();
    await waitFor(() => expect(button('Lebih baru')).toBeDisabled());
    expect(asked().map(({ sebelum, sesudah }) => [sebelum, sesudah])).toEqual([
      [undefined, undefined],
      ['16', undefined],
      [undefined, '15'],
    ]);
  });

  test('other filters start over', async () => {
    const asked = await opens();
    await screen.findByText('Mutasi 30');
    await userEvent.click(button('Lebih lama'));
    await screen.findByText('Mutasi 15');
    await userEvent.type(screen.getByLabelText('Teks atau referensi'), 'sekolah{Enter}');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ keyword: 'sekolah', nomor_rekening: NUMBER }));
    expect(asked().at(-1)).not.toHaveProperty('sebelum');
  });

  test('a row opens its journal for readers of journals, and is only read by others', async () => {
    await opens();
    await userEvent.click(await screen.findByText('Mutasi 29'));
    expect(screen.queryByRole('dialog', { name: /^Rincian transaksi/ })).toBeNull();
    cleanup();
    held.menus.add('transaksi-hari-ini');
    await opens();
    await userEvent.click(await screen.findByText('Mutasi 29'));
    expect(await screen.findByRole('dialog', { name: /001261120000000029/ })).toBeInTheDocument();
  });
});

test('details, holds, owners, contract and last movements come in the one answer', async () => {
  const calls = answering(detail);
  opened({ nomor_rekening: NUMBER });
  expect(await screen.findByRole('table', { name: 'Mutasi terakhir' })).toHaveTextContent('5,000,000.00');
  expect(screen.getByRole('table', { name: 'Dana ditahan' })).toHaveTextContent('Jaminan pembiayaan');
  expect(screen.queryByRole('table', { name: 'Menunggu orang kedua' })).toBeNull();
  await userEvent.keyboard('3');
  expect(await screen.findByRole('table', { name: 'Pemilik dan penanda tangan' })).toHaveTextContent('Pemilik');
  expect(screen.getByText('30%')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual([INFO]);
});

test('another day is shown both ways, each explained; before the opening and after today it says so', async () => {
  const calls = answering(detail);
  opened({ nomor_rekening: NUMBER });
  await screen.findByRole('tab', { name: 'Ringkasan' });
  await userEvent.keyboard('4');
  await userEvent.click(await screen.findByRole('tab', { name: 'Keadaan per tanggal' }));
  expect(await screen.findByText('6,400,000.00')).toBeInTheDocument();
  expect(screen.getByText(/semua yang diketahui sekarang/)).toBeInTheDocument();
  const day = screen.getByLabelText('Pada tanggal');
  await userEvent.type(day, '24112026{Tab}');
  await waitFor(() => expect(calls.at(-1)?.query.get('tanggal')).toBe('2026-11-24'));
  await choose('Menurut', 'Yang tercatat waktu itu');
  expect(await screen.findByText('6,000,000.00')).toBeInTheDocument();
  expect(screen.getByText(/pada akhir hari itu/)).toBeInTheDocument();
  await userEvent.clear(day);
  await userEvent.type(day, '01012020{Tab}');
  expect(await screen.findByText('Rekening belum dibuka pada tanggal itu')).toBeInTheDocument();
  await userEvent.clear(day);
  await userEvent.type(day, '01012030{Tab}');
  expect(await screen.findByText('Tidak boleh sesudah hari buku bank')).toBeInTheDocument();
});
