import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Shell } from '#components/workplace/layout/shell.tsx';
import { chooseLanguage } from '#hooks/language.ts';
import type { RoleId } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import HomePage from '../../../../pages/index.tsx';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, type Replies, refusal, router, show } from '../../kit/screens/page.tsx';

vi.mock('#components/kit/ui/popup.ts', () => ({ confirm: vi.fn(), tell: vi.fn(), progress: vi.fn() }));
vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router, default: { router: null } };
});
const auth = vi.hoisted(() => ({ data: {} as Record<string, unknown> }));
vi.mock('next-auth/react', async () => {
  const { createContext } = await import('react');
  return {
    useSession: () => ({ status: 'authenticated', data: auth.data, update: vi.fn() }),
    SessionContext: createContext({}),
  };
});

const setelan = { bahasa: '', tema: '', kerapatan: '', printer: '', kertas: '' };
/** Signs in somebody of one role, whose menus the session brings. */
function signIn(role: RoleId, { kantor_pusat = 'F', id_kas = '' } = {}): void {
  const who = { id_user: 'siti', nama_user: 'Siti Rahmawati', role_id: [role], kode_cabang: '001' };
  const profil = { ...who, nama_cabang: 'Jakarta', menu_id: roleMenus[role], limit: [], id_kas, kantor_pusat, setelan };
  auth.data = {
    ...who,
    ...{ terkunci: 'F', sebab_berakhir: '', kunci_menit: 15, polling_detik: 0, setelan, profil },
    expires: new Date(Date.now() + 3_600_000).toISOString(),
  };
}

const till = (kode_kas: string, rest: object = {}) => ({
  ...{
    id_kas: kode_kas,
    kode_kas,
    id_user: 'siti',
    nama_user: 'Siti Rahmawati',
    kode_cabang: '001',
    kode_valuta: 'IDR',
  },
  ...{ status: 'BUKA', saldo: '50000000.00', batas: '100000000.00', menunggu: '0.00', laju: undefined },
  ...rest,
});
const pace = (menuju: string, menit: number, per_jam = '-12500000.00') => ({
  masuk: '0.00',
  keluar: '0.00',
  per_jam,
  menuju,
  menit,
});
const list = (rows: readonly object[]) => ok(rows, { resp_cursor: null });

