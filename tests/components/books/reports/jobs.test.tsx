import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedText } from '#components/books/report-jobs/job-words.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';
import Jobs from '../../../../pages/report/jobs.tsx';
import ScheduleForm from '../../../../pages/report/schedule.tsx';
import Schedules from '../../../../pages/report/schedules.tsx';
import { gateway, ok, refusal, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'finance1', nama_user: 'Arief', kode_cabang: '000', role_id: [] } }),
  useProfile: () => ({ headOffice: true, canOpen: () => true }),
}));

const popups = vi.hoisted(() => ({
  confirm: vi.fn(async () => true),
  notify: vi.fn(async () => {}),
  toast: vi.fn(),
  progress: vi.fn(async <T,>(_title: string, work: () => Promise<T>) => work()),
}));
vi.mock('#components/kit/ui/popup.ts', () => popups);

const job = {
  id: '0190d0a0-0000-7000-8000-000000000001',
  nomor: 'LP001261120ABCDEFGH',
  jenis: 'LAPORAN',
  kode: 'NERACA',
  bentuk: 'PDF',
  kertas: 'A4',
  tanya: { kode_cabang: '001', tanggal: '2026-11-20', tanggal_banding: '2026-10-31' },
  kode_cabang: '001',
  status_laporan: 'BERJALAN',
  baris: '400',
  perkiraan: '1000',
  sisa_detik: '30',
  sebab: '',
  rincian: {},
  pemeriksaan: [],
  per: '',
  cadangan: 'F',
  ukuran: '',
  sidik: '',
  waktu_minta: '2026-11-20T18:00:00+07:00',
  waktu_selesai: '',
  disimpan_sampai: '',
  terjadwal: 'F',
  sudah_ada: 'F',
};
const made = { ...job, status_laporan: 'SIAP', ukuran: '2048', sidik: 'a'.repeat(64), per: job.waktu_minta };

