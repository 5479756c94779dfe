import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardPicture } from '#core/programs/seed/card-picture.ts';
import { portrait, specimenPicture } from '#core/programs/seed/pictures.ts';

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

test('a card shows its given data, and that it is a specimen', async () => {
  const lines = ['NIK 3174034411040003', 'Siti Nurhaliza Rahman'];
  const card = cardPicture('KARTU TANDA PENDUDUK', lines, true);
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 480, height: 300, channels: 3 });
  const red = Array.from({ length: data.length / 3 }, (_, dot) => data.subarray(dot * 3, dot * 3 + 3)).filter((dot) =>
    dot.equals(Buffer.from([200, 44, 44])),
  );
  // Six letters of CONTOH, each dot of a letter eight by eight.
  expect(red.length % 64).toBe(0);
  expect(red.length / 64).toBeGreaterThan(80);
  expect(cardPicture('KARTU TANDA PENDUDUK', lines, true)).toEqual(card);
  expect(cardPicture('KARTU TANDA PENDUDUK', [...lines].reverse(), true)).not.toEqual(card);
});