const replies: Replies = {
  'access/sidebar-menu': () => ok({ menus: [] }),
  'parameter/status-cabang': () =>
    ok({
      kode_cabang: '001',
      nama_cabang: 'Jakarta',
      status_akses: 'T',
      status_akses_desc: 'BUKA',
      accounting_date: '2026-11-20',
    }),
  'otorisasi/draft-otorisasi': () => list([]),
  'buku-besar/berkala/jatuh-tempo': () => list([]),
  'svs/kartu-tertinggal': () => list([]),
  'surat-nasabah': () => list([]),
  'otorisasi/otorisasi-data': () =>
    list(
      [2, 20, 400].map((minutes, at) => ({
        ...{
          id_flow: `f${at}`,
          jenis: 'FLOW',
          flowCode: 'SETOR_TUNAI',
          nama_operasi: 'Setor tunai',
          diakhiri_hari: '',
          flow_state: 'WAITING',
          nominal: '1000000.00',
        },
        ...{ nama_nasabah: 'Budi', nama_user_input: 'Siti', kode_valuta: 'IDR' },
        dibuat_pada: new Date(Date.now() - minutes * 60_000).toISOString(),
      })),
    ),
  'otorisasi/delegasi': () => list([]),
  'teller/detail': () =>
    ok({
      ...{ teller: till('TLR01'), pecahan: [], masuk: '3000000.00', keluar: '750000.00', dari_khasanah: '0.00' },
      ...{ ke_khasanah: '0.00', saldo_awal: '0.00', jumlah_transaksi: 3, serah_terima: [], kas: [], sudah_dibuka: 'F' },
      per_jam: [
        { jam: '2026-11-20T09:00:00+07:00', masuk: '2000000.00', keluar: '0.00' },
        { jam: '2026-11-20T11:00:00+07:00', masuk: '1000000.00', keluar: '750000.00' },
      ],
    }),
  teller: () =>
    list([
      till('TLR02', { nama_user: 'Budi Santoso', laju: pace('', 0, '0.00') }),
      till('TLR01', { saldo: '10000000.00', laju: pace('KURANG', 48) }),
      till('TLR04', { status: 'TUTUP', saldo: '0.00' }),
      till('TLR03', { saldo: '90000000.00', laju: pace('LEBIH', 130, '4600000.00') }),
    ]),
  'cetak-informasi/khasanah': () =>
    list([
      {
        ...{ id_kas: '9', kode_kas: 'KHS', kode_cabang: '001', nama_cabang: 'Jakarta', kode_valuta: 'IDR' },
        ...{ saldo: '10050000.00', dalam_perjalanan: '0.00', lembar_minimum: 100, menunggu_hitungan: 2 },
        pecahan: [
          { nominal: '100000.00', lembar: 100 },
          { nominal: '1000.00', lembar: 50 },
        ],
        pecahan_kurang: [
          { nominal: '50000.00', lembar: 0 },
          { nominal: '1000.00', lembar: 50 },
        ],
      },
    ]),
  'laporan/trial-balance': () =>
    list([
      { kode_gl: 'A', posisi: 'D', saldo_akhir: '2590024000.00', debet: '105000000.00', kredit: '5500.00' },
      { kode_gl: 'S', posisi: 'K', saldo_akhir: '411468000.00', debet: '0.00', kredit: '0.00' },
      { kode_gl: 'L', posisi: 'K', saldo_akhir: '2178556000.00', debet: '0.00', kredit: '104994500.00' },
    ]),
  'cabang/periksa-tutup': () =>
    ok({
      ...{ kode_cabang: '001', status_akses_desc: 'BUKA', kantor_pusat: 'F', periksa: [] },
      langkah: [
        {
          dari: 'TUTUP',
          ke: 'PERSIAPAN',
          nama_user: 'Bambang',
          disetujui_oleh: '',
          waktu: '2026-11-20T07:30:00+07:00',
        },
        {
          dari: 'PERSIAPAN',
          ke: 'BUKA',
          nama_user: 'Bambang',
          disetujui_oleh: 'Hendra',
          waktu: '2026-11-20T07:45:00+07:00',
        },
      ],
    }),
  'cabang/papan-hari': () =>
    list([
      {
        ...{ kode_cabang: '002', nama_cabang: 'Bandung', status_akses_desc: 'CUT_OFF', tertinggal: 'T', penghalang: 3 },
        ...{ nama_user: 'Fitri', waktu: '2026-11-20T15:01:02+07:00', accounting_date: '2026-11-20' },
      },
    ]),
};

