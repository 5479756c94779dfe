import { describe, expect, test } from 'vitest';
import { cifGandaIndividu, cifGandaKorporat } from '#core/customers/records/duplicate-pairs.ts';
import { check } from '#core/customers/records/queries.ts';
import { saveEntity } from '#core/customers/records/save-entity.ts';
import { savePerson } from '#core/customers/records/save-person.ts';
import { maskFor } from '#lib/masking.ts';
import type { CheckIdentitasQuery } from '#types/proto/customers/customer.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { entity, numbersOf, person, typedForm } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
breaksBooks(bank, ['27']);
const PERSON = 'SIMPAN_NASABAH_INDIVIDU';
const ENTITY = 'SIMPAN_NASABAH_BADAN';

const sukarno = {
  nama_nasabah: 'Dr. H. Moch. Soekarno, S.E.',
  nomor_identitas: '3273052010800001',
  tanggal_lahir: '1980-10-20',
  jenis_kelamin: 'L',
  nama_ibu_kandung: 'Hj. Aminah',
  nomor_npwp: '82.345.678.5-001.000',
  telepon: '0813-1111-2222',
  alamat: 'Jl. Melati No. 7',
  alamat_domisili: 'Jl. Melati No. 7',
};
const known = await bank.save(PERSON, person({ ...sukarno, nomor_npwp: '' }));
const company = await bank.save(ENTITY, entity({ nama_nasabah: 'PT. Sinar Jaya (Persero), Tbk', ...numbersOf(1) }));

/** Somebody who has nothing of the one above but what is said. */
const stranger = (over: Readonly<Record<string, unknown>> = {}) =>
  person({
    nama_nasabah: 'Orang Lain',
    nomor_identitas: '3273052010810002',
    tanggal_lahir: '1981-10-20',
    jenis_kelamin: 'L',
    nama_ibu_kandung: 'Ibu Lain',
    telepon: '0899-0000-1111',
    alamat: 'Jl. Lain No. 1',
    alamat_domisili: 'Jl. Lain No. 1',
    ...over,
  });
const nama_nasabah = 'Muhammad Sukarno';
const { tanggal_lahir, nama_ibu_kandung, telepon, alamat } = sukarno;
const born = { tanggal_lahir, nomor_identitas: '3273052010800009' };

/** Returns the likeness of the known customers to a form's values, and the reasons. */
async function alike(over: Partial<CheckIdentitasQuery>, user = 'cs1') {
  const { calon } = await check(await bank.as(user), typedForm(over));
  return calon.map(({ nasabah, nilai, alasan }) => [nasabah?.nomor_nasabah, nilai, [...alasan].sort().join(' ')]);
}
const customers = async () => (await bank.owner`select count(*)::int as n from customer`)[0]?.n;

