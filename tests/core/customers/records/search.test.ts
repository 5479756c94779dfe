import { beforeAll, describe, expect, test } from 'vitest';
import { nasabahIndividuExists } from '#core/control/parameters/code-list-queries.ts';
import { check, keadaan, rincian } from '#core/customers/records/queries.ts';
import { nasabahBadanUsaha, nasabahIndividu } from '#core/customers/records/search.ts';
import { paging } from '../../asking.ts';
import { refusal } from '../../helpers.ts';
import { entity, person, typedForm } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
const query = (over: object = {}) => ({
  paging: paging(),
  nama_ibu_kandung: '',
  tanggal_lahir: '',
  kode_cabang: '',
  status: '',
  resiko: '',
  ...over,
});
const found = async (keyword: string, user = 'cs1', over: object = {}) =>
  (await nasabahIndividu(await bank.as(user), query({ paging: { ...paging(), keyword }, ...over }))).data;
const names = async (keyword: string, user = 'cs1', over: object = {}) =>
  (await found(keyword, user, over)).map((row) => row.nama_nasabah);

let number = '';
beforeAll(async () => {
  number = await bank.save('SIMPAN_NASABAH_INDIVIDU', person({ nomor_npwp: '3273056010900009' }));
  await bank.save('SIMPAN_NASABAH_BADAN', entity());
});

describe('a customer is found', () => {
  test('by number, name in any spelling, identity, tax number, telephone, e-mail, and by mother with birth date', async () => {
    for (const keyword of [
      number,
      number.slice(0, 8),
      'siti',
      'H. Siti Aminah',
      '3273056010900009',
      '+62 812 3456 7890',
      '0812-3456-7890',
      'SITI.AMINAH@contoh.id',
    ])
      expect(await names(keyword), keyword).toContain('Dr. Hj. Siti Aminah, S.E.');
    const mother = { nama_ibu_kandung: 'fatimah', tanggal_lahir: '1990-10-20' };
    expect(await names('', 'cs1', mother)).toEqual(['Dr. Hj. Siti Aminah, S.E.']);
    expect(await names('', 'cs1', { ...mother, tanggal_lahir: '1990-10-21' })).toEqual([]);
    const firms = await nasabahBadanUsaha(await bank.as('cs1'), query({ paging: { ...paging(), keyword: 'cahaya' } }));
    expect(firms.data.map((row) => row.nama_nasabah)).toEqual(['PT Cahaya Timur Abadi']);
  });

  test('not by the beginning of a masked value, nor by wildcards, nor by nothing', async () => {
    expect(await names('32730560109')).toEqual([]);
    expect(await names('0812345678')).toEqual([]);
    for (const keyword of ['%', '_', "'", '"', '\\', "siti' or '1'='1", 'siti | dewi', ':*', '!!'])
      expect(await names(keyword), keyword).not.toContain('PT Cahaya Timur Abadi');
    for (const keyword of ['%', '_', "'", '%%%', '\\', '(', "' & '=001", '=AKTIF', '<->', '*'])
      expect(await names(keyword, 'auditor1'), keyword).toEqual([]);
    // A quote inside a name is not the search's own, and a wildcard means only itself.
    expect(await names("si'ti ami'nah")).toEqual(['Dr. Hj. Siti Aminah, S.E.']);
    for (const nama_ibu_kandung of ['%', 'fat%', "fatimah' or '1'='1", '_atimah'])
      expect(await names('', 'cs1', { nama_ibu_kandung, tanggal_lahir: '1990-10-20' }), nama_ibu_kandung).toEqual([]);
    for (const kode_cabang of ["001' or '1'='1", '%', '00_'])
      expect(await names('siti', 'auditor1', { kode_cabang }), kode_cabang).toEqual([]);
    const error = await refusal(found(''), 'VALIDATION');
    expect(error.details.violations).toEqual([{ field: 'keyword', kode: 'v.cariNasabah' }]);
    await refusal(found('', 'cs1', { status: 'AKTIF' }), 'VALIDATION');
  });

  test('from another branch with the counter’s fields and nothing more', async () => {
    const [own] = await found(number, 'manager1');
    expect(own).toMatchObject({ nomor_identitas: '3273056010900009', resiko: 'RENDAH', telepon: '0812-3456-7890' });
    const [other] = await found(number, 'teller3');
    expect(other).toMatchObject({
      nama_nasabah: 'Dr. Hj. Siti Aminah, S.E.',
      kode_cabang: '001',
      status: 'AKTIF',
      nomor_identitas: '',
      telepon: '',
      tanggal_lahir: '',
      resiko: '',
      id_flow: '',
    });
    // Short words stay within the branch, and so does a rating.
    expect(await names('si', 'teller3')).toEqual([]);
    expect(await names('siti', 'teller3')).toEqual(['Dr. Hj. Siti Aminah, S.E.']);
    expect(await names('siti', 'teller3', { resiko: 'RENDAH' })).toEqual([]);
    const detail = await rincian(await bank.as('teller3'), { nomor_nasabah: number });
    expect([detail.individu, detail.uraian, detail.nasabah?.telepon]).toEqual([undefined, [], '']);
    await refusal(
      keadaan(await bank.as('teller3'), {
        nomor_nasabah: number,
        benar: '',
        diketahui: '',
        banding_benar: '',
        banding_diketahui: '',
      }),
      'NOT_FOUND',
    );
  });

  test('an identity is reported as taken, its number only to its branch', async () => {
    const asked = typedForm({ jenis_identitas: 'KTP', nomor_identitas: '3273056010900009' });
    expect(await check(await bank.as('cs1'), asked)).toMatchObject({ ada: 'T', nomor_nasabah: number });
    expect(await check(await bank.as('teller3'), asked)).toMatchObject({ ada: 'T', nomor_nasabah: '' });
    expect((await check(await bank.as('cs1'), { ...asked, nomor_identitas: '3273056010900099' })).ada).toBe('F');
  });
});

