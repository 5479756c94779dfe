import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PostingPreview } from '#components/kit/screens/posting-preview.tsx';
import type { ApiError } from '#services/api-error.ts';
import type { Posting } from '#types/proto/common.ts';

const line = { kode_cabang: '001', kode_valuta: 'IDR', nama_rekening: '', nomor_rekening: '' };
const closing = {
  jurnal: [
    { ...line, kode_gl: '301001', nama_gl: 'Tabungan mudharabah', debet: '500000.00', kredit: '' },
    { ...line, kode_gl: '401005', nama_gl: 'Pendapatan penutupan', debet: '', kredit: '20000.00' },
    { ...line, kode_gl: '101002', nama_gl: 'Kas teller', debet: '', kredit: '480000.00' },
  ],
  perubahan: [
    { kolom: 'status_rekening', lama: 'AKTIF', baru: 'TUTUP' },
    { kolom: 'biaya_penutupan', lama: '', baru: '20,000.00' },
    { kolom: 'saldo_akhir', lama: '500,000.00', baru: '0.00' },
  ],
  saldo: [
    {
      jenis: 'REKENING',
      nomor: '001120000454',
      nama: 'Siti',
      kode_valuta: 'IDR',
      sebelum: '500000.00',
      sesudah: '0.00',
    },
  ],
  saldo_tersedia: '0.00',
  biaya: '20000.00',
  rincian_biaya: [{ kode: 'BIAYA_PENUTUPAN', nominal: '20000.00', dihapus: 'F' }],
  peringatan: [],
} as unknown as Posting;
const previewOf = (posting: Posting | undefined, error: ApiError | null = null) => ({
  posting,
  error,
  stale: false,
  fresh: async () => closing,
});

test('a posting that also changes data says its fee and its balance once', async () => {
  render(<PostingPreview preview={previewOf(closing)} />);
  const changed = await screen.findByRole('table', { name: 'Perubahan' });
  expect(changed.querySelectorAll('tbody tr')).toHaveLength(1);
  const [status] = changed.querySelectorAll('tbody tr');
  expect(status).toHaveTextContent(/AktifTutup$/);
  expect(screen.getAllByText('Saldo buku sesudah')).toHaveLength(1);
  expect(screen.getAllByText(/biaya penutupan/i)).toHaveLength(1);
});

test('a change without a journal shows its agreed fee and balance', async () => {
  render(<PostingPreview preview={previewOf({ ...closing, jurnal: [], saldo: [] })} />);
  expect((await screen.findByRole('table', { name: 'Perubahan' })).querySelectorAll('tbody tr')).toHaveLength(3);
  expect(screen.queryByText('Saldo buku sesudah')).toBeNull();
});