describe('how alike two customers are (domain: CIF, duplicates)', () => {
  test.each([
    [{ jenis_identitas: 'KTP', nomor_identitas: sukarno.nomor_identitas }, 100, 'IDENTITAS'],
    [{ nama_nasabah, tanggal_lahir, nama_ibu_kandung: 'AMINAH' }, 90, 'IBU NAMA TANGGAL_LAHIR'],
    [{ nama_nasabah, tanggal_lahir, nama_ibu_kandung: 'Aminah', telepon }, 100, 'IBU NAMA TANGGAL_LAHIR TELEPON'],
    [{ nama_nasabah, tanggal_lahir }, 70, 'NAMA TANGGAL_LAHIR'],
    [{ nama_nasabah, tanggal_lahir, telepon: '+62 813 1111 2222' }, 90, 'NAMA TANGGAL_LAHIR TELEPON'],
    [{ nama_nasabah, tanggal_lahir, alamat: 'JL MELATI NO 7', wilayah: '3273' }, 80, 'ALAMAT NAMA TANGGAL_LAHIR'],
    [{ nama_nasabah, nama_ibu_kandung }, 50, 'IBU NAMA'],
    [{ nama_nasabah, nama_ibu_kandung, telepon, alamat, wilayah: '3273' }, 80, 'ALAMAT IBU NAMA TELEPON'],
  ])('%o is %i', async (over, nilai, reasons) => {
    expect(await alike(over)).toEqual([[known, nilai, reasons]]);
  });

  test('a telephone, an address or a name alone find nobody, and a passport of the same digits differs', async () => {
    expect(await alike({ nama_nasabah })).toEqual([]);
    expect(await alike({ nama_nasabah: 'Lain', telepon, alamat, wilayah: '3273' })).toEqual([]);
    expect(await alike({ jenis_identitas: 'PASPOR', nomor_identitas: sukarno.nomor_identitas })).toEqual([]);
    // The same street in another town.
    expect(await alike({ nama_nasabah, tanggal_lahir, alamat, wilayah: '3171' })).toEqual([
      [known, 70, 'NAMA TANGGAL_LAHIR'],
    ]);
  });

  test.each([
    [{ nomor_identitas: numbersOf(1).nomor_identitas }, 100, 'NIB'],
    [{ nomor_npwp: numbersOf(1).nomor_npwp }, 100, 'NPWP'],
    [{ nama_nasabah: 'CV Sinar Jaya', wilayah: '3171' }, 70, 'KOTA NAMA'],
  ])('an entity: %o is %i', async (over, nilai, reasons) => {
    expect(await alike({ jenis: 'B', ...over })).toEqual([[company, nilai, reasons]]);
  });

  test('a name in another town is another entity, and a person’s is none', async () => {
    expect(await alike({ jenis: 'B', nama_nasabah: 'PT Sinar Jaya', wilayah: '3273' })).toEqual([]);
    expect(await alike({ jenis: 'P', nomor_npwp: numbersOf(1).nomor_npwp })).toEqual([]);
  });

  test('a customer’s own record is none, and neither is a merged one', async () => {
    const asked = { nama_nasabah, tanggal_lahir };
    expect(await alike({ ...asked, nomor_nasabah: known })).toEqual([]);
    await bank.owner`update customer set status = 'GABUNG', gabung_ke = ${company} where nomor_nasabah = ${known}`;
    expect(await alike(asked)).toEqual([]);
    await bank.owner`update customer set status = 'TUTUP', gabung_ke = null where nomor_nasabah = ${known}`;
    expect(await alike(asked)).toEqual([[known, 70, 'NAMA TANGGAL_LAHIR']]);
    await bank.owner`update customer set status = 'AKTIF' where nomor_nasabah = ${known}`;
  });

  test('a form shows the counter’s fields of another branch’s customer, and no more', async () => {
    const { calon } = await check(await bank.as('teller3'), typedForm({ nama_nasabah, tanggal_lahir }));
    expect(calon.map(({ nasabah }) => nasabah)).toEqual([
      expect.objectContaining({
        nama_nasabah: sukarno.nama_nasabah,
        kode_cabang: '001',
        nomor_identitas: '',
        tanggal_lahir: '',
        telepon: '',
        kota: '',
      }),
    ]);
  });
});

test('from 90 a customer is not taken in, from 60 the branch manager answers for it and the maker says why', async () => {
  const before = await customers();
  const same = stranger({ ...born, nama_nasabah, nama_ibu_kandung });
  await refused(bank, 'CUSTOMER_DUPLICATE', () => bank.file(PERSON, same));
  await expect(bank.file(PERSON, same)).rejects.toMatchObject({ details: { params: { nasabah: known, nilai: '90' } } });
  // A reader who may not open the customer learns the branch and not the number.
  await expect(bank.run('teller3', savePerson, same, { dryRun: true })).rejects.toMatchObject({
    details: { params: { nasabah: 'CABANG:001', nilai: '90' } },
  });
  expect(await customers()).toBe(before);

  const like = stranger({ ...born, nama_nasabah });
  await refused(bank, 'DUPLICATE_REASON', () => bank.file(PERSON, like));
  const explained = { ...like, alasan: 'Sepupu bernama sama, ibu lain' };
  const preview = await bank.run('cs1', savePerson, explained, { dryRun: true });
  expect(preview.otorisasi?.tingkat).toBe('BRANCH_MANAGER');
  expect(preview.otorisasi?.alasan.map(({ kode }) => kode)).toContain('MIRIP_NASABAH');
  const idFlow = await bank.file(PERSON, explained);
  await refused(bank, 'APPROVER_LIMIT', () => bank.approve(idFlow, 'supervisor1'));
  await accepted(bank, () => bank.approve(idFlow, 'manager1'));
  expect(await customers()).toBe(before + 1);
  await accepted(bank, () => bank.file(PERSON, stranger()));
  await expectSoundBooks(bank);
});

