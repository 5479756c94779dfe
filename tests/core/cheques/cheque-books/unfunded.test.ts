import { describe, expect, test } from 'vitest';
import { dhib, usulanDhn } from '#core/cheques/cheque-books/proposals.ts';
import { surat, tolakan } from '#core/cheques/cheque-books/refusal-queries.ts';
import { unggah } from '#core/customers/screening/receive-part.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { part } from '../../customers/screening/lists-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { warkatBank } from './warkat-bank.ts';

const bank = await warkatBank();
breaksBooks(bank, ['19']);
const { file, approve, done, stocked, issued, activated } = bank;
const firma = accounts.firma;
const paging = { page: 1, show: 100, cursor: '', sort: '', keyword: '' };

const cek = await stocked('CEK', 'AA000001', '3');
await issued(firma, cek);
await activated(firma, cek);
const [owner] = await bank.owner<{ nomor_nasabah: string }[]>`
  select nomor_nasabah from account where nomor_rekening = ${firma}`;
const nasabah = owner?.nomor_nasabah ?? '';

const refuse = (nomor_warkat: string, over: object = {}) => ({
  nomor_rekening: firma,
  jenis: 'CEK',
  nomor_warkat,
  tanggal_warkat: '2026-11-02',
  nominal: '400000000.00',
  kode_valuta: 'IDR',
  penyaji: 'CV Maju Bersama',
  alasan_tolakan: ['01'],
  keterangan: '',
  ...over,
});
const settled = (nomor_warkat: string, over: object = {}) => ({
  jenis: 'CEK',
  nomor_warkat,
  tanggal_selesai: DAY,
  cara_selesai: 'BAYAR_TRANSFER',
  bukti: 'TRF/2026/881',
  alasan: 'Pemegang menerima dananya',
  ...over,
});
const sheetState = async (nomor: string) =>
  (
    await bank.owner<
      { status: string }[]
    >`select status from warkat_leaf where jenis = 'CEK' and nomor_warkat = ${nomor}`
  )[0]?.status;
const unfunded = (nomor: string) =>
  bank.owner<
    {
      nomor_warkat: string;
      tanggal_selesai: string | null;
      nomor_dhib: string | null;
      batas_lapor: string;
      ke: number;
    }[]
  >`
    select nomor_warkat, tanggal_selesai, nomor_dhib, batas_lapor, peringatan_ke as ke from warkat_unfunded where nomor_warkat = ${nomor}`;
const refusals = async (nomor: string) =>
  (
    await bank.owner<{ n: number }[]>`select count(*)::integer as n from warkat_refusal where nomor_warkat = ${nomor}`
  )[0]?.n;
/** Inserts a cheque as if it had been refused on another day, with the last day to report by the calendar. */
const plant = async (nomor: string, tanggal: string, nominal: bigint, selesai: string | null = null) => {
  await bank.owner`
    with r as (
      insert into warkat_refusal (jenis, nomor_warkat, nomor_rekening, kode_cabang, tanggal, nominal, alasan, alasan_utama, kosong, kode_bank, penyaji, nomor_skp, user_input)
      values ('CEK', ${nomor}, ${firma}, '001', ${tanggal}, ${nominal.toString()}::bigint, '01', '01', true, '014', 'Bank lain', 'SK' || nextval('warkat_letter_serial'), 'cs1')
      returning id_tolakan)
    insert into warkat_unfunded (jenis, nomor_warkat, id_tolakan, nomor_rekening, nominal, tanggal_tolak, batas_lapor, nomor_peringatan, peringatan_ke, tanggal_selesai, tanggal_lapor,
      cara_selesai, bukti)
    select 'CEK', ${nomor}, id_tolakan, ${firma}, ${nominal.toString()}::bigint, ${tanggal}::date, business_days_after(${tanggal}::date, 7), 'SP' || nextval('warkat_letter_serial'), 1,
      ${selesai}::date, ${selesai}::date, ${selesai ? 'BAYAR_TUNAI' : ''}, ${selesai ? 'KW-1' : ''} from r`;
};
/** As if it had been refused on that day. */
const redate = async (nomor: string, tanggal: string, batas: string) => {
  await bank.owner`update warkat_refusal set tanggal = ${tanggal} where nomor_warkat = ${nomor}`;
  await bank.owner`update warkat_unfunded set tanggal_tolak = ${tanggal}, batas_lapor = ${batas} where nomor_warkat = ${nomor}`;
};
const clear = async () => {
  await bank.owner`delete from warkat_unfunded`;
  await bank.owner`delete from warkat_refusal`;
};
const counting = async (hari: string, pasti = false) =>
  (
    await bank.app<{ nomor_warkat: string }[]>`
      select nomor_warkat from warkat_to_list(${nasabah}, ${hari}::date, ${pasti})`
  ).map(({ nomor_warkat }) => nomor_warkat);

