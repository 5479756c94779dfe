import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirm, progress } from '#components/kit/ui/popup.ts';
import { Shell } from '#components/workplace/layout/shell.tsx';
import { chooseLanguage } from '#hooks/language.ts';
import type { RoleId } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import HomePage from '../../../../pages/index.tsx';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, type Replies, refusal, router, show } from '../../kit/screens/page.tsx';

vi.mock('#components/kit/ui/popup.ts', () => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
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

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const stage = (tahap: string, banyak: number, baris: readonly object[]) => ({
  tahap,
  banyak,
  baris: baris.map((row) => ({
    ...{
      id_flow: '',
      nomor_rekening: '',
      flow_state: '',
      nama_produk: 'Tabungan wadiah',
      sejak: ago(1),
      setoran_awal: '',
    },
    ...row,
  })),
});
const ready = (jenis: string, kunci: string, nomor: string, nama = '') => ({
  ...{ jenis, kunci, nomor, nama, nomor_rekening: '001120000454', pegangan: 'p1' },
  ...{ nama_rekening: 'Tri Kartika', sejak: '2026-11-18' },
});
const file = (arah: string, rail: string, jenis: string, banyak: number, status: string, sebab = '') => ({
  ...{ kunci: `${arah}${banyak}`, arah, rail, jenis, banyak, status, sebab, waktu: '2026-11-20T10:31:00+07:00' },
});
const rail = (name: string, counts: readonly number[], banyak: number, nominal: string) => ({
  ...{ rail: name, buka: '06.30', tutup: '15.30', sisa_detik: 100, banyak, nominal },
  tahap: ['MENUNGGU', 'TERKIRIM', 'SELESAI', 'DIRETUR'].map((tahap, at) => ({
    ...{ tahap, banyak: counts[at] ?? 0, nominal: `${counts[at] ?? 0}000000.00` },
  })),
});

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
  'cabang/pengingat': () => ok({ pengingat: [] }),
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
  'transaksi/informasi/today': () =>
    list([
      {
        ...{ nomor_referensi: '001-20261120-000003', waktu: '2026-11-20T10:42:00+07:00', flowCode: 'SETOR_TUNAI' },
        ...{ nama_nasabah: 'Tri Kartika', nomor_rekening: '001120000454', nominal: '3000000.00', kode_valuta: 'IDR' },
      },
      {
        ...{ nomor_referensi: '001-20261120-000002', waktu: '2026-11-20T10:21:00+07:00', flowCode: 'GANTI_BUKU' },
        ...{ nama_nasabah: 'Ahmad Fauzi', nomor_rekening: '001120001123', nominal: '0.00', kode_valuta: 'IDR' },
      },
    ]),
  'transfer/syarat': () =>
    ok({
      jalur: [
        { rail: 'SKN', buka: '06.30', tutup: '15.30', sisa_detik: 17_220 },
        { rail: 'RTGS', buka: '06.30', tutup: '16.00', sisa_detik: 0 },
        { rail: 'BI_FAST', buka: '00.00', tutup: '23.59', sisa_detik: 40_000 },
      ],
    }),
  'parameter/kurs': () =>
    list([
      { kode_valuta: 'USD', tanggal: '2026-11-20', beli: '16580.00', tengah: '16650.00', jual: '16720.00' },
      { kode_valuta: 'USD', tanggal: '2026-11-19', beli: '16500.00', tengah: '16600.00', jual: '16700.00' },
    ]),
  'rekening/tahapan-pembukaan': () =>
    ok({
      tahap: [
        stage('DRAF', 1, [{ id_flow: 'd1', nama: 'Joko Susilo', flow_state: 'RETURNED' }]),
        stage('DIKIRIM', 4, [
          { id_flow: 'd2', nama: 'Rina Marlina', flow_state: 'WAITING', sejak: ago(35) },
          { id_flow: 'd3', nama: 'Yuliana Pertiwi', flow_state: 'WAITING', sejak: ago(17) },
        ]),
        stage('DISETUJUI', 0, []),
        stage('SETORAN', 1, [
          { nomor_rekening: '001120000777', nama: 'Nur Aini', setoran_awal: '100000.00', kode_valuta: 'IDR' },
        ]),
      ],
    }),
  'rekening/siap-diserahkan/jumlah': () =>
    ok({
      jumlah: [
        { jenis: 'KARTU', banyak: 6 },
        { jenis: 'BUKU', banyak: 0 },
        { jenis: 'BILYET', banyak: 1 },
        { jenis: 'WARKAT', banyak: 1 },
      ],
    }),
  'rekening/siap-diserahkan': ({ query }) =>
    query.get('jenis') === 'KARTU'
      ? ok(
          ['k1', 'k2', 'k3', 'k4', 'k5'].map((id) => ready('KARTU', id, '4471', 'Debit Silver')),
          { resp_cursor: 'more' },
        )
      : list([
          ready('KARTU', 'k1', '4471', 'Debit Silver'),
          ready('BILYET', 'DA00012846', 'DA00012846'),
          ready('WARKAT', 'PB0000000001', 'PB0000000001', 'CEK'),
        ]),
  'kepatuhan/tinjauan': () =>
    list([
      {
        ...{ nomor_nasabah: '0000000012', nama_nasabah: 'CV Lestari Jaya', kode_cabang: '001', resiko: 'TINGGI' },
        ...{ tanggal_tinjau: '2026-11-16', terlambat: 4 },
      },
    ]),
  'kliring/meja': () =>
    ok({
      ...{
        tanggal: '2026-11-20',
        jam: '10:43',
        batas: '11:30',
        sisa_detik: 2_820,
        batas_tolakan: '15:00',
        sisa_tolakan: 15_420,
      },
      ...{
        wilayah: 'Jakarta',
        siklus_ke: 1,
        siklus_banyak: 2,
        kode_valuta: 'IDR',
        neto_hari: '0.00',
        siklus: [],
        tak_cocok: 0,
      },
      kolom: [
        { status_warkat: 'TITIPAN', lembar: 14, nominal: '412500000.00' },
        { status_warkat: 'DISETOR', lembar: 0, nominal: '0.00' },
      ],
      masuk: [{ status_warkat: 'DITERIMA', lembar: 5, nominal: '96750000.00' }],
    }),
  'transfer/ringkasan': () =>
    ok({
      kode_valuta: 'IDR',
      jalur: [
        rail('SKN', [6, 9, 21, 1], 37, '537600000.00'),
        rail('BI_FAST', [0, 1, 46, 2], 49, '136650000.00'),
        rail('', [6, 10, 67, 3], 86, '674250000.00'),
      ],
    }),
  'transfer/masuk': () =>
    list([
      {
        ...{ nomor: 'TM0000000001', rail: 'SKN', nominal: '12500000.00', kode_valuta: 'IDR', umur: '2' },
        ...{ rekening_tujuan: '001110000311', nama_tujuan: 'Dewi Lestari', sebab: 'NAMA' },
      },
    ]),
  'cabang/ringkasan-hari': () =>
    ok({
      ...{ kode_cabang: '001', accounting_date: '2026-11-20', kemarin: '2026-11-19', jam: '15:42', kode_valuta: 'IDR' },
      angka: [
        { kode: 'TRANSAKSI', banyak: 214, nominal: '', banyak_kemarin: 198, nominal_kemarin: '' },
        { kode: 'SETORAN', banyak: 9, nominal: '486300000.00', banyak_kemarin: 8, nominal_kemarin: '441750000.00' },
      ],
      ...{ bertugas: [{ role_id: 'TELLER', nama_user: ['Rini Astuti', 'Siti Rahmawati'] }], petugas: 9 },
      kas: {
        ...{ khasanah: '868750000.00', batas: '1000000000.00', kas_teller: '62300000.00' },
        ...{ dalam_perjalanan: '41500000.00', sesudah_masuk: '972550000.00' },
      },
    }),
  'penyelesaian/rekonsiliasi': ({ query }) =>
    list(
      query.get('beda') === 'T'
        ? [
            {
              ...{ tanggal: '2026-11-20', rail: 'SKN', kode_valuta: 'IDR', menunggu: '750000.00', menunggu_banyak: 1 },
              ...{ ditolak: '0.00', ditolak_banyak: 0, hilang: '0.00', hilang_banyak: 0 },
            },
          ]
        : [],
    ),
  'penyelesaian/berkas-hari': () =>
    ok({
      ...{ tanggal: '2026-11-20', diterima: 4, ditolak: 1, dikirim: 2, menunggu: 1, belum_dijawab: 0 },
      berkas: [
        file('MASUK', '', '', 1, 'DITOLAK', 'TANDA_TANGAN'),
        file('KELUAR', 'SKN', 'pacs.008', 9, 'DISUSUN', 'connection refused'),
        file('MASUK', 'BI_FAST', 'pacs.008', 3, 'DITERIMA'),
        file('KELUAR', 'KLIRING', 'pacs.003', 14, 'DIJAWAB'),
      ],
    }),
  'bagi-hasil/riwayat-hi1000': () =>
    list([{ kunci_urut: '1', bulan: '2026-10-01', status: 'DITETAPKAN', dibagikan: '61500000.00' }]),
  'kepatuhan/kecocokan': () =>
    list([
      {
        ...{
          id_hit: 'h1',
          nama: 'Ahmad Fauzi',
          kode_cabang: '001',
          ditemukan_pada: '2026-11-20T09:00:00+07:00',
          jenis: 'DTTOT',
        },
        entri: { kode: 'D-1', nama: 'Ahmad Fauzy' },
      },
    ]),
  'laporan/tunai': () =>
    list([
      { id_laporan: 'l1', jenis: 'LTKT', nama: 'Budi', jumlah: '600000000.00', tenggat: '2026-11-24', lewat: 'F' },
    ]),
  'management/users': ({ query }) =>
    list(
      query.get('bantuan') === 'T'
        ? [
            {
              ...{ id_user: 'rini', nama_user: 'Rini Astuti', role_id: ['TELLER'], kode_cabang: '001', tiket: 'T' },
              terakhir_masuk: '',
            },
          ]
        : [],
    ),
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
/** The links of a card once its rows are there: the one that leads to all of them, then a line each. */
const settled = async (name: string) => {
  const card = await region(name);
  await waitFor(() => expect(within(card).queryByRole('status', { name: 'Memuat…' })).toBeNull());
  return within(card).getAllByRole('link');
};
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
  const frame = ['access/sidebar-menu', 'parameter/status-cabang', 'cabang/pengingat'];
  const draft = 'otorisasi/draft-otorisasi';
  const inbox = ['otorisasi/otorisasi-data', 'otorisasi/delegasi'];
  test.each([
    [
      'TELLER',
      { id_kas: '1' },
      [draft, 'teller/detail', 'transaksi/informasi/today', 'transfer/syarat', 'parameter/kurs'],
    ],
    [
      'CS',
      {},
      [
        draft,
        'rekening/tahapan-pembukaan',
        'rekening/siap-diserahkan',
        'rekening/siap-diserahkan/jumlah',
        'svs/kartu-tertinggal',
        'surat-nasabah',
        'kepatuhan/tinjauan',
      ],
    ],
    [
      'BACK_OFFICE',
      {},
      [
        draft,
        'kliring/meja',
        'transfer/ringkasan',
        'penyelesaian/berkas-hari',
        'transfer/masuk',
        'buku-besar/berkala/jatuh-tempo',
        'surat-nasabah',
      ],
    ],
    ['ADMIN', { kantor_pusat: 'T' }, [draft, ...inbox, 'management/users']],
    ['AUDITOR', { kantor_pusat: 'T' }, ['laporan/trial-balance', 'cabang/papan-hari']],
    [
      'COMPLIANCE',
      { kantor_pusat: 'T' },
      [draft, ...inbox, 'kepatuhan/kecocokan', 'laporan/tunai', 'kepatuhan/tinjauan'],
    ],
    ['HEAD_TELLER', {}, [draft, ...inbox, 'teller', 'cetak-informasi/khasanah']],
    [
      'BRANCH_MANAGER',
      {},
      [
        draft,
        ...inbox,
        'cabang/periksa-tutup',
        'teller',
        'cabang/ringkasan-hari',
        'kepatuhan/tinjauan',
        'surat-nasabah',
        'laporan/trial-balance',
      ],
    ],
    [
      'HO_FINANCE',
      { kantor_pusat: 'T' },
      [
        draft,
        ...inbox,
        'laporan/trial-balance',
        'penyelesaian/rekonsiliasi',
        'bagi-hasil/riwayat-hi1000',
        'cabang/papan-hari',
        'surat-nasabah',
      ],
    ],
  ] as const)('%s loads the data of the user’s menus in one wave', async (role, profile, own) => {
    signIn(role, profile);
    const answers: (() => void)[] = [];
    const empty: Replies = role === 'HEAD_TELLER' ? { 'otorisasi/otorisasi-data': () => list([]) } : {};
    // Nothing is answered until everything was asked.
    const held = Object.fromEntries(
      Object.entries({ ...replies, ...empty }).map(([path, reply]) => [
        path,
        (call: Call) => new Promise((resolve) => answers.push(() => resolve(reply(call)))),
      ]),
    );
    const calls = open(held);
    const paths = () => calls.map(({ path }) => path).sort();
    const wave = [...frame, ...own].sort();
    await waitFor(() => expect(paths()).toEqual(wave), { timeout: 5_000 });
    while (answers.length > 0) answers.pop()?.();
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Memuat…' })).toBeNull());
    expect(paths()).toEqual(wave);
  });

  test('without a profile in the session the profile loads first, and home still follows', async () => {
    signIn('TELLER');
    const { profil, ...session } = auth.data;
    auth.data = session;
    const calls = open({ 'access/profil': () => ok({ ...(profil as object), id_kas: '1' }) });
    expect(await region('Kas teller')).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === 'access/profil')).toHaveLength(1);
  });
});