test('an entity with the deed of another one is refused, one with its own is taken in', async () => {
  const duplicate = entity({ nama_nasabah: 'PT Bulan', ...numbersOf(5), akta: numbersOf(1).akta });
  await refused(bank, 'CUSTOMER_DUPLICATE', () => bank.run('cs1', saveEntity, duplicate, { dryRun: true }));
  await accepted(bank, () => bank.file(ENTITY, { ...duplicate, akta: numbersOf(5).akta }));
});

test('two forms with one tax number that wait side by side: one of them is taken in, also when both are approved at one instant', async () => {
  const forms = [1, 2].map((at) =>
    stranger({
      nama_nasabah: `Serentak ${'AB'[at - 1]}`,
      nomor_identitas: `327305210479000${at}`,
      tanggal_lahir: '1979-04-21',
      nomor_npwp: sukarno.nomor_npwp,
    }),
  );
  const items: string[] = [];
  for (const form of forms) items.push(await bank.file(PERSON, form));
  const results = await Promise.allSettled(items.map((idFlow) => bank.approve(idFlow)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CUSTOMER_DUPLICATE' } });
  const [row] = await bank.owner`select count(*)::int as n from customer where nama_nasabah like 'Serentak _'`;
  expect(row?.n).toBe(1);
});

test('of two who are in the books twice already each can still be changed', async () => {
  const [row] = await bank.owner<{ nomor: string }[]>`
    select nomor_nasabah as nomor from customer where nama_normal = 'MUHAMMAD SUKARNO' and nomor_nasabah <> ${known}`;
  const other = row?.nomor ?? '';
  await bank.owner`update customer set nama_ibu_kandung = 'Aminah', nama_ibu_normal = 'AMINAH' where nomor_nasabah = ${other}`;
  const form = person({ ...sukarno, nomor_npwp: '', nomor_nasabah: known, versi: 1, alasan: 'Ganti nomor telepon' });
  await accepted(bank, () => bank.file(PERSON, { ...form, telepon: '0813-9999-0000' }));
});

test('the bank-wide list shows each likely pair once, likeliest first, by page; a branch reads its own', async () => {
  const asked = (show: number, cursor = '') => ({
    kode_cabang: '',
    paging: { show, cursor, page: 1, sort: '', keyword: '' },
  });
  const all = async (user: string) => {
    const found: [string | undefined, string | undefined, number][] = [];
    for (let cursor = '', first = true; first || cursor !== ''; first = false) {
      const page = await cifGandaIndividu(await bank.as(user), asked(1, cursor));
      found.push(
        ...page.data
          .map(({ pertama, kedua, nilai }) => [pertama?.nomor_nasabah, kedua?.nomor_nasabah, nilai] as const)
          .map((each) => [...each] as [string | undefined, string | undefined, number]),
      );
      cursor = page.resp_cursor;
    }
    return found;
  };
  const pairs = await all('cs1');
  const [row] = await bank.owner<{ nomor: string }[]>`
    select nomor_nasabah as nomor from customer where nama_normal = 'MUHAMMAD SUKARNO' and nomor_nasabah <> ${known}`;
  expect(pairs).toContainEqual([known, row?.nomor, 90]);
  expect(new Set(pairs.map(String)).size).toBe(pairs.length);
  expect(pairs.map(([, , nilai]) => nilai)).toEqual(pairs.map(([, , nilai]) => nilai).sort((a, b) => b - a));
  expect((await all('teller3')).filter(([first]) => first === known)).toEqual([]);
  expect((await cifGandaKorporat(await bank.as('cs1'), asked(15))).data).toEqual([]);
});

test('of a pair of two branches each reads its own customer whole and of the other the counter’s fields', async () => {
  const [other] = await bank.owner<{ nomor: string }[]>`
    insert into customer (nomor_nasabah, jenis, nama_nasabah, nama_normal, tanggal_lahir, nama_ibu_kandung, nama_ibu_normal, kota, telepon, kode_cabang, resiko)
    select '00290000001', 'P', 'Moch. Sukarno', nama_normal, tanggal_lahir, nama_ibu_kandung, nama_ibu_normal, 'Depok', '0811', '002', 'TINGGI'
    from customer where nomor_nasabah = ${known} returning nomor_nasabah as nomor`;
  const pairOf = async (user: string) => {
    const { data } = await cifGandaIndividu(await bank.as(user), { kode_cabang: '', paging: paging() });
    return data.find(({ pertama, kedua }) => pertama?.nomor_nasabah === known && kedua?.nomor_nasabah === other?.nomor);
  };
  const hidden = { tanggal_lahir: '', telepon: '', kota: '', resiko: '', nomor_identitas: '' };
  const seen = await pairOf('cs1');
  expect(seen).toMatchObject({ nilai: 90, pertama: { tanggal_lahir }, kedua: { ...hidden, kode_cabang: '002' } });
  expect(await pairOf('teller3')).toMatchObject({ pertama: hidden, kedua: { tanggal_lahir, kota: 'Depok' } });
  expect(await pairOf('auditor1')).toMatchObject({ pertama: { tanggal_lahir }, kedua: { kota: 'Depok' } });
  // A reader who sees telephones and identities masked sees them masked here too.
  const masked = maskFor(seen, { held: new Set(), idUser: '' });
  expect(masked?.pertama?.nomor_identitas).toBe('************0001');
  expect(masked?.pertama?.telepon).not.toBe(telepon);
  expect(
    maskFor(seen, { held: new Set(['lihat-nik', 'lihat-telepon', 'lihat-ibu-kandung', 'lihat-rekening']), idUser: '' }),
  ).toEqual(seen);
  await bank.owner`delete from customer where nomor_nasabah = '00290000001'`;
});

test('a name and mother alone are no pair, with a telephone they are; a made-up birth date of very many pairs each with the first', async () => {
  const insertPersons = (first: number, count: number, born: string | null) => bank.owner`
    insert into customer (nomor_nasabah, jenis, nama_nasabah, nama_normal, tanggal_lahir, nama_ibu_normal, kode_cabang)
    select '0018000' || lpad(n::text, 4, '0'), 'P', 'Banyak Sama', ${`BANYAK SAMA ${born ?? ''}`}, ${born}::date, 'IBU SAMA', '001'
    from generate_series(${first}::integer, ${first + count - 1}::integer) n`;
  const pairs = async () =>
    (
      await bank.owner<{ satu: string; dua: string; nilai: number }[]>`
        select pertama as satu, kedua as dua, nilai from likely_duplicates('P') where pertama like '0018000%' order by 1, 2`
    ).map((row) => ({ ...row }));
  await insertPersons(1, 3, null);
  expect(await pairs()).toEqual([]);
  await bank.owner`insert into customer_contact (nomor_nasabah, jenis, nilai, nilai_normal)
    values ('00180000001', 'HP', '0811', '62811'), ('00180000003', 'RUMAH', '0811', '62811')`;
  expect(await pairs()).toEqual([{ satu: '00180000001', dua: '00180000003', nilai: 70 }]);
  await insertPersons(100, 60, '1900-01-01');
  const made = (await pairs()).filter(({ satu }) => satu === '00180000100');
  expect(made).toHaveLength(59);
  expect(await pairs()).toHaveLength(60);
  await bank.owner`delete from customer_contact where nomor_nasabah like '0018000%'`;
  await bank.owner`delete from customer where nomor_nasabah like '0018000%'`;
});
