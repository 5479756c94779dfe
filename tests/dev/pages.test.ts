import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generated } from '#dev/pages/generated.ts';

it.each(Object.entries(generated))('%s matches the code today', async (file, content) => {
  expect(await readFile(file, 'utf8')).toBe(content());
});