describe('the counter', () => {
  test('shows its most used screens with codes, its till as a sum, the last transactions and the time left', async () => {
    signIn('TELLER', { id_kas: '1' });
    const calls = open();
    const deck = await screen.findByRole('navigation', { name: 'Mulai' });
    expect(
      within(deck)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      '1401Setor tunai',
      '1402Tarik tunai',
      '1403Pemindahbukuan',
      '2086BI-FAST',
      '1404Tukar uang',
      '1642Setoran deposito',
      '1366Cetak buku',
      '1350Permintaan saldo',
    ]);
    const till = await region('Kas teller');
    await within(till).findByText('Saldo awal');
    expect(
      within(till)
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual(['0.00', '3,000,000.00', '750,000.00']);
    expect(within(till).getByRole('meter', { name: '50% dari batas 100,000,000.00' })).toBeInTheDocument();
    expect(read(within(await region('Transaksi terakhir')).getByRole('table'))).toEqual([
      '10:42Setor tunaiTri Kartika0011200004543,000,000.00',
      // The passbook was replaced without money, so its line has no amount.
      expect.stringMatching(/^10:21.+Ahmad Fauzi001120001123$/),
    ]);
    const asked = calls.find(({ path }) => path === 'transaksi/informasi/today')?.query;
    expect([asked?.get('user_input'), asked?.get('show')]).toEqual(['siti', '5']);
    const left = within(await region('Batas waktu')).getAllByRole('definition');
    expect(left.map((each) => each.textContent)).toEqual([
      '15:30',
      '4 jam 47 menit',
      '16:00',
      'Sudah lewat',
      '',
      '24 jam',
    ]);
    expect(read(within(await region('Kurs uang kertas')).getByRole('table'))).toEqual(['USD16,580.0016,720.00']);
  });

  describe('with a closed till', () => {
    const closed = (over: object = {}) =>
      ok({
        teller: till('TLR01', { status: 'TUTUP', saldo: '0.00' }),
        ...{ pecahan: [], serah_terima: [], kas: [], per_jam: [], sudah_dibuka: 'F', ...over },
      });
    const sent = {
      ...{ id_serah_terima: 's1', kode_kas_asal: 'KHS', nominal: '5000000.00', kode_valuta: 'IDR', status: 'DIKIRIM' },
      ...{ user_pengirim: 'Budi Santoso', dikirim_pada: '2026-11-20T07:41:00+07:00', nomor_referensi: 'R1' },
    };
    const denominations = () => list([{ nominal: '100000.00', jenis: 'K', kode_valuta: 'IDR' }]);

    test('cash operations rest, and the rest of the deck does not; no empty card of transactions', async () => {
      signIn('TELLER', { id_kas: '1' });
      open({ 'teller/detail': () => closed(), 'transaksi/informasi/today': () => list([]) });
      const deck = await screen.findByRole('navigation', { name: 'Selama kas tutup' });
      const link = (name: RegExp) => within(deck).getByRole('link', { name });
      expect(link(/Setor tunai/)).toHaveClass('resting');
      expect(link(/Pemindahbukuan/)).not.toHaveClass('resting');
      expect(await region('Kas teller')).toHaveTextContent('Belum ada kas yang dikirim untuk Anda');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Transaksi terakhir' })).toBeNull());
    });

    test.each([
      ['0.00', 'Sama'],
      ['-50000.00', 'Kurang 50,000.00'],
      ['2000.00', 'Lebih 2,000.00'],
    ])('its last day shows time, person, a difference of %s and the cash to the vault', async (selisih, said) => {
      signIn('TELLER', { id_kas: '1' });
      const terakhir = {
        ...{ tanggal: '2026-11-19', ditutup_pada: '2026-11-19T16:08:12+07:00', nama_user: 'Rizky Ananda' },
        ...{ dihitung: '52180000.00', selisih },
      };
      const calls = open({
        'teller/detail': () => closed({ terakhir }),
        'cetak-informasi/proofing': () => ok({ tutup: [] }),
      });
      const card = await region('Kas tanggal 19-11-2026');
      expect(
        within(card)
          .getAllByRole('definition')
          .map((each) => each.textContent),
      ).toEqual(['19-11-2026 16:08', 'Rizky Ananda', said, '52,180,000.00']);
      await userEvent.click(within(card).getByRole('button', { name: 'Lembar tutup kas' }));
      await waitFor(() => expect(calls.some(({ path }) => path === 'cetak-informasi/proofing')).toBe(true));
      const asked = calls.find(({ path }) => path === 'cetak-informasi/proofing');
      expect(Object.fromEntries(asked?.query ?? [])).toEqual({ id_kas: 'TLR01', tanggal: '2026-11-19' });
    });

    test('a till that was never closed shows no last day', async () => {
      signIn('TELLER', { id_kas: '1' });
      open({ 'teller/detail': () => closed() });
      await region('Kas teller');
      expect(screen.queryByRole('region', { name: /^Kas tanggal/ })).toBeNull();
    });

    test('tills in other currencies stand in a card of their own', async () => {
      signIn('TELLER', { id_kas: '1' });
      const dollars = till('TLR01USD', { status: 'TUTUP', saldo: '0.00', kode_valuta: 'USD' });
      open({ 'teller/detail': () => closed({ kas: [till('TLR01', { status: 'TUTUP' }), dollars] }) });
      const links = within(await region('Kas valuta lain')).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vault/till?valuta=USD']);
      expect(await screen.findAllByRole('region', { name: 'Kas teller' })).toHaveLength(1);
    });

    test('the home shows the count of cash from the vault, with the cursor in it, and opens the till', async () => {
      signIn('TELLER', { id_kas: '1' });
      const calls = open({
        'teller/detail': () => closed({ serah_terima: [sent] }),
        'parameter/denom-list': denominations,
      });
      const card = await region('Kas dikirim dari khasanah');
      expect(card).toHaveTextContent('5,000,000.00');
      const notes = await within(card).findByRole('textbox', { name: /100,000/ });
      expect(notes).toHaveFocus();
      await userEvent.type(notes, '50');
      vi.mocked(confirm).mockResolvedValueOnce(true);
      vi.mocked(progress).mockImplementationOnce((_title, work) => work());
      await userEvent.click(within(card).getByRole('button', { name: 'Buka kas' }));
      await waitFor(() =>
        expect(calls.find(({ path }) => path.endsWith('open-teller-cash'))?.body).toMatchObject({
          ...{ kode_valuta: 'IDR', id_serah_terima: 's1' },
          pecahan: [{ nominal: '100000.00', lembar: 50 }],
        }),
      );
    });
  });

  test('the teller’s returned items come first, with the remark and the link to correct them', async () => {
    signIn('TELLER', { id_kas: '1' });
    const item = (id_flow: string, flow_state: string, kalimat: string, transRemark = '') => ({
      ...{ id_flow, flow_state, flowCode: 'SETOR_TUNAI', nama_operasi: 'Setor tunai', diakhiri_hari: '', transRemark },
      ...{ diubah_pada: ago(4), nominal: '0.00', kode_valuta: 'IDR', kalimat: { id: kalimat, en: kalimat } },
    });
    open({
      'otorisasi/draft-otorisasi': () =>
        list([
          item('w', 'WAITING', 'Batalkan setoran Rp750.000'),
          item('r', 'RETURNED', 'Tarik Rp35.000.000', 'Surat kuasa belum dilampirkan.'),
        ]),
    });
    const lines = within(await region('Pengajuan saya'))
      .getAllByRole('link')
      .slice(1);
    expect(lines.map((line) => line.textContent)).toEqual([
      'Tarik Rp35.000.000Dikembalikan · “Surat kuasa belum dilampirkan.”Perbaiki',
      'Batalkan setoran Rp750.000menunggu 4 menit',
    ]);
    expect(lines[0]).toHaveAttribute('href', '/flow/drafts?id_flow=r');
  });
});