describe('which cheques list a drawer', () => {
  test('the worked example: three that count within six months, one settled in time beside them', async () => {
    await plant('AA000001', '2026-01-10', 40_000_000_00n);
    await plant('AA000002', '2026-03-05', 30_000_000_00n, '2026-03-09');
    await plant('AA000003', '2026-06-01', 20_000_000_00n);
    expect(await counting('2026-06-01')).toEqual([]);
    await plant('AA000004', '2026-06-30', 60_000_000_00n);
    expect(await counting('2026-06-30')).toEqual(['AA000001', 'AA000003', 'AA000004']);
    // The last of them can still be settled for seven business days.
    expect(await counting('2026-06-30', true)).toEqual([]);
    const [last] = await unfunded('AA000004');
    expect(last?.batas_lapor).toBe('2026-07-09');
    expect(await counting('2026-07-09', true)).toEqual([]);
    expect(await counting('2026-07-10', true)).toEqual(['AA000001', 'AA000003', 'AA000004']);
    await clear();
  });

  test('a day more than six months, a cheque less, or a rupiah less lists nobody', async () => {
    await plant('AA000001', '2026-01-10', 499_999_999_99n);
    await plant('AA000002', '2026-03-02', 1_00n);
    expect(await counting('2026-07-09')).toEqual([]);
    await plant('AA000003', '2026-07-10', 1_00n);
    expect(await counting('2026-07-10')).toEqual([]);
    await bank.owner`update warkat_unfunded set tanggal_tolak = '2026-07-09' where nomor_warkat = 'AA000003'`;
    expect(await counting('2026-07-10')).toEqual(['AA000001', 'AA000002', 'AA000003']);
    await clear();
  });

  test('one cheque of 500,000,000 lists at once', async () => {
    await plant('AA000001', '2026-11-20', 500_000_000_00n);
    expect(await counting('2026-11-20', true)).toEqual(['AA000001']);
    await bank.owner`update warkat_unfunded set nominal = nominal - 1`;
    expect(await counting('2026-11-20')).toEqual([]);
    await clear();
  });
});