const open = (more: Replies = {}): Call[] => {
  const calls = gateway({ ...replies, ...more });
  show(() => (
    <Shell>
      <HomePage />
    </Shell>
  ));
  return calls;
};
const region = (name: string) => screen.findByRole('region', { name });
/** The cells of a table's rows, as they are read out. */
const read = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  void chooseLanguage('id', 'siti');
  router.pathname = '/';
  window.innerWidth = 1280;
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly OPEN = 1;
      readonly readyState = 1;
      addEventListener() {}
      close() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('one wave of calls after the session', () => {
  const frame = ['access/sidebar-menu', 'otorisasi/draft-otorisasi', 'parameter/status-cabang'];
  test.each([
    ['TELLER', { id_kas: '1' }, ['teller/detail']],
    ['CS', {}, ['svs/kartu-tertinggal', 'surat-nasabah']],
    ['BACK_OFFICE', {}, ['laporan/trial-balance', 'buku-besar/berkala/jatuh-tempo', 'surat-nasabah']],
    ['ADMIN', { kantor_pusat: 'T' }, ['otorisasi/otorisasi-data', 'otorisasi/delegasi']],
    ['HEAD_TELLER', {}, ['otorisasi/otorisasi-data', 'otorisasi/delegasi', 'teller', 'cetak-informasi/khasanah']],
    [
      'BRANCH_MANAGER',
      {},
      [
        'otorisasi/otorisasi-data',
        'otorisasi/delegasi',
        'teller',
        'laporan/trial-balance',
        'cabang/periksa-tutup',
        'surat-nasabah',
      ],
    ],
    [
      'HO_FINANCE',
      { kantor_pusat: 'T' },
      ['otorisasi/otorisasi-data', 'otorisasi/delegasi', 'laporan/trial-balance', 'cabang/papan-hari', 'surat-nasabah'],
    ],
    [
      'HO_FINANCE_STAFF',
      { kantor_pusat: 'T' },
      ['laporan/trial-balance', 'cabang/papan-hari', 'buku-besar/berkala/jatuh-tempo', 'surat-nasabah'],
    ],
  ] as const)('%s asks once for what her menus open, all of it before any answer', async (role, profile, own) => {
    signIn(role, profile);
    const answers: (() => void)[] = [];
    // Nothing is answered until everything was asked.
    const held = Object.fromEntries(
      Object.entries(replies).map(([path, reply]) => [
        path,
        (call: Call) => new Promise((resolve) => answers.push(() => resolve(reply(call)))),
      ]),
    );
    const calls = open(held);
    const paths = () => calls.map(({ path }) => path).sort();
    const wave = [...frame, ...own].sort();
    await waitFor(() => expect(paths()).toEqual(wave));
    while (answers.length > 0) answers.pop()?.();
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Memuat…' })).toBeNull());
    expect(paths()).toEqual(wave);
  });

  test('without what the session knows of her the profile is asked for first, and home still comes', async () => {
    signIn('TELLER');
    const { profil, ...session } = auth.data;
    auth.data = session;
    const calls = open({ 'access/profil': () => ok({ ...(profil as object), id_kas: '1' }) });
    expect(await region('Kas teller')).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === 'access/profil')).toHaveLength(1);
  });
});

test('a teller sees her till by the hour, the hours between among them, and all of it in a table', async () => {
  signIn('TELLER', { id_kas: '1' });
  open();
  const card = await region('Kas teller');
  expect(
    await within(card).findByText('Paling ramai pukul 09:00: masuk 2,000,000.00, keluar 0.00'),
  ).toBeInTheDocument();
  expect(read(within(card).getByRole('table', { name: 'Kas masuk dan keluar per jam', hidden: true }))).toEqual([
    '09:002,000,000.000.00',
    '10:000.000.00',
    '11:001,000,000.00750,000.00',
  ]);
  expect(within(card).getByRole('meter', { name: '50% dari batas 100,000,000.00' })).toBeInTheDocument();
});

test('the drawers stand by who needs somebody first, each with where today’s pace takes it', async () => {
  signIn('HEAD_TELLER');
  open();
  const table = await within(await region('Teller cabang')).findByRole('table');
  expect(read(table)).toEqual([
    'TLR01Siti Rahmawati10,000,000.00Habis dalam 48 menit10% dari 100,000,000.00 · -12.5 jt per jam',
    'TLR03Siti Rahmawati90,000,000.00Lewat batas dalam 2 jam 10 menit90% dari 100,000,000.00 · +4.6 jt per jam',
    'TLR02Budi Santoso50,000,000.00Cukup sampai akhir hari50% dari 100,000,000.00',
    'TLR04Siti Rahmawati0.00Tutup0% dari 100,000,000.00',
  ]);
});

