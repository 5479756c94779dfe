import sharp from 'sharp';
import { expect, test } from 'vitest';
import { portrait, specimenPicture } from '#core/db/seed/pictures.ts';

test('a signature is a PNG of its name: the same each time, another for another name', async () => {
  const picture = specimenPicture('Bambang Wicaksono');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 480, height: 240 });
  // Ink on paper: drawn whole, neither empty nor black.
  const { channels } = await sharp(picture).stats();
  expect(channels[0]).toMatchObject({ max: 252 });
  expect(channels[0]?.min).toBeLessThan(60);
  expect(specimenPicture('Bambang Wicaksono')).toEqual(picture);
  expect(specimenPicture('Hendra Wijaya')).not.toEqual(picture);
});

test('a face is a PNG of its name too', async () => {
  const face = portrait('Siti Nurhaliza Rahman', 'P');
  expect(await sharp(face).metadata()).toMatchObject({ format: 'png', width: 360, height: 480 });
  expect(portrait('Siti Nurhaliza Rahman', 'P')).toEqual(face);
  expect(portrait('Siti Nurhaliza Rahman', 'L')).not.toEqual(face);
});