test('customer service sees its openings by stage with the next step, and the search waits for a name', async () => {
  signIn('CS');
  open();
  const box = await screen.findByRole('searchbox', { name: 'Cari nasabah' });
  expect(box).toHaveFocus();
  const texts = async (name: string) =>
    within(await region(name))
      .queryAllByRole('link')
      .map((link) => link.textContent);
  expect(await texts('Draf 1')).toEqual(['Joko SusiloTabungan wadiahDikembalikan']);
  expect(await texts('Dikirim 4')).toEqual([
    'Rina MarlinaTabungan wadiah35 menit',
    'Yuliana PertiwiTabungan wadiah17 menit',
  ]);
  expect(await region('Dikirim 4')).toHaveTextContent('dan 2 lainnya');
  expect(screen.getByText('35 menit')).toHaveClass('late');
  expect(screen.getByText('17 menit')).not.toHaveClass('late');
  expect(await texts('Setoran awal ditunggu 1')).toEqual(['Nur AiniTabungan wadiahmin 100,000.00']);
  await userEvent.type(box, 'T');
  expect(await screen.findByRole('combobox', { name: 'Cari layar, rekening, nasabah, kode' })).toHaveValue('T');
});

test('items ready to hand over are one list by kind, each with its form', async () => {
  signIn('CS');
  const calls = open();
  const lines = await settled('Siap diserahkan');
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    [
      'Kartu ATM •••• 4471, Debit SilverTri Kartika · sejak 18-11-2026Serahkan',
      '/card/change?id_kartu=k1&tindakan=SERAH',
    ],
    ['Bilyet deposito DA00012846Tri Kartika · sejak 18-11-2026Cetak', '/deposit?keyword=001120000454'],
    [
      'Buku cek, pesanan PB0000000001Tri Kartika · sejak 18-11-2026Terbitkan',
      '/warkat/issue?nomor_rekening=001120000454',
    ],
  ]);
  const card = await region('Siap diserahkan');
  const kinds = within(card).getByRole('group', { name: 'Jenis yang ditampilkan' });
  expect(
    within(kinds)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Semua 8', 'Kartu ATM 6', 'Bilyet 1', 'Buku cek dan BG 1']);
  expect(within(card).queryByRole('button', { name: 'Berikutnya' })).toBeNull();
  await userEvent.click(within(kinds).getByRole('button', { name: 'Kartu ATM 6' }));
  await waitFor(() => expect(within(card).getAllByRole('link')).toHaveLength(5));
  await userEvent.click(within(card).getByRole('button', { name: 'Berikutnya' }));
  await waitFor(() => expect(calls.some(({ query }) => query.get('cursor') === 'more')).toBe(true));
});