test('the vault says which denominations run low and which are gone, in their places', async () => {
  signIn('HEAD_TELLER');
  open();
  const card = await region('Khasanah');
  expect(read(await within(card).findByRole('table'))).toEqual([
    '100,000 × 100 10,000,000.00',
    '50,000 × 0 Habis0.00',
    '1,000 × 50 Menipis50,000.00',
  ]);
  expect(card).toHaveTextContent('Menipis: kurang dari 100 yang layak edar.');
  expect(card).toHaveTextContent('2 serah terima menunggu hitungan Anda');
});

test('the queue is counted by age, the longest named', async () => {
  signIn('HEAD_TELLER');
  open();
  const card = await region('Menunggu otorisasi Anda');
  expect(read(await within(card).findByRole('table'))).toEqual([
    'Kurang dari 15 menit1',
    '15 sampai 60 menit1',
    '1 sampai 4 jam0',
    'Lebih dari 4 jam1',
  ]);
  expect(card).toHaveTextContent('Paling lama: Setor tunai, menunggu 6 jam 40 menit');
});

describe('entries that come back', () => {
  const due = (nomor: string, over: object) => ({
    nomor_berkala: nomor,
    ...{ nama: 'Telepon', kode_cabang: '001', pemilik: 'rina', jatuh_tempo: '2026-11-20', tanggal: '2026-11-20' },
    ...{ versi: 1, kode: '', pesan: '', rincian: {}, referensi: '', dibalik: 'F', boleh_isi: 'T', ...over },
  });

  test('those that wait are named with why, each leading to the form that settles it', async () => {
    signIn('BACK_OFFICE');
    const calls = open({
      'buku-besar/berkala/jatuh-tempo': () =>
        list([
          due('EB00000002', { status: 'MENUNGGU' }),
          due('EB00000003', { nama: 'Sewa', status: 'GAGAL', kode: 'GL_CLOSED', pesan: 'Akun 603001 sudah ditutup' }),
        ]),
    });
    const card = await region('Entri berkala yang menunggu');
    const [phone, rent] = within(card).getAllByRole('listitem');
    expect(phone).toHaveTextContent('Telepon20-11-2026 · Menunggu nominal dari rinaMenunggu');
    expect(rent).toHaveTextContent('Akun 603001 sudah ditutup');
    expect(within(card).getByRole('link', { name: /^Telepon/ })).toHaveAttribute(
      'href',
      '/ledger/general-transactions?berkala=EB00000002&jatuh_tempo=2026-11-20',
    );
    const asked = calls.find(({ path }) => path === 'buku-besar/berkala/jatuh-tempo')?.query;
    expect([asked?.get('status'), asked?.get('kode_cabang')]).toEqual(['TERBUKA', '001']);
  });

  test('where none waits there is no card; where nobody can tell it says so', async () => {
    signIn('BACK_OFFICE');
    const calls = open();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('buku-besar/berkala/jatuh-tempo'));
    expect(screen.queryByRole('region', { name: 'Entri berkala yang menunggu' })).toBeNull();
    open({ 'buku-besar/berkala/jatuh-tempo': () => refusal('68', 'Tidak tersedia') });
    expect(await region('Entri berkala yang menunggu')).toHaveTextContent('Tidak tersedia');
  });
});

