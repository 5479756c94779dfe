import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DepositDetails } from '#components/deposits/deposit-details.tsx';
import type { DetailDeposito } from '#types/proto/deposits/deposit.ts';

afterEach(cleanup);

const detail = (ditahan: string) =>
  ({
    deposito: {
      nomor_rekening: '001140003218',
      status_deposito: 'AKTIF',
      nominal: '100000000.00',
      kode_valuta: 'IDR',
      tenor: 1,
      nisbah_nasabah: '50.00',
      perpanjangan: 'ARO_PLUS',
      rekening_bagi_hasil: '',
      rekening_penutupan: '',
      sumber: 'TUNAI',
      ...{ tanggal_daftar: '2026-11-10', mulai: '2026-11-10', jatuh_tempo: '2026-12-10', dibayarkan: '2026-12-10' },
      nomor_bilyet: 'DA00000001',
    },
    cara_tanda_tangan: 'SENDIRI',
    aturan_dini: 'DENDA',
    nominal_dini: '100000.00',
    bagi_hasil_berikut: '2026-12-10',
    rekening_sumber: '',
    ditahan,
  }) as unknown as DetailDeposito;

test('a pledged ARO+ deposit says that its shares wait instead of growing it', () => {
  render(<DepositDetails detail={detail('100000000.00')} />);
  expect(screen.getByText('Bagi hasil tidak ditambahkan ke pokok')).toBeInTheDocument();
  expect(screen.queryByText('001140003218')).toBeNull();
});

test('one that is not pledged grows by them', () => {
  render(<DepositDetails detail={detail('0.00')} />);
  expect(screen.queryByText('Bagi hasil tidak ditambahkan ke pokok')).toBeNull();
  expect(screen.getByText('001140003218')).toBeInTheDocument();
});
