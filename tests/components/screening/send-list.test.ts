import { expect, test } from 'vitest';
import { piecesOf } from '#components/screening/send-list.ts';
import { PART_CHARACTERS } from '#lib/list-parts.ts';

test('a file is cut between its lines, and each piece says where it begins', () => {
  expect(piecesOf(['a', 'b'])).toEqual([{ baris_awal: 2, isi: 'a\nb' }]);
  expect(piecesOf([])).toEqual([{ baris_awal: 2, isi: '' }]);
  const long = 'x'.repeat(PART_CHARACTERS / 2);
  expect(piecesOf([long, 'kedua', long, 'akhir'])).toEqual([
    { baris_awal: 2, isi: `${long}\nkedua` },
    { baris_awal: 4, isi: `${long}\nakhir` },
  ]);
});
