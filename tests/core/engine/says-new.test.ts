import { describe, expect, test } from 'vitest';
import { isNewReason } from '#core/engine/new-reason.ts';

const reason = (kode: string, rincian: Readonly<Record<string, string>> = {}) => ({ kode, rincian });

describe('a reason is new', () => {
  test.each([
    ['another code', reason('BLOKIR', { rekening: '1' }), [reason('TIDAK_AKTIF', { rekening: '1' })]],
    ['none was shown', reason('KAS_TERTUTUP'), []],
    ['the same code of another account', reason('BLOKIR', { rekening: '2' }), [reason('BLOKIR', { rekening: '1' })]],
    [
      'more times than were shown',
      reason('GAJI_BULAN_SAMA', { periode: '2026-10', kali: '2', nominal: '10.00' }),
      [reason('GAJI_BULAN_SAMA', { periode: '2026-10', kali: '1', nominal: '5.00' })],
    ],
    [
      'further on the wrong side',
      reason('GL_SISI_SALAH', { gl: '112005', saldo: '-1,100.00' }),
      [reason('GL_SISI_SALAH', { gl: '112005', saldo: '-900.00' })],
    ],
    [
      'another ledger account, nearer',
      reason('GL_SISI_SALAH', { gl: '111001', saldo: '-1.00' }),
      [reason('GL_SISI_SALAH', { gl: '112005', saldo: '-900.00' })],
    ],
    ['a fact that was not shown at all', reason('BLOKIR', { rekening: '1' }), [reason('BLOKIR')]],
  ])('where it is %s', (_what, now, shown) => expect(isNewReason(now, shown)).toBe(true));
});

describe('a reason is the one that was shown', () => {
  test.each([
    [
      'word for word',
      reason('BLOKIR', { rekening: '1' }),
      [reason('TIDAK_AKTIF'), reason('BLOKIR', { rekening: '1' })],
    ],
    ['with nothing to say beside its code', reason('KAS_TERTUTUP'), [reason('KAS_TERTUTUP')]],
    [
      'nearer to its right side by what was posted meanwhile',
      reason('GL_SISI_SALAH', { gl: '112005', saldo: '-900.00' }),
      [reason('GL_SISI_SALAH', { gl: '112005', saldo: '-1,100.00' })],
    ],
    [
      'a day later',
      reason('LAMA_DIAM', { rekening: '1', hari: '181' }),
      [reason('LAMA_DIAM', { rekening: '1', hari: '180' })],
    ],
  ])('where it is %s', (_what, now, shown) => expect(isNewReason(now, shown)).toBe(false));
});
