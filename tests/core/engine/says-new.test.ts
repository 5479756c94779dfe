import { describe, expect, test } from 'vitest';
import { isNewReason } from '#core/engine/new-reason.ts';

const told = (kode: string, rincian: Readonly<Record<string, string>> = {}) => ({ kode, rincian });

describe('a reason is new', () => {
  test.each([
    ['another code', told('BLOKIR', { rekening: '1' }), [told('TIDAK_AKTIF', { rekening: '1' })]],
    ['none was shown', told('KAS_TERTUTUP'), []],
    ['the same code of another account', told('BLOKIR', { rekening: '2' }), [told('BLOKIR', { rekening: '1' })]],
    [
      'more times than were shown',
      told('GAJI_BULAN_SAMA', { periode: '2026-10', kali: '2', nominal: '10.00' }),
      [told('GAJI_BULAN_SAMA', { periode: '2026-10', kali: '1', nominal: '5.00' })],
    ],
    [
      'further on the wrong side',
      told('GL_SISI_SALAH', { gl: '112005', saldo: '-1,100.00' }),
      [told('GL_SISI_SALAH', { gl: '112005', saldo: '-900.00' })],
    ],
    [
      'another ledger account, nearer',
      told('GL_SISI_SALAH', { gl: '111001', saldo: '-1.00' }),
      [told('GL_SISI_SALAH', { gl: '112005', saldo: '-900.00' })],
    ],
    ['a fact that was not shown at all', told('BLOKIR', { rekening: '1' }), [told('BLOKIR')]],
  ])('where it is %s', (_what, now, shown) => expect(isNewReason(now, shown)).toBe(true));
});

describe('a reason is the one that was shown', () => {
  test.each([
    ['word for word', told('BLOKIR', { rekening: '1' }), [told('TIDAK_AKTIF'), told('BLOKIR', { rekening: '1' })]],
    ['with nothing to say beside its code', told('KAS_TERTUTUP'), [told('KAS_TERTUTUP')]],
    [
      'nearer to its right side by what was posted meanwhile',
      told('GL_SISI_SALAH', { gl: '112005', saldo: '-900.00' }),
      [told('GL_SISI_SALAH', { gl: '112005', saldo: '-1,100.00' })],
    ],
    [
      'a day later',
      told('LAMA_DIAM', { rekening: '1', hari: '181' }),
      [told('LAMA_DIAM', { rekening: '1', hari: '180' })],
    ],
  ])('where it is %s', (_what, now, shown) => expect(isNewReason(now, shown)).toBe(false));
});
