import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftoverFiles } from '#dev/leftover-files.ts';
import { temporaryFolder } from './folder.ts';

test('names every folder and file that is left, and nothing where all is gone', () => {
  const dir = temporaryFolder();
  expect(leftoverFiles(dir)).toEqual([]);
  mkdirSync(join(dir, 'settlement-x1'));
  writeFileSync(join(dir, '.hidden'), '');
  expect(leftoverFiles(dir)).toEqual(['.hidden', 'settlement-x1']);
});