test('letters that nobody has printed are counted, the oldest named with its age; where none waits there is no card', async () => {
  signIn('CS');
  const letter = (nomor: string, umur_hari: number) => ({
    ...{ nomor_surat: `SNO${nomor}-20261117`, nomor_perintah: nomor, jenis: 'PERINTAH_GAGAL', tanggal: '2026-11-17' },
    ...{ nomor_rekening: '001120000010', nama_rekening: 'Ani Lestari', jatuh_tempo: '2026-11-17', umur_hari },
    ...{ kode_valuta: 'IDR', diminta: '1000000.00', nominal: '0.00', sebab: 'SALDO_KURANG', cetak: 0 },
  });
  const calls = open({ 'surat-nasabah': () => list([letter('SI00000001', 3), letter('SI00000002', 1)]) });
  const card = await region('Surat yang belum dicetak');
  const [first, ...more] = within(card).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    '001120000010 Ani LestariSI00000001, jatuh tempo 17-11-2026: 1,000,000.00 tidak dipindahkan · sejak 17-11-2026, 3 hari',
  );
  expect(more).toHaveLength(1);
  expect(within(card).getByRole('link', { name: 'Lihat surat nasabah' })).toHaveAttribute(
    'href',
    '/savings/letters?dicetak=F',
  );
  const asked = calls.find(({ path }) => path === 'surat-nasabah')?.query;
  expect([asked?.get('dicetak'), asked?.get('kode_cabang')]).toEqual(['F', '001']);
});

test('balances stand by class in the order of a balance sheet, of the whole bank at head office', async () => {
  signIn('HO_FINANCE', { kantor_pusat: 'T' });
  const calls = open();
  const table = await within(await region('Neraca saldo')).findByRole('table');
  expect(read(table)).toEqual([
    'AsetHari ini debet 105 jt, kredit 5.5 rb2,590,024,000.00',
    'LiabilitasHari ini debet 0, kredit 104.9 jt2,178,556,000.00',
    'Dana syirkah temporer411,468,000.00',
  ]);
  const asked = calls.find(({ path }) => path === 'laporan/trial-balance');
  expect([asked?.query.get('golongan'), asked?.query.get('is_all_cabang')]).toEqual(['T', 'T']);
  const days = await within(await region('Hari cabang')).findByRole('list', { name: 'Hari semua cabang' });
  expect(days).toHaveTextContent('002 BandungFitri, 15:01:02Tertinggal3 penghalangCut-off');
});

test('who leads a branch’s day sees its steps, by whom and when, and what is still to come', async () => {
  signIn('OPS_MANAGER');
  open();
  const track = await within(await region('Hari cabang')).findByRole('list', { name: 'Langkah hari cabang' });
  expect(
    within(track)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['PersiapanBambang, 07:30:00', 'BukaBambang dan Hendra, 07:45:00', 'Cut-offBelum', 'TutupBelum']);
  expect(within(track).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
});

describe('on its way, nothing there, and not to be had are three things', () => {
  test('nothing there', async () => {
    signIn('BRANCH_MANAGER');
    open({
      teller: () => list([]),
      'otorisasi/otorisasi-data': () => list([]),
      'laporan/trial-balance': () => list([]),
    });
    expect(await within(await region('Teller cabang')).findByText('No Data Records...')).toBeInTheDocument();
    expect(
      await within(await region('Menunggu otorisasi Anda')).findByText('Tidak ada yang menunggu Anda.'),
    ).toBeInTheDocument();
    expect(within(await region('Neraca saldo')).queryByRole('alert')).toBeNull();
  });

  test('not to be had, and asked for again', async () => {
    signIn('HEAD_TELLER');
    let away = true;
    const unless = (path: string) => (call: Call) =>
      away ? refusal('96', 'Terjadi kesalahan pada sistem') : replies[path]?.(call);
    open({ teller: unless('teller'), 'cetak-informasi/khasanah': unless('cetak-informasi/khasanah') });
    for (const name of ['Teller cabang', 'Khasanah']) {
      const card = await region(name);
      expect(await within(card).findByRole('alert')).toHaveTextContent('Terjadi kesalahan pada sistem');
    }
    away = false;
    const card = await region('Teller cabang');
    await userEvent.click(within(card).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(card).findByRole('table')).toBeInTheDocument();
  });
});

test('in English the pictures speak English', async () => {
  signIn('HEAD_TELLER');
  await chooseLanguage('en', 'siti');
  open();
  const table = await within(await region('Tellers of the branch')).findByRole('table', { name: 'Drawers today' });
  expect(table).toHaveTextContent('Empty in 48 min');
});
