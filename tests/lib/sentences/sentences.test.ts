import { describe, expect, it } from 'vitest';
import { operationCodes } from '#lib/operations/operations.ts';
import { en, id } from '#lib/sentences/sentence.ts';
import { sentenceFor } from '#lib/sentences/sentences.ts';
import { money } from '#lib/sentences/words.ts';

type Input = Parameters<typeof sentenceFor>[1];

const nothing: Input = {
  form: {},
  amount: '',
  number: '',
  account: '',
  other: undefined,
  holder: (number) => number ?? '',
  remark: '',
};

const holders: Readonly<Record<string, string>> = { '001120000454': 'Tri Kartika', '001120000462': 'Budi Santoso' };
const input = (form: Readonly<Record<string, unknown>>, more: Partial<Input> = {}): Input => ({
  ...nothing,
  form,
  amount: money('500000.00'),
  number: '001120000454',
  account: '001120000454 Tri Kartika',
  holder: (number) => (number ? [number, holders[number]].filter(Boolean).join(' ') : ''),
  ...more,
});

describe('sentences of operations', () => {
  it.each(operationCodes)('says %s in words even when no part is known', (code) => {
    for (const text of Object.values(sentenceFor(code, nothing))) {
      expect(text).not.toMatch(/undefined|null|\[object|[[\]]| {2}|\b0[.,]00\b|[A-Z]+_[A-Z]+/);
      expect(text).toMatch(/^[\p{Lu}\d].*[\p{L}\d)]$/u);
    }
  });

  it('says a hold as the bank would: amount, account with holder, reason, until when', () => {
    const hold = {
      nomor_rekening: '001120000454',
      jumlah: '500000.00',
      kode_valuta: 'IDR',
      sebab: 'JAMINAN',
      tanggal_akhir: '',
    };
    expect(sentenceFor('TAHAN_DANA', input(hold, { remark: 'Tri Kartika', amount: '' }))).toEqual({
      id: 'Tahan Rp500.000 di 001120000454 Tri Kartika, jaminan, sampai dicabut',
      en: 'Hold Rp500,000 in 001120000454 Tri Kartika, collateral, until revoked',
    });
    expect(sentenceFor('TAHAN_DANA', input({ ...hold, tanggal_akhir: '2027-01-31' })).id).toMatch(
      /, sampai 31-01-2027$/,
    );
  });

  it('names both accounts of a transfer, from the form or from its journal', () => {
    const both = 'Pindahkan Rp500.000 dari 001120000454 Tri Kartika ke 001120000462 Budi Santoso';
    expect(sentenceFor('PEMINDAHBUKUAN', input({ nomor_rekening_kredit: '001120000462' })).id).toBe(both);
    expect(sentenceFor('PEMINDAHBUKUAN', input({}, { other: '001120000462' })).id).toBe(both);
  });

  it('distinguishes a new customer from a changed one and never shows an identity number', () => {
    const form = { nama_nasabah: 'Rina Wulandari', nomor_identitas: '3171234567890001', nomor_nasabah: '' };
    expect(sentenceFor('SIMPAN_NASABAH_INDIVIDU', input(form)).id).toBe('Daftarkan nasabah baru Rina Wulandari');
    expect(sentenceFor('SIMPAN_NASABAH_INDIVIDU', input({ ...form, nomor_nasabah: '00000123' })).id).toBe(
      'Ubah data nasabah 00000123 Rina Wulandari',
    );
  });

  it('says no amount of a count, which is blind, and no name of a suspicion', () => {
    const form = { kode_valuta: 'IDR', nama: 'Rina Wulandari', nominal: '500000.00' };
    for (const code of ['HITUNG_KHASANAH', 'PERIKSA_KAS', 'TUTUP_KAS', 'LAPOR_KECURIGAAN'] as const) {
      expect(sentenceFor(code, input(form)).id).not.toMatch(/500|Rina/);
    }
  });
});

describe('parts of a sentence', () => {
  it('leaves out a bracketed piece without its part and preserves brackets of a remark', () => {
    expect(id`bayar${' '}[ ke ${''}][, ${'gaji [Mei]'}]`).toBe('bayar, gaji [Mei]');
    expect(en`Pay[ ${{ id: 'a', en: 'b' }}]`).toBe('Pay b');
  });

  it('writes amounts as each language does, sen only where there are some and nothing for zero', () => {
    expect(money('1250000.00')).toEqual({ id: 'Rp1.250.000', en: 'Rp1,250,000' });
    expect(money('1250000.50')).toEqual({ id: 'Rp1.250.000,50', en: 'Rp1,250,000.50' });
    expect(money('1000.00', 'USD')).toEqual({ id: 'USD 1.000', en: 'USD 1,000' });
    expect([money('0.00'), money(''), money(undefined)]).toEqual(['', '', '']);
  });
});
