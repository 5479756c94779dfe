import { describe, expect, it } from 'vitest';
import { formatNpwp, npwpCheckDigit, readNpwp } from '#lib/customers/npwp.ts';

describe('NPWP', () => {
  it('computes the check digit of the example: 12.345.678 sums to 38, so 2', () => {
    expect(npwpCheckDigit('12345678')).toBe('2');
    expect(npwpCheckDigit('00000000')).toBe('0');
    expect(() => npwpCheckDigit('1234567')).toThrow(RangeError);
  });

  it('reads the old form, with or without separators, and gives both forms', () => {
    const npwp = { npwp15: '123456782013000', npwp16: '0123456782013000' };
    for (const text of ['123456782013000', '12.345.678.2-013.000', '0123456782013000']) {
      expect(readNpwp(text)).toEqual({ ok: true, npwp });
    }
    expect(formatNpwp('123456782013000')).toBe('12.345.678.2-013.000');
    expect(formatNpwp('0123456782013000')).toBe('0123456782013000');
  });

  it('reads a NIK as the new form', () => {
    expect(readNpwp('3273056010900009')).toEqual({ ok: true, npwp: { npwp15: null, npwp16: '3273056010900009' } });
  });

  it.each([
    ['123456781013000', 'wrong-check-digit'],
    ['123456872013000', 'wrong-check-digit'],
    ['0123456781013000', 'wrong-check-digit'],
    ['3273056010900000', 'invalid-nik'],
    ['12345678201300', 'wrong-length'],
    ['01234567820130000', 'wrong-length'],
    ['12345678201300A', 'wrong-length'],
    ['', 'wrong-length'],
  ])('refuses %j as %s', (text, reason) => {
    expect(readNpwp(text)).toEqual({ ok: false, reason });
  });
});
