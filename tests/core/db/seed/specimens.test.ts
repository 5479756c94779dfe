import { join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, expect, test } from 'vitest';
import { objectStorage } from '#core/file/object-storage.ts';
import { specimenPicture } from '#core/programs/seed/pictures.ts';
import { seedSpecimens } from '#core/programs/seed/specimens.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import { makeFolder } from '../../../dev/folder.ts';
import { counterBank } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const folder = makeFolder();
const secrets = await loadSecrets(folder);
const server = await startObjectStorage({ dir: join(folder, 's3'), bucket: 'amanah', secrets });
afterAll(() => server.stop());
const storage = {
  url: `http://${server.endpoint}`,
  region: 'us-east-1',
  bucket: 'amanah',
  accessKey: secrets.s3AccessKey,
  secretKey: secrets.s3SecretKey,
};

test('an account of the demo bank has a card by two persons, its signature in the storage; one without signers has none', async () => {
  await seedSpecimens(bank, [accounts.ani]);
  expect(await bank.owner`select from specimen_card`).toHaveLength(0);
  await seedSpecimens({ ...bank, storage }, [accounts.ani, accounts.firma]);
  const cards = await bank.owner<{ nomor_rekening: string; nama: string; pemilik: string; kunci: string }[]>`
    select s.nomor_rekening, s.nama, f.pemilik, f.kunci from specimen s join stored_file f using (id_berkas)`;
  expect(cards.map(({ kunci: _, ...card }) => card)).toEqual([
    { nomor_rekening: accounts.ani, nama: 'Ani Lestari', pemilik: `SPESIMEN:${accounts.ani}` },
  ]);
  const [version] = await bank.owner`select pembuat, disetujui_oleh from record_version where jenis = 'specimen'`;
  expect({ ...version }).toEqual({ pembuat: 'cs1', disetujui_oleh: 'manager1' });
  const client = objectStorage(storage);
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'amanah', Key: cards[0]?.kunci ?? '' }));
  expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(specimenPicture('Ani Lestari'));
  client.destroy();
});
