import { expect, test } from 'vitest';
import { accepted } from '../../counter-bank.ts';
import { person } from '../records/customer-forms.ts';
import { listsBank, part } from './lists-bank.ts';

const bank = await listsBank();
const FLOW = 'SIMPAN_NASABAH_INDIVIDU';

test('a new list finds customers by a part of the name and any birth that it gives, as a form does', async () => {
  const lahir = (nomor: string, nama: string, tanggal_lahir: string) =>
    person({ nama_nasabah: nama, nomor_identitas: nomor, tanggal_lahir });
  for (const [nomor, nama, hari] of [
    ['3273052010900081', 'Kartika Maheswari', '1990-10-20'],
    ['3273052010880082', 'Kartika Maheswari Ayu', '1988-10-20'],
  ] as const)
    await accepted(bank, async () => bank.approve(await bank.file(FLOW, lahir(nomor, nama, hari))));
  const kepala = 'kode;nama;macam;tanggal_lahir;lahir';
  const lines = [
    'K-1;Kartika Maheswari Prabowo;P;;1990',
    'K-2;Kartika Maheswari Subroto;P;;1989-1991',
    'K-3;Kartika Mahesvari Wijaya;P;1950-01-01;1985, 20-10-1990',
    'K-4;Kartika Maheswari Sanjaya;P;;1991',
    'K-5;Kartika Kusumawardani;P;;1990',
    'K-6;Kartika Maheswari Hadinata;P;1990-10-21;1970',
  ];
  await bank.putInForce(part([], { kepala, isi: lines.join('\n'), jenis: 'SANKSI', penerbit: 'UJI' }));
  const ofList = (await bank.hits()).filter(({ kode }) => kode.startsWith('K-'));
  const [mine] = await bank.owner<{ objek: string }[]>`
    select 'NASABAH:' || nomor_nasabah as objek from customer where nama_normal = 'KARTIKA MAHESWARI'`;
  expect(ofList.map(({ objek, kode, nilai, asal }) => [objek, kode, nilai, asal]).sort()).toEqual([
    [mine?.objek, 'K-1', 40, 'DAFTAR'],
    [mine?.objek, 'K-2', 40, 'DAFTAR'],
    [mine?.objek, 'K-3', 45, 'DAFTAR'],
  ]);
  // The customer's record, compared with the list in force, finds the same entries.
  const found = await bank.owner<{ kode: string }[]>`
    select e.kode from names_like(record_now('customer', jsonb_build_object('nomor_nasabah', substr(${mine?.objek ?? ''}, 9)))) l join name_entry e using (id_entri)
    where e.kode like 'K-%' order by 1`;
  expect(found.map(({ kode }) => kode)).toEqual(['K-1', 'K-2', 'K-3']);
});

test('names of which one is a part of the other share a hint', async () => {
  const [row] = await bank.owner<{ banyak: number; tanpa: number }[]>`
    with kata as (select distinct unnest(string_to_array(name_folded(c.nama_normal), ' ')) as w from customer c),
    cacat as (
      select w, case g % 4 when 0 then overlay(w placing 'Q' from 1 + g % length(w) for 1) when 1 then overlay(w placing '' from 1 + g % length(w) for 1)
        when 2 then overlay(w placing 'QK' from 1 + g % length(w) for 1) else overlay(overlay(w placing 'Q' from 1 for 1) placing '' from length(w) for 1) end as x
      from kata cross join generate_series(0, 30) g where length(w) >= 4)
    select count(*)::integer as banyak, count(*) filter (where not word_hints(array[w]) && word_hints(array[x]))::integer as tanpa
    from cacat where words_part_of(array[w], array[x])`;
  expect(row?.banyak).toBeGreaterThan(100);
  expect(row?.tanpa).toBe(0);
});
