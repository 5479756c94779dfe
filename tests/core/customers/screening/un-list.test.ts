import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { chunksOf, elementsOf } from '#components/customers/screening/send-list.ts';
import { pratinjau } from '#core/customers/screening/queries.ts';
import { readUnList } from '#core/customers/screening/read-un-list.ts';
import { unggah } from '#core/customers/screening/receive-part.ts';
import { person } from '../records/customer-forms.ts';
import { listsBank, part } from './lists-bank.ts';

const file = await readFile(new URL('./files/consolidated.xml', import.meta.url), 'utf8');
const cut = elementsOf(file);
if (!cut) throw new Error('no elements');
const { kepala, names } = cut;
const whole = names.join('\n');
const read = (isi: string, head = kepala) => readUnList('SANKSI', head, isi, 2);
const violationsOf = (isi: string, head = kepala) => read(isi, head).violations.map(({ field, kode }) => [field, kode]);
const named = (body: string) =>
  `<INDIVIDUAL><FIRST_NAME>A B</FIRST_NAME><REFERENCE_NUMBER>X.1</REFERENCE_NUMBER>${body}</INDIVIDUAL>`;

test('people and entities are read with their numbers, other names, births and documents', () => {
  const { rows, violations } = read(whole);
  expect(violations).toEqual([]);
  expect(rows.map(({ urut, isi }) => [urut, isi.kode, isi.macam, isi.nama, isi.nama_normal])).toEqual([
    [2, 'CTi.001', 'P', 'OEMAR CONTOH SEMPURNA', 'UMAR CONTOH SEMPURNA'],
    [3, 'CTi.002', 'P', 'RAHMAT TAHUNAN', 'RAHMAT TAHUNAN'],
    [4, 'CTe.001', 'B', 'YAYASAN CONTOH & MITRA', 'YAYASAN CONTOH MITRA'],
  ]);
  expect(rows[0]?.isi).toMatchObject({
    alias: ['Umar Kecil', 'Anis Alawi Jafar'],
    alias_normal: ['UMAR KECIL', 'ANIS ALAWI JAFAR'],
    tanggal_lahir: '1970-07-20',
    lahir: ['1967-01-02'],
    tempat_lahir: 'Pemalang, Jawa Tengah, Indonesia',
    nomor_identitas: ['A1234567'],
    alasan: 'Contoh, 2011-07-19, Tokoh rekaan, dipakai untuk uji & coba.',
  });
  expect(rows[1]?.isi).toMatchObject({ tanggal_lahir: null, lahir: ['1989-1991', '1960-1963'] });
  expect(rows[2]?.isi).toMatchObject({ alias: ['Mitra Contoh'], nomor_identitas: [] });
  expect(rows[2]?.isi).not.toHaveProperty('lahir');
});

