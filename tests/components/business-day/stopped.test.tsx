import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CloseChecks } from '#components/business-day/close-checks.tsx';
import { EndOfDayCard } from '#components/business-day/end-of-day-card.tsx';
import { Findings } from '#components/business-day/findings.tsx';
import type { LangkahMalam, MalamReply, TemuanMalam } from '#types/proto/business-day/end-of-day.ts';
import { fakeGateway } from '../hooks/harness.tsx';
import { showSignedIn } from '../kit/screens/signed-in.tsx';

let profile = { menu_id: [] as string[], kantor_pusat: 'T' };
beforeEach(() => {
  profile = { menu_id: [], kantor_pusat: 'T' };
  fakeGateway(({ path }) => ({
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: path === 'access/profil' ? profile : {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

const finding = (some: Partial<TemuanMalam>): TemuanMalam => ({
  id: '',
  nama: '',
  sebab: '',
  nominal: '',
  menghalangi: 'T',
  judul: '',
  judul_en: '',
  jenis: '',
  rincian: {},
  pesan: '',
  ...some,
});

test('the screen states in words why an end of day stopped: its own text, else the text of the code', async () => {
  const found = [
    finding({ id: 'USD', jenis: 'KURS', sebab: 'RATE_MISSING' }),
    finding({ id: '1', nama: 'Siti', sebab: 'DEPOSIT_NOT_FOUND', pesan: 'Deposito tidak ada' }),
    finding({ id: '2', nama: 'Budi', sebab: 'OF_ANOTHER_RELEASE' }),
  ];
  const { container } = showSignedIn(() => <Findings findings={found} />);
  expect(await screen.findByText('Siti · Deposito tidak ada')).toBeInTheDocument();
  expect(screen.getByText(/^USD · kurs hari itu belum ditetapkan/)).toBeInTheDocument();
  expect(screen.getByText(/^Budi · sebabnya tidak dikenal layar ini/)).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/[A-Z]+_[A-Z]+/);
});

test('a finding leads to the form that settles it, filled in', async () => {
  profile.menu_id = ['simpan-kurs', 'tetapkan-hi1000', 'daftar-transfer'];
  const found = [
    finding({ id: 'USD', jenis: 'KURS', sebab: 'RATE_MISSING' }),
    finding({ id: 'UTAMA', nama: 'Pool utama', jenis: 'POOL', sebab: 'RATE_AWAITED' }),
    finding({ id: '2026-11-01', nama: '2026-11', sebab: 'RATE_AWAITED' }),
    finding({ id: '109004', nama: '109004 Perantara BI-FAST', jenis: 'GL', sebab: 'PERANTARA' }),
  ];
  const shown = showSignedIn(() => <Findings findings={found} />);
  const links = async () => (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(await links()).toEqual([
    '/currency/set-rate?kode_valuta=USD',
    '/profit/hi1000/set?pool=UTAMA',
    '/profit/hi1000/set?bulan=2026-11-01',
    '/transfer?rail=BI_FAST',
  ]);
  shown.unmount();
  profile.menu_id = ['penyelesaian', 'jurnal'];
  showSignedIn(() => (
    <Findings findings={[...found.slice(3), finding({ id: '109006', jenis: 'GL', sebab: 'PERANTARA' })]} />
  ));
  // Head office answers the hanging items; the journals show an account that no transfer passes through.
  expect(await links()).toEqual(['/settlement?daftar=ITEM', '/report/journals?kode_gl=109006']);
});

test('a check names who settles it, for readers who cannot', async () => {
  const check = (kode: string, id: string) => ({
    kode,
    pesan: kode,
    lulus: 'F',
    rincian: [
      { id, teks: id, operasi: '', nama_user: '', kode_kas: '', petugas: [], diingatkan_pada: '', istirahat: 0 },
    ],
  });
  showSignedIn(() => (
    <CloseChecks
      kodeCabang="001"
      checks={[check('PERANTARA', '109004'), check('WARKAT_MASUK', '3'), check('KHASANAH', '1')]}
    />
  ));
  expect(await screen.findByText(/Dua orang kantor pusat menjawabnya/)).toBeInTheDocument();
  expect(screen.getByText(/Petugas back office/)).toBeInTheDocument();
  expect(screen.getByText(/Head teller menghitungnya/)).toBeInTheDocument();
});

const step = (kode: string, status: string): LangkahMalam => ({
  kode,
  judul: kode,
  judul_en: kode,
  status,
  mulai: '',
  selesai: '',
  bagian: 1,
  bagian_selesai: 0,
  baris: '0',
  ulang: 0,
  sidik: '',
  temuan: [],
  biasanya: '',
});
const run = (status: string): MalamReply => ({
  kode_cabang: '002',
  tanggal: '2026-11-20',
  status,
  dari: '2026-11-20',
  berikut: '2026-11-23',
  nama_user: 'Bambang',
  disetujui_oleh: '',
  alasan: '',
  mulai: '2026-11-20T10:00:00Z',
  selesai: '',
  langkah: [step('Deposito', status), step('Revaluasi', 'MENUNGGU')],
  sisa: '',
  neraca: '',
  neraca_baris: 0,
});

test('head office may end a failed end of day by force; one that only waits continues', async () => {
  const shown = showSignedIn(() => <EndOfDayCard run={run('GAGAL')} />);
  const link = await screen.findByRole('link', { name: 'Tutup paksa' });
  expect(link).toHaveAttribute('href', '/branch/force-close?kode_cabang=002');
  shown.unmount();
  showSignedIn(() => <EndOfDayCard run={run('TERTAHAN')} />);
  const waits = (await screen.findByText('Deposito')).closest('li');
  expect(screen.queryByRole('link', { name: 'Tutup paksa' })).toBeNull();
  // A step that waits for somebody does not appear as a failed one.
  expect(waits).toHaveClass('held');
  expect(within(waits as HTMLElement).getByText('Tertahan')).toBeInTheDocument();
});