test('the back office sees clearing against its cut-offs; only the nearest work with cheques has the filled button', async () => {
  signIn('BACK_OFFICE');
  open();
  const outward = await region('Penyerahan');
  expect(outward).toHaveTextContent('11:30 47 menit14 lembar titipan412,500,000.00');
  expect(within(outward).getByRole('link', { name: 'Jalankan' })).toHaveClass('btn-primary');
  expect(within(await region('Penarikan')).getByRole('link', { name: 'Putuskan' })).not.toHaveClass('btn-primary');
  // Without lodged instruments the column counts zero and shows no amount beside it.
  expect(await region('Tolakan')).toHaveTextContent(/^Tolakan15:00 4 jam 17 menit0 lembar disetorCatat tolakan$/);
  expect(read(within(await region('Transfer keluar hari ini')).getByRole('table'))).toEqual([
    'SKNs.d. 15:3066,000,000.0099,000,000.002121,000,000.0011,000,000.0037537,600,000.00',
    'BI-FASTs.d. 15:30011,000,000.004646,000,000.0022,000,000.0049136,650,000.00',
    'Jumlah66,000,000.001010,000,000.006767,000,000.0033,000,000.0086674,250,000.00',
  ]);
  const files = await settled('Berkas penyelesaian hari ini');
  expect(files.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    ['Berkas tidak dikenalDitolak: Tanda tangan tidak dikenal10:311 transaksi', '/transfer'],
    ['Transfer SKNMenunggu kirim: connection refused10:319 transaksi', '/transfer'],
    ['Transfer BI-FASTDiterima10:313 transaksi', '/transfer/incoming'],
    ['Warkat KliringDijawab10:3114 transaksi', '/clearing/desk'],
  ]);
  const counts = within(await region('Berkas penyelesaian hari ini')).getAllByRole('definition');
  expect(counts.map((each) => each.textContent)).toEqual(['4', '1', '2', '1', '0']);
  const [, held] = await settled('Transfer masuk tertahan');
  expect(held).toHaveTextContent('SKN IDR 12,500,000.00 untuk 001110000311 Dewi Lestari');
  expect(held).toHaveTextContent('2 hari');
});