beforeEach(() => {
  router.query = {};
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

test('a job under way says how far it is and may be given up; one that is made offers its file and no giving up', async () => {
  const calls = gateway({
    'laporan/pekerjaan': () => ok([job], { resp_cursor: '' }),
    'laporan/pekerjaan/batal': () => ok({ ...job, status_laporan: 'DIBATALKAN' }),
  });
  const { unmount } = show(Jobs);
  const row = await screen.findByRole('row', { name: /Neraca/ });
  expect(within(row).getByText(/400 dari 1,000 baris, kira-kira 30 detik lagi/)).toBeTruthy();
  await userEvent.click(row);
  const shown = await screen.findByRole('dialog');
  expect(within(shown).getByRole('progressbar')).toBeTruthy();
  expect(within(shown).queryByRole('link', { name: 'Unduh' })).toBeNull();
  await userEvent.click(within(shown).getByRole('button', { name: 'Batalkan' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'laporan/pekerjaan/batal')?.body).toEqual({ id: job.id }),
  );
  unmount();
  gateway({ 'laporan/pekerjaan': () => ok([made], { resp_cursor: '' }) });
  show(Jobs);
  await userEvent.click(await screen.findByRole('row', { name: /Neraca/ }));
  const ready = await screen.findByRole('dialog');
  expect(within(ready).getByRole('link', { name: 'Unduh' }).getAttribute('href')).toContain(job.id);
  expect(within(ready).queryByRole('button', { name: 'Batalkan' })).toBeNull();
});

test('a job describes its request in words: a day with or without vouchers, how journals are chosen', async () => {
  const bundle = (slip: string) => ({
    ...made,
    kode: 'BUNDEL_HARI',
    tanya: { kode_cabang: '001', tanggal: '2026-11-20', slip },
  });
  const pack = { ...made, kode: 'PAKET', kode_cabang: '', tanya: { cara: 'ACAK', jumlah: '50' } };
  const texts = [bundle('T'), bundle('F'), pack].map((row) => askedText(row as unknown as PekerjaanRow));
  expect(texts).toEqual([
    '001 · 20-11-2026 · Dengan voucher',
    '001 · 20-11-2026',
    'Seluruh bank · Acak, dengan benih · 50',
  ]);
});

test('why a report is not made is said in its row and its window; a list that cannot be read is no empty one', async () => {
  const failed = { ...job, status_laporan: 'GAGAL', sebab: 'Hasil melebihi 50 MB: minta periode yang lebih pendek' };
  gateway({ 'laporan/pekerjaan': () => ok([failed], { resp_cursor: '' }) });
  const { unmount } = show(Jobs);
  const row = await screen.findByRole('row', { name: /Neraca/ });
  expect(within(row).getByText(/Hasil melebihi 50 MB/)).toBeTruthy();
  unmount();
  gateway({ 'laporan/pekerjaan': () => refusal('INTERNAL', 'Terjadi kesalahan') });
  show(Jobs);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

const schedule = {
  nomor_jadwal: 'JL000001',
  versi: 1,
  nama: 'Neraca akhir bulan',
  laporan: 'NERACA',
  kode_valuta: '',
  kode_gl: '',
  nomor_rekening: '',
  pengguna: '',
  bentuk: 'PDF',
  kertas: 'A4',
  lingkup: 'SELURUH',
  kode_cabang: '',
  kalender: 'AKHIR_BULAN',
  hari: '',
  mulai: '2026-11-20',
  sampai: '',
  peran: ['HO_FINANCE'],
  aktif: 'T',
  jatuh_berikut: '2026-12-31',
  jatuh_terakhir: '2026-11-30',
  siap: 0,
  gagal: 1,
  jumlah: 1,
  id_flow: '',
};

test('a schedule shows its next date and its last outcome, each due date with its reason, and is changed from its row', async () => {
  const due = {
    kode_cabang: '000',
    jatuh_tempo: '2026-11-30',
    tanggal: '2026-11-30',
    nomor: '',
    status_laporan: 'GAGAL',
    sebab: 'Anda tidak berwenang',
    rincian: {},
  };
  gateway({
    'laporan/jadwal': () =>
      ok(
        [
          schedule,
          {
            ...schedule,
            nomor_jadwal: 'JL000002',
            nama: 'Mingguan',
            kalender: 'MINGGUAN',
            hari: '5',
            jumlah: 0,
            gagal: 0,
            jatuh_terakhir: '',
          },
        ],
        {
          resp_cursor: '',
        },
      ),
    'laporan/jadwal/hasil': () => ok([due], { resp_cursor: '' }),
  });
  show(Schedules);
  const row = await screen.findByRole('row', { name: /Neraca akhir bulan/ });
  expect(within(row).getByText('31-12-2026')).toBeTruthy();
  expect(within(row).getByText('1 dari 1 tidak jadi')).toBeTruthy();
  expect(within(row).getByText('Setiap akhir bulan')).toBeTruthy();
  expect(within(row).getByText('Pimpinan Keuangan Kantor Pusat')).toBeTruthy();
  const weekly = screen.getByRole('row', { name: /Mingguan/ });
  expect(within(weekly).getByText('Setiap Jumat')).toBeTruthy();
  expect(within(weekly).getByText('Belum pernah')).toBeTruthy();
  await userEvent.click(row);
  const shown = await screen.findByRole('dialog');
  await userEvent.click(within(shown).getByRole('tab', { name: 'Hasil' }));
  expect(await within(shown).findByText('Anda tidak berwenang')).toBeTruthy();
});

test('a new schedule begins with the usual choices and asks for the fields that each choice needs', async () => {
  gateway({
    'management/role-list': () => ok([{ role_id: 'BRANCH_MANAGER', nama: 'Pimpinan Cabang' }], { resp_cursor: '' }),
    'flow/get-button-transition': () => ok([]),
    'parameter/cabang': () => ok([], { resp_cursor: '' }),
  });
  show(ScheduleForm);
  expect(await screen.findByText('Setiap cabang, masing-masing satu berkas')).toBeTruthy();
  expect(screen.getByText('PDF, untuk dicetak')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Jadwal aktif' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('textbox', { name: 'Kode GL' })).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: /^Laporan/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Mutasi akun buku besar' }));
  expect(await screen.findByRole('textbox', { name: 'Kode GL' })).toBeTruthy();
});
