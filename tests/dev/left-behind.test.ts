import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftBehind } from '#dev/left-behind.ts';
import { temporaryFolder } from './folder.ts';

test('names every folder and file that is left, and nothing where all is gone', () => {
  const dir = temporaryFolder();
  expect(leftBehind(dir)).toEqual([]);
  mkdirSync(join(dir, 'settlement-x1'));
  writeFileSync(join(dir, '.hidden'), '');
  expect(leftBehind(dir)).toEqual(['.hidden', 'settlement-x1']);
});