test('nobody can enumerate identities: each question counts, and beyond the bound gets no answer', async () => {
  const bound = (value: number) =>
    bank.owner`update parameter set nilai = ${String(value)} where nama = 'batas_tanya_nasabah'`;
  const exists = async (user: string, nomor_identitas: string) =>
    nasabahIndividuExists(await bank.as(user), {
      nama_nasabah: '',
      tanggal_lahir: '',
      nama_ibu_kandung: '',
      nomor_identitas,
    });
  const form = typedForm({ jenis_identitas: 'KTP', nomor_identitas: '3273056010900009' });
  const mother = { nama_ibu_kandung: 'fatimah', tanggal_lahir: '1990-10-20' };
  await bank.owner`delete from sensitive_read`;
  await bound(4);
  expect(await exists('cs1', '3273056010900001')).toEqual({ ada: 'F' });
  expect((await check(await bank.as('cs1'), form)).ada).toBe('T');
  expect(await names('3273056010900002')).toEqual([]);
  expect(await names('', 'cs1', { ...mother, nama_ibu_kandung: 'bukan' })).toEqual([]);
  for (const ask of [
    () => exists('cs1', '3273056010900009'),
    async () => check(await bank.as('cs1'), form),
    () => names('3273056010900009'),
    () => names('0812-3456-7890'),
    () => names('siti.aminah@contoh.id'),
    () => names('A1234567'),
    () => names('', 'cs1', mother),
  ])
    await refusal(ask(), 'LOOKED_ENOUGH');
  const warned = await bank.owner`
    select id_user, kode_cabang from audit_log where aksi = 'PERINGATAN_TANYA_NASABAH'`;
  expect(warned.map((row) => ({ ...row }))).toEqual([{ id_user: 'cs1', kode_cabang: '001' }]);
  // A name is found as before, and another user goes on.
  expect(await names('siti')).toEqual(['Dr. Hj. Siti Aminah, S.E.']);
  expect(await exists('manager1', '3273056010900009')).toEqual({ ada: 'T' });
  await bound(600);
});

test('shows the customer’s state at a moment, and the differences of two; the read is recorded', async () => {
  const [before] = await bank.owner<{ waktu: string }[]>`
    select to_char(clock_timestamp() at time zone 'Asia/Jakarta', 'YYYY-MM-DD"T"HH24:MI:SS.US') as waktu`;
  const idFlow = await bank.file(
    'SIMPAN_NASABAH_INDIVIDU',
    person({
      nomor_nasabah: number,
      versi: 1,
      nomor_npwp: '3273056010900009',
      telepon: '08119999999',
      alasan: 'Nomor baru',
    }),
  );
  await bank.approve(idFlow);
  const state = async (over: object) =>
    keadaan(await bank.as('cs1'), {
      nomor_nasabah: number,
      benar: '',
      diketahui: '',
      banding_benar: '',
      banding_diketahui: '',
      ...over,
    });
  const telephone = ({ isi }: Awaited<ReturnType<typeof state>>) => isi.find(({ kolom }) => kolom === 'telepon');
  expect(telephone(await state({}))?.baru).toBe('08119999999');
  expect(telephone(await state({ diketahui: before?.waktu }))?.baru).toBe('0812-3456-7890');
  expect((await state({ diketahui: before?.waktu, banding_diketahui: '2999-01-01T00:00' })).isi).toEqual([
    { kolom: 'telepon', lama: '08119999999', baru: '0812-3456-7890' },
  ]);
  expect((await state({ diketahui: '2020-01-01T00:00' })).ada).toBe('F');
  const [seen] = await bank.owner`
    select count(*)::int as n from audit_log where aksi = 'LIHAT_DATA_NASABAH' and objek = ${`NASABAH:${number}`}`;
  await rincian(await bank.as('cs1'), { nomor_nasabah: number });
  const [after] = await bank.owner`
    select count(*)::int as n from audit_log where aksi = 'LIHAT_DATA_NASABAH' and objek = ${`NASABAH:${number}`}`;
  expect(after?.n).toBe(seen?.n + 1);
});
