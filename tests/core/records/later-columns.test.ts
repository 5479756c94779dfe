import { expect, test } from 'vitest';
import { versionedTables } from '#core/db/reference/evidence.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { usersBank } from '../control/users/users-bank.ts';

const bank = await usersBank();

const limit = { kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '10000000', setuju: '0' };
const role = (over: Readonly<Record<string, unknown>>) => ({
  aksi: 'BUAT',
  role_id: 'KASIR',
  nama: 'Kasir',
  keterangan: 'Loket kecil',
  tingkat: '',
  kantor_pusat: 'F',
  menu_id: ['beranda'],
  limit: [limit],
  versi: 0,
  alasan: 'Loket baru di pasar',
  ...over,
});
/** Returns the faults of the records' versions. */
const differing = async (): Promise<readonly string[]> =>
  (await checkBooks(bank.owner))
    .filter(({ name }) => name.startsWith('27 a version'))
    .flatMap(({ details }) => details);
const known = () =>
  bank.owner<{ isi: object }[]>`
    select record_of_version(k, v.isi) - '{nama,keterangan,tingkat,kantor_pusat,role_menu,role_id}'::text[] as isi
    from record_version v join record_kind k using (jenis) where v.jenis = 'role' and v.kunci = 'KASIR'`;

test('columns that a later release gives to the tables of a record are no difference, unless they hold something else', async () => {
  await bank.change('SIMPAN_PERAN', role({}));
  expect(await differing()).toEqual([]);
  await bank.owner`alter table role add column warna text, add column batas_hari integer not null default 7`;
  await bank.owner`alter table role add column panjang integer generated always as (length(nama)) stored`;
  await bank.owner`alter table role_limit add column alasan text not null default 'lama'`;
  await bank.owner`select track_row_versions(${bank.owner.json(versionedTables)})`;
  expect(await differing()).toEqual([]);
  expect(await known()).toEqual([
    {
      isi: {
        warna: null,
        batas_hari: 7,
        panjang: 5,
        role_limit: [{ kelompok: 'TUNAI', kode_valuta: 'IDR', entri: 1_000_000_000, setuju: 0, alasan: 'lama' }],
      },
    },
  ]);

  const difference = ['role KASIR differs from its version 1'];
  await bank.owner`update role set batas_hari = 8 where role_id = 'KASIR'`;
  expect(await differing()).toEqual(difference);
  await bank.owner`update role set batas_hari = 7, warna = 'biru' where role_id = 'KASIR'`;
  expect(await differing()).toEqual(difference);
  await bank.owner`update role set warna = null where role_id = 'KASIR'`;
  await bank.owner`update role_limit set alasan = 'lain' where role_id = 'KASIR'`;
  expect(await differing()).toEqual(difference);
  await bank.owner`update role_limit set alasan = 'lama' where role_id = 'KASIR'`;
  expect(await differing()).toEqual([]);
});
