import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { redraw } from '#services/server/files/picture.ts';
import { makeFolder } from '../../dev/folder.ts';
import { jpeg } from './samples.ts';

test('pictures that come at the same instant are all drawn, whichever begins while another is read', async () => {
  const folder = makeFolder();
  const from = join(folder, 'picture.jpg');
  writeFileSync(from, await jpeg());
  const all = await Promise.allSettled(
    Array.from({ length: 200 }, (_, at) => redraw(from, join(folder, `drawn-${at}`), 'image/jpeg', 'image/jpeg')),
  );
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await sharp(join(folder, 'drawn-199')).metadata()).format).toBe('jpeg');
});