test('a branch manager sees the day as a line, the figures against the day before, and the staff on duty', async () => {
  signIn('BRANCH_MANAGER');
  open();
  const line = await within(await region('Hari cabang')).findByRole('list', { name: 'Langkah hari cabang' });
  expect(
    within(line)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Persiapan07:30Bambang', 'Buka07:45Bambang', 'Cut-offBelum', 'TutupBelum']);
  expect(within(line).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  const today = await region('Hari ini');
  await within(today).findByText('Transaksi loket');
  expect(today).toHaveTextContent('Transaksi loket214hari kerja sebelumnya 198');
  expect(today).toHaveTextContent('Setoran tunai486,300,000.00hari kerja sebelumnya 441,750,000.00');
  expect(today).toHaveTextContent('19 November 2026, sampai pukul 15:42');
  const vault = await region('Khasanah sesudah semua kas masuk');
  expect(within(vault).getByRole('meter', { name: '97% dari batas 1,000,000,000.00' })).toBeInTheDocument();
  expect(
    within(vault)
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual(['868,750,000.00', '62,300,000.00', '41,500,000.00', '972,550,000.00']);
  const duty = await region('Bertugas');
  await within(duty).findByText('Rini Astuti, Siti Rahmawati');
  expect(duty).toHaveTextContent('2 dari 9');
});

test('a supervisor’s home is the inbox, with tills and vault in one line above it', async () => {
  signIn('HEAD_TELLER');
  open({ 'otorisasi/otorisasi-data': () => list([]) });
  expect(await screen.findByText('3 dari 4')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '10,050,000.00' })).toHaveAttribute('href', '/vault');
  expect(screen.getByText('Menunggu hitungan Anda').nextSibling).toHaveTextContent('2');
  expect(await screen.findByText(/^Tidak ada yang menunggu Anda. Item baru/)).toBeInTheDocument();
});

test('finance sees the differences alone, and the state of the months', async () => {
  signIn('HO_FINANCE', { kantor_pusat: 'T' });
  open();
  const [, ...lines] = await settled('Belum cocok dengan bank lain');
  expect(lines.map((each) => each.textContent)).toEqual(['SKN 20-11-20261 menunggu, 750,000.00']);
  expect(read(within(await region('Bagi hasil per bulan')).getByRole('table'))).toEqual([
    'Oktober 2026Ditetapkan61,500,000.00',
  ]);
});

test('compliance sees likenesses, reports with their last day and reviews with their age', async () => {
  signIn('COMPLIANCE', { kantor_pusat: 'T' });
  open();
  const first = async (name: string) => (await settled(name))[1];
  expect(await first('Kecocokan nama yang belum diputus')).toHaveTextContent('Ahmad FauziDTTOT · Ahmad Fauzy');
  expect(await first('Laporan tunai yang belum diputus')).toHaveTextContent('s.d. 24-11-2026');
  expect(await first('Tinjauan risiko jatuh tempo')).toHaveTextContent(
    'CV Lestari Jaya001 · Tinggi · 16-11-20264 hari',
  );
});

test('an administrator sees users who need help, and no others', async () => {
  signIn('ADMIN', { kantor_pusat: 'T' });
  open();
  const [, ...lines] = await settled('Pengguna yang menunggu bantuan');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveTextContent('Rini Astuti (rini)Sandi sekali pakai menunggu · 001 · Teller');
});

test('a person with several desks chooses a home, and the browser stores the choice', async () => {
  localStorage.clear();
  signIn('AUDITOR', { kantor_pusat: 'T' });
  open();
  const choice = await screen.findByRole('group', { name: 'Pilih beranda' });
  expect(within(choice).getByRole('button', { name: 'Audit' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('region', { name: 'Bagi hasil per bulan' })).toBeNull();
  await userEvent.click(within(choice).getByRole('button', { name: 'Keuangan' }));
  expect(await region('Bagi hasil per bulan')).toBeInTheDocument();
  expect(localStorage.getItem('amanah.home:')).toBe('finance');
  localStorage.clear();
});

test('the drawers are in the order of need, each with the end of today’s pace', async () => {
  signIn('BRANCH_MANAGER');
  open();
  const table = await within(await region('Teller cabang')).findByRole('table');
  expect(read(table)).toEqual([
    'TLR01Siti Rahmawati10,000,000.00Habis dalam 48 menit10% dari 100,000,000.00 · -12.5 jt per jam',
    'TLR03Siti Rahmawati90,000,000.00Lewat batas dalam 2 jam 10 menit90% dari 100,000,000.00 · +4.6 jt per jam',
    'TLR02Budi Santoso50,000,000.00Cukup sampai akhir hari50% dari 100,000,000.00',
    'TLR04Siti Rahmawati0.00Tutup0% dari 100,000,000.00',
  ]);
});

describe('periodic entries', () => {
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

  test('an empty list shows no card; an unreadable one says so', async () => {
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

  test.each([
    ['CS', 'Pembukaan rekening', 'rekening/tahapan-pembukaan'],
    ['BACK_OFFICE', 'Kliring hari ini', 'kliring/meja'],
    ['BACK_OFFICE', 'Transfer keluar hari ini', 'transfer/ringkasan'],
    ['BRANCH_MANAGER', 'Hari ini', 'cabang/ringkasan-hari'],
    ['BRANCH_MANAGER', 'Tinjauan risiko jatuh tempo', 'kepatuhan/tinjauan'],
  ] as const)('%s: %s that is not to be had says so, and is asked for again', async (role, name, path) => {
    signIn(role);
    let away = true;
    open({
      [path]: (call) => (away ? refusal('96', 'Terjadi kesalahan pada sistem') : replies[path]?.(call)),
    });
    expect(await within(await region(name)).findByRole('alert')).toHaveTextContent('Terjadi kesalahan pada sistem');
    away = false;
    await userEvent.click(within(await region(name)).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(async () => expect(within(await region(name)).queryByRole('alert')).toBeNull());
  });
});

test('in English the pictures speak English', async () => {
  signIn('BRANCH_MANAGER');
  await chooseLanguage('en', 'siti');
  open();
  const table = await within(await region('Tellers of the branch')).findByRole('table', { name: 'Drawers today' });
  expect(table).toHaveTextContent('Empty in 48 min');
});
