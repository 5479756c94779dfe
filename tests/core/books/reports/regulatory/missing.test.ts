import { beforeAll, expect, test } from 'vitest';
import { periksa, ringkas } from '#core/books/reports/regulatory/queries.ts';
import { paging } from '../../../asking.ts';
import { cashBank } from '../../../customers/walk-ins/cash-bank.ts';
import { breaksBooks } from '../../../helpers.ts';
import { accounts, DAY } from '../../../small-bank.ts';

const bank = await cashBank();
breaksBooks(bank, ['29']);
const found = async (user: string, kode: string, check: string) =>
  (await periksa(await bank.as(user), { paging: paging({ show: 100 }), kode, bulan: DAY, periksa: check })).data;
const counted = async (user: string, kode: string) => {
  const { pemeriksaan: rows } = await ringkas(await bank.as(user), { kode, bulan: DAY });
  return Object.fromEntries(rows.map((row) => [row.periksa, row.jumlah]));
};

let id = '';
let citra = '';
beforeAll(async () => {
  citra = await bank.ownerOf(accounts.citra);
  await bank.deposit('teller1', accounts.citra, 300);
  await bank.deposit('teller3', accounts.citra, 250);
  const [row] = await bank.owner<{ id: string }[]>`
    select id_laporan::text as id from cash_report where pihak = ${citra} and jenis = 'LTKT'`;
  id = row?.id ?? '';
});

test('a waiting cash report is named: while its days run it is in no file yet, past its day it is late', async () => {
  expect(await counted('compliance1', 'LTKT')).toMatchObject({
    LAPORAN_MENUNGGU: 1,
    LAPORAN_BERJALAN: 1,
    LAPORAN_LEWAT: 0,
    BUKTI_SELISIH: 0,
  });
  // Of the other kind nothing waits.
  expect(await counted('compliance1', 'LTKM')).toMatchObject({ LAPORAN_MENUNGGU: 0, LAPORAN_BERJALAN: 0 });
  const [waits] = await bank.owner<{ jumlah: bigint }[]>`select jumlah from cash_report where id_laporan = ${id}`;
  await bank.owner`update cash_report set tenggat = ${DAY}::date - 1 where id_laporan = ${id}`;
  expect(await found('compliance1', 'LTKT', 'LAPORAN_LEWAT')).toMatchObject([
    { jenis: 'LAPORAN_TUNAI', id, berat: 'WAJIB', kolom: '2026-11-19' },
  ]);
  await bank.owner`update cash_report set tenggat = ${DAY} where id_laporan = ${id}`;
  // Its last day is no late one.
  expect(await found('compliance1', 'LTKT', 'LAPORAN_LEWAT')).toEqual([]);
  expect(waits?.jumlah).toBe(55_800_000_000n);
});

test('a report that differs from its journals says by how much; its person’s missing fields are named', async () => {
  await bank.owner`update cash_report set jumlah = jumlah + 12345 where id_laporan = ${id}`;
  expect(await found('compliance1', 'LTKT', 'BUKTI_SELISIH')).toMatchObject([{ id, nominal: '123.45' }]);
  await bank.owner`update cash_report set jumlah = jumlah - 12345 where id_laporan = ${id}`;
  expect(await found('compliance1', 'LTKT', 'BUKTI_SELISIH')).toEqual([]);
  await bank.owner`update customer_person set pekerjaan = 'KARYAWAN_SWASTA' where nomor_nasabah = ${citra}`;
  expect(await found('compliance1', 'LTKT', 'PIHAK_KURANG')).toEqual([]);
  await bank.owner`update customer set tanggal_lahir = null where nomor_nasabah = ${citra}`;
  await bank.owner`update customer_person set pekerjaan = '' where nomor_nasabah = ${citra}`;
  expect(await found('compliance1', 'LTKT', 'PIHAK_KURANG')).toMatchObject([
    { jenis: 'NASABAH', id: citra, kolom: 'tanggal_lahir,pekerjaan', nominal: '558000000.00' },
  ]);
});

test('a debtor without identifying data is named with the debt, by the last report up to the month’s end', async () => {
  await bank.owner`
    insert into financing_report (tanggal_posisi, nama_berkas, jumlah_kontrak) values ('2026-11-30', 'b.csv', 2)`;
  const ani = await bank.ownerOf(accounts.ani);
  await bank.owner`
    insert into financing (tanggal_posisi, nomor_kontrak, nomor_nasabah, produk, akad, plafon, sisa_pokok, sisa_margin, jatuh_tempo, kolektibilitas)
    values ('2026-11-30', 'M1', ${citra}, 'KPR', 'Murabahah', 900, 800, 20, '2031-01-01', 1),
           ('2026-11-30', 'M2', ${ani}, 'KPR', 'Istishna', 500, 400, 10, '2031-01-01', 1)`;
  expect(await counted('finance1', 'SLIK')).toMatchObject({ PEMBIAYAAN_TIDAK_ADA: 0 });
  const lacking = await found('finance1', 'SLIK', 'DEBITUR_KURANG');
  expect(lacking.find((row) => row.id === citra)).toMatchObject({ nominal: '8.00', berat: 'WAJIB' });
  expect(lacking.find((row) => row.id === citra)?.kolom).toContain('tanggal_lahir');
  await bank.owner`update customer set tanggal_lahir = '1990-02-03', nama_ibu_kandung = 'Ratna' where nomor_nasabah = ${citra}`;
  await bank.owner`update customer_person set pekerjaan = 'KARYAWAN_SWASTA' where nomor_nasabah = ${citra}`;
  expect((await found('finance1', 'SLIK', 'DEBITUR_KURANG')).find((row) => row.id === citra)).toBeUndefined();
});

test('a depositor that is an entity without a legal form is named', async () => {
  const firma = await bank.ownerOf(accounts.firma);
  await bank.owner`update customer_entity set bentuk_hukum = 'PT' where nomor_nasabah = ${firma}`;
  await bank.owner`
    insert into customer_entity (nomor_nasabah, bentuk_hukum) select ${firma}, 'PT'
    where exists (select from customer where nomor_nasabah = ${firma} and jenis = 'B') on conflict do nothing`;
  expect(await found('finance1', 'ANTASENA', 'GOLONGAN_KOSONG')).toEqual([]);
  await bank.owner`update customer_entity set bentuk_hukum = '' where nomor_nasabah = ${firma}`;
  expect(await found('finance1', 'ANTASENA', 'GOLONGAN_KOSONG')).toMatchObject([
    { id: firma, kolom: 'bentuk_hukum', berat: 'WAJIB', badan: 'T' },
  ]);
});

test('an account that two lines of the publication take in is named', async () => {
  expect(await found('finance1', 'PUBLIKASI', 'GL_BARIS_GANDA')).toEqual([]);
  const [line] = await bank.owner<{ urut: number }[]>`
    select urut from report_line where laporan = 'PUBLIKASI_NERACA' and jenis = 'BARIS' and not '101001' between dari[1] and sampai[1] order by urut limit 1`;
  await bank.owner`
    update report_line set dari = dari || '101001'::text, sampai = sampai || '101001'::text where laporan = 'PUBLIKASI_NERACA' and urut = ${line?.urut ?? 0}`;
  expect(await found('finance1', 'PUBLIKASI', 'GL_BARIS_GANDA')).toMatchObject([{ jenis: 'GL', id: '101001' }]);
});
