import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { accessMatrixPage } from '#dev/pages/access-matrix.ts';
import { accountingPage } from '#dev/pages/accounting.ts';

it.each([
  ['docs/accounting.md', accountingPage],
  ['docs/access-matrix.md', accessMatrixPage],
])('%s says what the code does today', async (file, page) => {
  expect(await readFile(file, 'utf8')).toBe(page());
});
