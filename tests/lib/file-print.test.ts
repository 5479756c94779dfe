import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LARGEST_FILE, printOf } from '#lib/file-print.ts';

const NUMBER = 'RK0012611207K3F9QX2';
const pdf = (rest: string) => new Blob([`%PDF-1.3\n${rest}`], { type: 'application/pdf' });
const sha = (text: string) => createHash('sha256').update(`%PDF-1.3\n${text}`).digest('hex');

test('a file is read for its print and the number near its ends; one byte makes another print', async () => {
  const text = `${'x'.repeat(200_000)}/Title (Rekening koran ${NUMBER})\n%%EOF`;
  expect(await printOf(pdf(text))).toEqual({ sidik: sha(text), nomor: NUMBER });
  const altered = text.replace('xxx', 'xyx');
  expect(await printOf(pdf(altered))).toEqual({ sidik: sha(altered), nomor: NUMBER });
  expect(sha(altered)).not.toBe(sha(text));
});

test('another bank’s names no number; a file that is no PDF or larger than any statement is not read', async () => {
  expect(await printOf(pdf('/Title (Account statement 12345)'))).toMatchObject({ nomor: '' });
  expect(await printOf(new Blob(['PK\u0003\u0004', NUMBER]))).toEqual({ refused: 'BUKAN_PDF' });
  expect(await printOf(new Blob([]))).toEqual({ refused: 'BUKAN_PDF' });
  const read: string[] = [];
  const large = { size: LARGEST_FILE + 1, slice: () => read.push('slice'), arrayBuffer: () => read.push('all') };
  expect(await printOf(large as unknown as Blob)).toEqual({ refused: 'BESAR' });
  expect(read).toEqual([]);
});