describe('a file that is more than a list is refused unread', () => {
  const bomb = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]>`;
  test.each([
    ['a document type before the list', whole, `${bomb}${kepala}`, 'isi.1.xml', 'v.xmlTerlarang'],
    ['one behind the declaration', whole, kepala.replace('?>', `?>${bomb}`), 'isi.1.xml', 'v.xmlTerlarang'],
    ['an outer entity', whole, `<!DOCTYPE l SYSTEM "file:///etc/passwd">${kepala}`, 'isi.1.xml', 'v.xmlTerlarang'],
    [
      'an entity of its own in a name',
      named('<THIRD_NAME>&rahasia;</THIRD_NAME>'),
      kepala,
      'isi.2.xml',
      'v.xmlTerlarang',
    ],
    ['a document type among the names', `${bomb}${named('')}`, kepala, 'isi.2.xml', 'v.xmlTerlarang'],
    ['a comment', named('<!-- sembunyi -->'), kepala, 'isi.2.xml', 'v.xmlTerlarang'],
    ['another kind of file', whole, '<html><body></body></html>', 'isi.1.kepala', 'v.xml'],
    [
      'something beside the list',
      whole,
      kepala.replace('</CONSOLIDATED', '<X>1</X></CONSOLIDATED'),
      'isi.1.kepala',
      'v.xml',
    ],
    ['what is not closed', '<INDIVIDUAL><FIRST_NAME>A', kepala, 'isi.2.xml', 'v.xml'],
    ['elements of another name', '<LAIN>1</LAIN>', kepala, 'isi.2.xml', 'v.xml'],
    ['what closes its frame', `${named('')}</L><L>`, kepala, 'isi.2.xml', 'v.xml'],
    [
      'names nested without end',
      named(`${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`),
      kepala,
      'isi.2.xml',
      'v.xml',
    ],
  ])('%s', (_, isi, head, field, kode) => {
    expect(violationsOf(isi, head)).toEqual([[field, kode]]);
  });

  test('and its counterpart without any of it is read', () => {
    expect(violationsOf(named('<THIRD_NAME>&lt;b&gt; &#x41;</THIRD_NAME>'))).toEqual([]);
    expect(read(named('<THIRD_NAME>&lt;b&gt; &#x41;&#1114112;</THIRD_NAME>')).rows[0]?.isi.nama).toBe(
      'A B <b> A\uFFFD',
    );
  });
});

test('missing data of an entry is a warning by its place in the list', () => {
  const lacking = '<INDIVIDUAL><FIRST_NAME>Tanpa Nomor</FIRST_NAME></INDIVIDUAL>';
  const { rows, warnings } = read([named(''), lacking, named('')].join(''));
  expect(rows).toHaveLength(3);
  expect(warnings.map(({ urut, kolom, kode }) => [`isi.${urut}.${kolom}`, kode])).toEqual([
    ['isi.3.kode', 'v.wajib'],
    ['isi.4.kode', 'v.ganda'],
  ]);
  expect(readUnList('DHN', kepala, named(''), 2).violations).toEqual([{ field: 'isi.2.terbit', kode: 'v.wajib' }]);
});

test('it goes the way of every list, part by part, and a year of birth is shown as one', async () => {
  const bank = await listsBank();
  const one = part([], { jenis: 'SANKSI', penerbit: 'PBB', kepala, akhir: 'F', isi: names.slice(0, 1).join('\n') });
  const two = { ...one, bagian: 2, baris_awal: 3, isi: names.slice(1).join('\n'), akhir: 'T' };
  expect(chunksOf(names)).toEqual([{ baris_awal: 2, isi: whole }]);
  for (const each of [one, two]) await unggah(await bank.as('compliance1'), each);
  const compliance = await bank.as('compliance1');
  expect(await pratinjau(compliance, { id_impor: one.id_impor })).toMatchObject({ jumlah: 3, baru: 3, kena: 0 });
  const data = await bank.listForm(one);
  const { id_flow } = await bank.flow('compliance1', 'SUBMIT', { flowCode: 'IMPOR_DAFTAR_NAMA', seen: '', data });
  await bank.flow('compliance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai daftar' });
  const form = (nama_nasabah: string, nomor_identitas: string, tanggal_lahir: string) =>
    person({ nama_nasabah, nomor_identitas, tanggal_lahir });
  for (const each of [
    form('Tahunan Rahmat', '3273056010900021', '1990-10-20'),
    form('Rahmat Tahunan', '3273056010850022', '1985-10-20'),
    form('Umar Contoh Sempurna', '3273050201670023', '1967-01-02'),
  ])
    await bank.file('SIMPAN_NASABAH_INDIVIDU', { ...each, jenis_kelamin: each.nomor_identitas[6] === '6' ? 'P' : 'L' });
  const hits = await bank.hits();
  expect(hits.map(({ objek, kode, nilai, alasan }) => [objek.split('/')[1], kode, nilai, alasan])).toEqual([
    ['TAHUNAN RAHMAT', 'CTi.002', 58, ['NAMA_URUTAN', 'TAHUN_LAHIR']],
    ['RAHMAT TAHUNAN', 'CTi.002', 50, ['NAMA']],
    ['UMAR CONTOH SEMPURNA', 'CTi.001', 70, ['NAMA', 'TANGGAL_LAHIR']],
  ]);
});
