import { describe, expect, test } from 'vitest';
import { isMasked, mask, maskFor } from '#lib/masking.ts';

const ACCOUNT = '001110000016';
const nothing = { idUser: 'auditor1', held: new Set<string>() };
const everything = {
  idUser: 'manager1',
  held: new Set(['lihat-nik', 'lihat-ibu-kandung', 'lihat-telepon', 'lihat-rekening']),
};
const accountsOnly = { idUser: 'teller1', held: new Set(['lihat-rekening']) };

describe('one value', () => {
  test.each([
    ['rekening', ACCOUNT, '********0016'],
    ['nik', '3171014107900001', '************0001'],
    ['telepon', '081234567890', '********7890'],
    ['telepon', '1234', '****'],
    ['telepon', '12', '**'],
    ['ibu-kandung', 'Siti', 'S*****'],
    ['ibu-kandung', 'Siti Rahmawati Kusuma', 'S*****'],
    ['nik', '', ''],
  ] as const)('%s %s is shown as %s', (kind, value, shown) => {
    expect(mask(kind, value)).toBe(shown);
    expect(mask(kind, shown)).toBe(shown);
    expect(isMasked(shown)).toBe(value !== '');
  });
});

describe('an answer', () => {
  const answer = {
    data: [
      { nomor_rekening: ACCOUNT, nama_nasabah: 'Budi', saldo: '100000000000.00', lembar: 3 },
      { nomor_identitas: '3171014107900001', telepon: '081234567890', nama_ibu_kandung: 'Siti' },
    ],
    resp_cursor: 'WyJub21vciIsIjEiXQ',
  };

  test('stays unchanged for readers who may see all of it', () => {
    expect(maskFor(answer, everything)).toBe(answer);
  });

  test('hides the fields by their names, and nothing else', () => {
    expect(maskFor(answer, nothing)).toEqual({
      data: [
        { nomor_rekening: '********0016', nama_nasabah: 'Budi', saldo: '100000000000.00', lembar: 3 },
        { nomor_identitas: '************0001', telepon: '********7890', nama_ibu_kandung: 'S*****' },
      ],
      resp_cursor: 'WyJub21vciIsIjEiXQ',
    });
    expect(maskFor(answer, accountsOnly)).toEqual({
      data: [
        answer.data[0],
        { nomor_identitas: '************0001', telepon: '********7890', nama_ibu_kandung: 'S*****' },
      ],
      resp_cursor: 'WyJub21vciIsIjEiXQ',
    });
  });

  test('hides account numbers wherever they stand in a text, and no other number', () => {
    const text = (objek: string) => (maskFor({ objek }, nothing) as { objek: string }).objek;
    expect(text(ACCOUNT)).toBe('********0016');
    expect(text(`Rekening ${ACCOUNT}, tutup.`)).toBe('Rekening ********0016, tutup.');
    expect(text(`${ACCOUNT}.`)).toBe('********0016.');
    for (const unmasked of [
      `001261120${'000000042'}`,
      '001110000017',
      `${ACCOUNT}.00`,
      `8f14e45f-ceea-467f-a0e6-${ACCOUNT}`,
      `x${ACCOUNT}`,
    ]) {
      expect(text(unmasked)).toBe(unmasked);
    }
    expect(maskFor({ objek: ACCOUNT }, accountsOnly)).toEqual({ objek: ACCOUNT });
  });

  test('hides inside JSON texts, also one within another, and leaves the others letter for letter', () => {
    const inner = JSON.stringify({ nama_ibu_kandung: 'Siti', kota: 'Bogor' });
    const rincian = JSON.stringify({ sebelum: inner, rekening: ACCOUNT, jumlah: 1 });
    expect(maskFor({ rincian }, nothing)).toEqual({
      rincian: JSON.stringify({
        sebelum: JSON.stringify({ nama_ibu_kandung: 'S*****', kota: 'Bogor' }),
        rekening: '********0016',
        jumlah: 1,
      }),
    });
    expect(maskFor({ rincian: '{"a": [1]}' }, nothing)).toEqual({ rincian: '{"a": [1]}' });
    expect(maskFor({ keterangan: '[bukan json' }, nothing)).toEqual({ keterangan: '[bukan json' });
  });

  test('hides both sides of a change by the name of the field', () => {
    const change = { kolom: 'telepon', lama: '081234567890', baru: '081299998888' };
    expect(maskFor({ perubahan: [change] }, nothing)).toEqual({
      perubahan: [{ kolom: 'telepon', lama: '********7890', baru: '********8888' }],
    });
    expect(maskFor({ perubahan: [{ kolom: 'kota', lama: 'Bogor', baru: 'Depok' }] }, nothing)).toEqual({
      perubahan: [{ kolom: 'kota', lama: 'Bogor', baru: 'Depok' }],
    });
  });

  test('gives a maker the own item back as written, a checker a masked one', () => {
    const item = (user_input: string) => ({
      item: { user_input },
      flowData: JSON.stringify({ telepon: '081234567890' }),
    });
    expect(maskFor(item('auditor1'), nothing)).toEqual(item('auditor1'));
    expect(maskFor(item('teller1'), nothing).flowData).toBe('{"telepon":"********7890"}');
  });
});