describe('a cheque refused at the counter', () => {
  test('moves, is warned about by its number, and counts once however often it is presented', async () => {
    await refused(bank, 'WARKAT_NOT_OF_ACCOUNT', () => file('cs1', 'TOLAK_WARKAT', refuse('ZZ000001')));
    await bank.owner`update warkat_leaf set status = 'DIBATALKAN' where nomor_warkat = 'AA000009'`;
    await refused(bank, 'WARKAT_SHEET', () => file('cs1', 'TOLAK_WARKAT', refuse('AA000009')));
    await refused(bank, 'OTHER_BRANCH', () => file('cs2', 'TOLAK_WARKAT', refuse('AA000010')));
    await refused(bank, 'CLEARING_REASON', () =>
      file('cs1', 'TOLAK_WARKAT', refuse('AA000010', { alasan_tolakan: ['99'] })),
    );
    await refused(bank, 'WARKAT_FUNDED', () => file('cs1', 'TOLAK_WARKAT', refuse('AA000010', { nominal: '1.00' })));
    await refused(bank, 'WARKAT_NOT_CLOSED', () =>
      file('cs1', 'TOLAK_WARKAT', refuse('AA000010', { alasan_tolakan: ['02'] })),
    );
    expect([await sheetState('AA000010'), await refusals('AA000010')]).toEqual(['AKTIF', 0]);
    const item = await file('cs1', 'TOLAK_WARKAT', refuse('AA000010'));
    await refused(bank, 'SELF_APPROVAL', () => approve(item, 'cs1'));
    expect(await sheetState('AA000010')).toBe('AKTIF');
    await approve(item, 'manager1');
    expect([await sheetState('AA000010'), await refusals('AA000010')]).toEqual(['DITOLAK', 1]);
    expect(await unfunded('AA000010')).toEqual([
      { nomor_warkat: 'AA000010', tanggal_selesai: null, nomor_dhib: null, batas_lapor: '2026-12-01', ke: 1 },
    ]);
    await accepted(bank, () => done('cs1', 'TOLAK_WARKAT', refuse('AA000010')));
    expect([await refusals('AA000010'), (await unfunded('AA000010')).length]).toEqual([2, 1]);
    // A formal reason wins: refused, and counted by nobody.
    await accepted(bank, () => done('cs1', 'TOLAK_WARKAT', refuse('AA000011', { alasan_tolakan: ['01', '13'] })));
    expect([await sheetState('AA000011'), await refusals('AA000011'), (await unfunded('AA000011')).length]).toEqual([
      'DITOLAK',
      1,
      0,
    ]);
  });

  test('is reported with its letters, each print of which is counted', async () => {
    const cs = await bank.as('cs1');
    const asked = { paging, kode_cabang: '', keadaan: '', nomor_rekening: '' };
    const rows = (await tolakan(cs, asked)).data;
    expect(rows.map(({ nomor_warkat, keadaan, alasan_utama }) => [nomor_warkat, keadaan, alasan_utama])).toEqual([
      ['AA000011', 'FORMAL', '13'],
      ['AA000010', 'TERHITUNG', '01'],
      ['AA000010', 'TERHITUNG', '01'],
    ]);
    expect((await tolakan(await bank.as('cs2'), asked)).data).toEqual([]);
    expect((await tolakan(cs, { ...asked, keadaan: 'FORMAL' })).data).toHaveLength(1);
    const first = rows[2];
    const id_tolakan = first?.id_tolakan ?? '';
    const letter = (which: string, cetak: string, who = cs) => surat(who, { id_tolakan, surat: which, cetak });
    expect(await letter('SKP', 'F')).toMatchObject({
      nomor: first?.nomor_skp,
      cetak: 0,
      alasan: ['Saldo tidak mencukupi'],
    });
    expect([
      (await letter('SKP', 'T')).cetak,
      (await letter('SKP', 'T')).cetak,
      (await letter('SKP', 'F')).cetak,
    ]).toEqual([0, 1, 2]);
    expect(await letter('PERINGATAN', 'F')).toMatchObject({
      nomor: first?.nomor_peringatan,
      peringatan_ke: 1,
      batas_nominal: '500000000.00',
      lembar: 3,
      bulan: 6,
      cetak: 0,
    });
    await expect(letter('SKP', 'T', await bank.as('cs2'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Presented again it has a letter of refusal of its own, and no second warning.
    await expect(
      surat(cs, { id_tolakan: rows[1]?.id_tolakan ?? '', surat: 'PERINGATAN', cetak: 'F' }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('two who refuse it at the same instant leave one row that counts', async () => {
    const items = await Promise.all([
      file('cs1', 'TOLAK_WARKAT', refuse('AA000012')),
      file('backoffice1', 'TOLAK_WARKAT', refuse('AA000012')),
    ]);
    const outcomes = await Promise.allSettled([
      approve(items[0] ?? '', 'manager1'),
      approve(items[1] ?? '', 'supervisor1'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    for (const each of outcomes) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(AppError);
    expect((await unfunded('AA000012')).map(({ ke }) => ke)).toEqual([2]);
  });
});

describe('a settlement', () => {
  test('is reported in time, once, by two persons', async () => {
    await refused(bank, 'UNFUNDED_UNKNOWN', () => file('cs1', 'LAPOR_WARKAT_KOSONG', settled('AA000011')));
    await refused(bank, 'UNFUNDED_DATE', () =>
      file('cs1', 'LAPOR_WARKAT_KOSONG', settled('AA000012', { tanggal_selesai: '2026-11-19' })),
    );
    await redate('AA000012', '2026-11-01', '2026-11-19');
    await refused(bank, 'UNFUNDED_LATE', () => file('cs1', 'LAPOR_WARKAT_KOSONG', settled('AA000012')));
    expect((await unfunded('AA000012'))[0]?.tanggal_selesai).toBeNull();
    await redate('AA000012', '2026-11-01', DAY);
    await accepted(bank, () => done('cs1', 'LAPOR_WARKAT_KOSONG', settled('AA000012')));
    expect((await unfunded('AA000012'))[0]?.tanggal_selesai).toBe(DAY);
    await refused(bank, 'UNFUNDED_SETTLED', () => file('cs1', 'LAPOR_WARKAT_KOSONG', settled('AA000012')));
  });
});

describe('a listing', () => {
  const listing = (warkat: string) => ({
    nomor_nasabah: nasabah,
    warkat,
    alasan: 'Tiga lembar kosong dalam enam bulan',
  });
  const asked = { paging, nomor_nasabah: '' };

  test('waits until its cheques can no longer be settled, then freezes the drawer’s cheques', async () => {
    const officer = await bank.as('compliance1');
    await plant('AA000001', '2026-07-06', 40_000_000_00n);
    expect((await usulanDhn(officer, asked)).data).toEqual([]);
    await refused(bank, 'DHN_NOT_DUE', () => file('compliance1', 'CANTUM_DHN', listing('CEK AA000001')));
    // The list has the cheque that was refused today beside them.
    await plant('AA000002', '2026-09-07', 20_000_000_00n);
    expect((await usulanDhn(officer, asked)).data).toMatchObject([
      {
        nomor_nasabah: nasabah,
        lembar: 3,
        nominal: '460000000.00',
        batas_lapor: '2026-12-01',
        dapat_dicantum: 'F',
        pencantuman: 0,
      },
    ]);
    await refused(bank, 'DHN_NOT_DUE', () => file('compliance1', 'CANTUM_DHN', listing('CEK AA000001')));
    await redate('AA000010', '2026-11-02', '2026-11-11');
    const [due] = (await usulanDhn(officer, asked)).data;
    expect(due).toMatchObject({ dapat_dicantum: 'T', warkat_dicantum: 'CEK AA000001, CEK AA000002, CEK AA000010' });
    await refused(bank, 'DATA_CHANGED', () => file('compliance1', 'CANTUM_DHN', listing('CEK AA000001')));

    const next = await bank.idOf('CEK', 'AA000026');
    await bank.owner`update warkat_leaf set status = 'DIBATALKAN' where nomor_warkat between 'AA000013' and 'AA000025'`;
    const item = await file('compliance1', 'CANTUM_DHN', listing(due?.warkat_dicantum ?? ''));
    await refused(bank, 'SELF_APPROVAL', () => approve(item, 'compliance1'));
    expect(await bank.owner`select from warkat_listing`).toHaveLength(0);
    await approve(item, 'compliance2');
    const [row] = await bank.owner<
      {
        nomor_dhib: string;
        terbit: string;
        sampai: string;
        lembar: number;
        dibuat_oleh: string;
        disetujui_oleh: string;
      }[]
    >`select nomor_dhib, terbit, sampai, lembar, dibuat_oleh, disetujui_oleh from warkat_listing`;
    expect(row).toEqual({
      nomor_dhib: 'DHIB2026000001',
      terbit: DAY,
      sampai: '2027-11-20',
      lembar: 3,
      dibuat_oleh: 'compliance1',
      disetujui_oleh: 'compliance2',
    });
    expect((await unfunded('AA000010'))[0]?.nomor_dhib).toBe('DHIB2026000001');
    expect((await usulanDhn(officer, asked)).data).toEqual([]);
    expect((await dhib(officer, { paging })).data).toMatchObject([
      { kode: 'DHIB2026000001', lembar: 3, terbit: DAY, berlaku_sampai: '2027-11-20' },
    ]);
    expect(await bank.owner`select status from name_hit where objek = ${`NASABAH:${nasabah}`}`).toEqual([
      { status: 'TERBUKTI' },
    ]);
    await refused(bank, 'DHN_LISTED', () => file('cs1', 'TERBIT_WARKAT', bank.issue(firma, next)));
    await refused(bank, 'UNFUNDED_LISTED', () =>
      file('cs1', 'LAPOR_WARKAT_KOSONG', settled('AA000010', { tanggal_selesai: '2026-11-03' })),
    );
    await expectSoundBooks(bank);
  });

  test('made later leaves the one before on the list', async () => {
    const [before] = await bank.owner<{ n: number }[]>`
      select count(*)::integer as n from name_entry where penerbit = 'DHIB' and keluar is null`;
    await bank.owner`update warkat_unfunded set nomor_dhib = null`;
    const [due] = (await usulanDhn(await bank.as('compliance1'), asked)).data;
    await accepted(bank, () => done('compliance1', 'CANTUM_DHN', listing(due?.warkat_dicantum ?? ''), 'compliance2'));
    const rows = await bank.owner<{ n: number }[]>`
      select count(*)::integer as n from name_entry where penerbit = 'DHIB' and keluar is null`;
    expect([before?.n, rows[0]?.n]).toEqual([1, 2]);
  });

  test('is the only way onto the bank’s own list: no file is of its issuer', async () => {
    const officer = await bank.as('compliance1');
    const lines = ['X1;Anwar Hadi;P;;;1980-01-02;;;;;1;2026-11-02'];
    const imports = async () =>
      (await bank.owner<{ n: number }[]>`select count(*)::integer as n from name_import where penerbit = 'BI'`)[0]?.n;
    await refused(bank, 'NAME_LIST_OWN', () => unggah(officer, part(lines, { jenis: 'DHN', penerbit: 'DHIB' })));
    expect(await imports()).toBe(0);
    await unggah(officer, part(lines, { jenis: 'DHN', penerbit: 'BI' }));
    expect(await imports()).toBe(1);
  });
});
