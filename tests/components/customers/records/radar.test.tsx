import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Radar } from '#components/customers/records/radar.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({ useProfile: () => ({ canOpen: () => true }) }));
afterEach(() => vi.unstubAllGlobals());

const row = {
  nomor_nasabah: '00100000011',
  jenis: 'P',
  nama_nasabah: 'Muhammad Sukarno',
  jenis_identitas: 'KTP',
  nomor_identitas: '327305******0001',
  tanggal_lahir: '1980-10-20',
  kota: 'Kota Bandung',
  telepon: '',
  kode_cabang: '001',
  nama_cabang: 'Pusat',
  status: 'AKTIF',
  resiko: '',
  tanggal_tinjau: '',
  id_flow: '',
  gabung_ke: '',
};
const form = { nama_nasabah: 'Moch. Soekarno', tanggal_lahir: '1980-10-20', jenis_identitas: 'KTP' };
const answering = (calon: object[]) =>
  gateway({
    check: () => ok({ ada: 'F', nomor_nasabah: '', nama_nasabah: '', kode_cabang: '', status: '', calon }),
  });

const terms = (list: HTMLElement) =>
  [...list.querySelectorAll('dl > div')].map((line) => [...line.children].map(({ textContent }) => textContent));

test.each([
  [100, /akan ditolak/],
  [70, /isi alasan/],
  [50, /periksa sebelum meneruskan/],
])('a customer who is %i alike stands beside the form, with the consequence', async (nilai, follows) => {
  const calls = answering([{ nasabah: row, nilai, alasan: ['NAMA', 'TANGGAL_LAHIR'] }]);
  show(() => <Radar jenis="P" values={{ ...form, nomor_identitas: '3273', telepon: '08' }} />);
  const list = await screen.findByRole('list', { name: 'Mungkin sudah menjadi nasabah' });
  expect(screen.getByRole('status')).toHaveTextContent(follows);
  expect(list).toHaveTextContent(`Muhammad SukarnoKemiripan ${nilai}`);
  expect(list).toHaveTextContent('CIF 00100000011, 001 Pusat');
  expect(terms(list)).toEqual([['Yang sama', 'Nama, Tanggal lahir']]);
  // Half a number is not asked about.
  expect(calls.at(-1)?.query.get('nomor_identitas') ?? '').toBe('');
  expect(calls.at(-1)?.query.get('tanggal_lahir')).toBe('1980-10-20');
});

test('similar and different values stand apart from equal ones', async () => {
  answering([{ nasabah: row, nilai: 41, alasan: ['NAMA_MIRIP', 'KOTA'] }]);
  show(() => <Radar jenis="P" values={{ ...form, tanggal_lahir: '1981-01-02', nama_ibu_kandung: 'Sri' }} />);
  expect(terms(await screen.findByRole('list', { name: 'Mungkin sudah menjadi nasabah' }))).toEqual([
    ['Yang sama', 'Kota'],
    ['Yang mirip', 'Nama dengan ejaan mirip'],
    ['Yang beda', 'Tanggal lahir 20-10-1980'],
  ]);
});

test('a search that fails shows a message and not an empty result', async () => {
  gateway({ check: () => refusal('14', 'Batas satu jam tercapai') });
  show(() => <Radar jenis="P" values={form} />);
  expect(await screen.findByText(/tidak dapat dicari/)).toBeInTheDocument();
});
