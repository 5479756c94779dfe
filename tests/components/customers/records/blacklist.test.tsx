import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Blacklist } from '#components/customers/records/blacklist.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: () => true, data: { menu_id: [] } }),
  useSession: () => ({ user: { id_user: 'cs1' } }),
}));
vi.mock('next/router', () => ({ useRouter: () => ({ push: vi.fn() }) }));
afterEach(() => vi.unstubAllGlobals());

const entry = {
  id_dhn: '7',
  nomor: 'DHN/11/2026',
  kode: 'H-1',
  jenis: 'P',
  nama: 'Dedi Kosong',
  tanggal_lahir: '1990-10-20',
  nomor_identitas: ['3273056010900041'],
  nomor_npwp: '',
  bank: 'Bank Contoh',
  lembar: 3,
  terbit: '2026-10-01',
  berlaku_sampai: '2027-10-01',
  alasan: 'Tiga lembar kosong',
};
const drawn = () => show(() => <Blacklist number="00100000011" />);

test('an entry of the blacklist is reported, and opens whole', async () => {
  const calls = gateway({
    'portofolio-nasabah/daftar-hitam-nasional': () => ok([entry]),
    'portofolio-nasabah/detailDhn': () => ok(entry),
  });
  drawn();
  await userEvent.click(await screen.findByRole('button', { name: 'Dedi Kosong' }));
  expect(await screen.findByText('Tiga lembar kosong')).toBeInTheDocument();
  expect(screen.getByText('3273056010900041')).toBeInTheDocument();
  expect(calls.at(-1)?.query.get('id_dhn')).toBe('7');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup catatan' }));
  expect(screen.queryByText('Tiga lembar kosong')).toBeNull();
});

test('nobody on it is an answer, a failure is none', async () => {
  gateway({ 'portofolio-nasabah/daftar-hitam-nasional': () => ok([]) });
  drawn();
  expect(await screen.findByText('Tidak tercatat dalam DHN yang berlaku')).toBeInTheDocument();
});

test('a list that does not answer says so', async () => {
  gateway({ 'portofolio-nasabah/daftar-hitam-nasional': () => refusal('96', 'Gagal') });
  drawn();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Tidak tercatat dalam DHN yang berlaku')).toBeNull();
});
