import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MergePreview } from '#components/customers/records/merge-preview.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: () => true, headOffice: false }),
  useSession: () => ({ user: undefined }),
}));
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
const other = { ...row, nomor_nasabah: '00100000027', nama_nasabah: 'Moch. Soekarno' };
const SEEN = 'a'.repeat(64);
const preview = {
  asal: row,
  ke: other,
  versi_asal: 3,
  versi_ke: 1,
  sidik: SEEN,
  banding: [
    { kolom: 'nama_nasabah', lama: row.nama_nasabah, baru: other.nama_nasabah, sama: 'F' },
    { kolom: 'nomor_identitas', lama: '************0001', baru: '************0001', sama: 'F' },
    { kolom: 'tanggal_lahir', lama: '20-10-1980', baru: '20-10-1980', sama: 'T' },
  ],
  jumlah: [{ golongan: 'REKENING', pindah: 1, tinggal: 0 }],
  terbuka: [],
  id_gabung: '',
};
const link = {
  kunci: 'x',
  golongan: 'PIHAK_REKENING',
  tabel: 'account_party',
  sebut: ['001120000454', 'KUASA'],
  dari: row.nomor_nasabah,
  ke: other.nomor_nasabah,
  lebur: 'T',
  kembali: '',
};
const answering = (over: object = {}) =>
  gateway({
    'nasabah/gabung/pratinjau': () => ok({ ...preview, ...over }),
    'nasabah/gabung/tautan': () => ok([link], { resp_cursor: '' }),
  });

/** The part of the form as its maker, or as its checker reads it. */
function open(over: Partial<FieldProps<unknown>> = {}, asal = row.nomor_nasabah) {
  const setValue = vi.fn();
  const form = { getValues: () => ({}), setValue, trigger: async () => true, reset: () => undefined };
  const field = { name: 'sidik', label: '', value: '', onChange: () => undefined, ...over };
  show(() => <MergePreview field={field} values={{ asal, ke: other.nomor_nasabah }} form={form} />);
  return setValue;
}

test('the screen shows both records, every link that moves, and a form bound to them', async () => {
  answering();
  const setValue = open();
  const records = await screen.findByRole('table', { name: 'Data kedua nasabah' });
  const cells = (name: RegExp) =>
    within(within(records).getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/^Nama /)).toEqual(['Muhammad Sukarno', 'Moch. Soekarno']);
  // Two that are masked alike are not the same.
  expect(cells(/^Nomor identitas/)).toEqual(['************0001', '************0001']);
  // The equal fields show on demand.
  expect(within(records).queryByRole('row', { name: /^Tanggal lahir/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 1 kolom yang sama' }));
  expect(cells(/^Tanggal lahir/)).toEqual(['20-10-1980', 'sama']);
  const moved = await screen.findByRole('row', { name: /Peran pada rekening/ });
  expect(moved).toHaveTextContent('001120000454 · Kuasa');
  expect(moved).toHaveTextContent('CIF yang dipertahankan sudah memilikinya');
  await waitFor(() => expect(setValue).toHaveBeenCalledWith('sidik', SEEN));
  expect(setValue).toHaveBeenCalledWith('versi_asal', 3);
  expect(setValue).toHaveBeenCalledWith('versi_ke', 1);
  screen.getByRole('button', { name: 'Tukar CIF yang dipertahankan' }).click();
  expect(setValue).toHaveBeenCalledWith('asal', other.nomor_nasabah, { shouldDirty: true });
  expect(setValue).toHaveBeenCalledWith('ke', row.nomor_nasabah, { shouldDirty: true });
});

test('open matters of either customer appear above, each with a link', async () => {
  answering({
    terbuka: [
      {
        id_flow: '5f0c8d3e-0000-4000-8000-000000000001',
        flowCode: 'SETOR_TUNAI',
        nama_operasi: 'Setor tunai',
        user_input: 'teller1',
        dibuat_pada: '2026-11-20T09:00:00+07:00',
      },
    ],
  });
  open();
  const item = await screen.findByRole('link', { name: /Setor tunai · teller1/ });
  expect(item).toHaveAttribute('href', '/flow/inbox?id_flow=5f0c8d3e-0000-4000-8000-000000000001');
});

test('a checker sees when the links are others than those that were sent, and changes nothing', async () => {
  answering();
  const setValue = open({ disabled: true, value: 'b'.repeat(64) });
  expect(await screen.findByText(/tidak dapat disetujui/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tukar CIF yang dipertahankan' })).not.toBeInTheDocument();
  expect(setValue).not.toHaveBeenCalled();
});

test('one customer is no pair, and a missing one gets a message', async () => {
  const calls = answering();
  open({}, other.nomor_nasabah);
  expect(await screen.findByText(/dua nasabah yang berbeda/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  gateway({ 'nasabah/gabung/pratinjau': () => refusal('25', 'Tidak ditemukan') });
  open();
  expect(await screen.findByText('Tidak ditemukan')).toBeInTheDocument();
});
