import { expect, test } from 'vitest';
import {
  daftarPilihan,
  nasabahIndividuExists,
  pilihan,
  statusPekerjaan,
} from '#core/control/parameters/code-list-queries.ts';
import { paging } from '../../asking.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { breaksBooks, refusal } from '../../helpers.ts';

const bank = await counterBank();
breaksBooks(bank, ['27']);
/** The Monday after the bank's Friday. */
const MONDAY = '2026-11-23';
const TODAY = '2026-11-20';

const row = (over: object = {}) => ({
  aksi: 'BUAT',
  kelompok: 'PEKERJAAN',
  kode: 'PENGEMUDI',
  berlaku_sejak: TODAY,
  uraian: 'Pengemudi',
  uraian_en: 'Driver',
  induk: '',
  bobot: '5',
  nilai: '',
  berlaku_sampai: '',
  versi: 0,
  alasan: 'Daftar pekerjaan baru',
  ...over,
});
const asked = (over: object = {}) => ({
  paging: { ...paging(), show: 100 },
  kelompok: '',
  induk: '',
  kode: '',
  ...over,
});
const occupations = async () =>
  (await statusPekerjaan(await bank.as('teller1'), asked())).data.map(({ kode, bobot }) => `${kode} ${bobot}`);
const save = async (data: object) => {
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', { flowCode: 'SIMPAN_PILIHAN', seen: '', data });
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('finance1', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }));
  return accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }));
};

test('a choice is offered from its day on, by two persons; another row changes it later and an end takes it away', async () => {
  expect(await occupations()).not.toContain('PENGEMUDI 5');
  await save(row());
  expect(await occupations()).toContain('PENGEMUDI 5');
  // The list does not offer today what holds from Monday on, and what holds today is not rewritten.
  await save(row({ berlaku_sejak: MONDAY, bobot: '15' }));
  expect(await occupations()).toContain('PENGEMUDI 5');
  await refused(bank, 'TERM_IN_FORCE', () =>
    bank.flow('finance1', 'SUBMIT', {
      flowCode: 'SIMPAN_PILIHAN',
      seen: '',
      data: row({ aksi: 'UBAH', versi: 1, bobot: '0' }),
    }),
  );
  const rows = await daftarPilihan(await bank.as('finance1'), {
    paging: paging(),
    kelompok: 'PEKERJAAN',
    kode: 'PENGEMUDI',
    berlaku_sejak: '',
    keadaan: '',
  });
  expect(rows.data.map((each) => [each.berlaku_sejak, each.keadaan, each.bobot])).toEqual([
    [TODAY, 'BERLAKU', 5],
    [MONDAY, 'AKAN_DATANG', 15],
  ]);
  await bank.owner`update reference_code set berlaku_sampai = ${TODAY}::date - 1, berlaku_sejak = ${TODAY}::date - 9 where kode = 'PENGEMUDI' and berlaku_sejak = ${TODAY}`;
  expect(await occupations()).not.toContain('PENGEMUDI 5');
});

test('regencies are found by code, by name, and under their province', async () => {
  const found = async (keyword: string, over: object = {}) =>
    (
      await pilihan(
        await bank.as('teller1'),
        asked({ kelompok: 'WILAYAH', paging: { ...paging(), show: 100, keyword }, ...over }),
      )
    ).data;
  expect((await found('3273')).map(({ uraian }) => uraian)).toEqual(['Kota Bandung']);
  expect((await found('bandung')).map(({ kode }) => kode)).toEqual(['3204', '3217', '3273']);
  expect((await found('', { induk: '31' })).map(({ kode }) => kode)).toHaveLength(6);
  expect(await found('%')).toEqual([]);
});

test('an identity document shows whether somebody is a customer, or name and birth date together', async () => {
  const [known] = await bank.owner<{ nomor_identitas: string; nama_nasabah: string; tanggal_lahir: string }[]>`
    select nomor_identitas, nama_nasabah, tanggal_lahir from customer where jenis = 'P' order by 1 limit 1`;
  const asks = async (over: object) =>
    (
      await nasabahIndividuExists(await bank.as('cs1'), {
        nama_nasabah: '',
        tanggal_lahir: '',
        nama_ibu_kandung: '',
        nomor_identitas: '',
        ...over,
      })
    ).ada;
  const { nomor_identitas, nama_nasabah, tanggal_lahir } = known ?? {
    nomor_identitas: '',
    nama_nasabah: '',
    tanggal_lahir: '',
  };
  expect(await asks({ nomor_identitas })).toBe('T');
  expect(await asks({ nama_nasabah: `H. ${nama_nasabah}`, tanggal_lahir })).toBe('T');
  expect(await asks({ nama_nasabah, tanggal_lahir, nama_ibu_kandung: 'Bukan Ibunya' })).toBe('F');
  expect(await asks({ nama_nasabah, tanggal_lahir: '1900-01-01' })).toBe('F');
});

test('the ranges that trends count are changed from a day on by two persons, and only to ranges of the chart without end', async () => {
  const ranges = {
    kelompok: 'RENTANG_TREN',
    kode: 'LIKUID',
    uraian: 'Aset likuid',
    uraian_en: 'Liquid assets',
    bobot: '0',
  };
  const wrong = async (over: object) =>
    (
      await refusal(
        bank.flow('finance1', 'SUBMIT', { flowCode: 'SIMPAN_PILIHAN', seen: '', data: row({ ...ranges, ...over }) }),
        'VALIDATION',
      )
    ).details.violations?.map(({ field, kode }) => [field, kode]);
  for (const nilai of ['', '101000', '101-103', '103999-101000', '101000-103999;105000-105999', '101000-103999,'])
    expect(await wrong({ nilai })).toEqual([['nilai', 'v.rentangAkun']]);
  expect(await wrong({ nilai: '101000-103999', kode: 'LAIN' })).toEqual([['kode', 'v.kode']]);
  expect(await wrong({ nilai: '101000-103999', berlaku_sampai: TODAY })).toEqual([['berlaku_sampai', 'v.takDipakai']]);
  await save(row({ ...ranges, nilai: '101000-101999, 103000-103999' }));
  const held = await bank.owner<{ nilai: string }[]>`
    select nilai from reference_codes_on('RENTANG_TREN', ${TODAY}::date) where kode = 'LIKUID'`;
  expect(held.map(({ nilai }) => nilai)).toEqual(['101000-101999, 103000-103999']);
});
