import { describe, expect, test } from 'vitest';
import { clearing } from '#core/cheques/clearing/module.ts';
import { calendarImpact } from '#core/control/parameters/calendar-impact.ts';
import { hariLibur, kalender } from '#core/control/parameters/calendar-queries.ts';
import { saveCalendarData } from '#lib/business-day/schemas/calendar.ts';
import { paging } from '../../asking.ts';
import { clearingBank, MONDAY, sheet, slip, TUESDAY } from '../../cheques/clearing/clearing-bank.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';

const bank = await clearingBank();
// Some tests write ends of day without the days that they end.
breaksBooks(bank, ['7', '25', '33']);
const { file, done, newest } = bank;
const WEDNESDAY = '2026-11-25';

const year = async (tahun = '2026') => kalender(await bank.as('finance1'), { tahun });
type Day = { tanggal: string; nama: string; dasar: string };
const day = (tanggal: string, nama = 'Cuti bersama', dasar = 'SKB 3 Menteri 5/2026'): Day => ({ tanggal, nama, dasar });
/** The form of a year's calendar with days put in and withdrawn. */
const form = async (more: readonly Day[], gone: readonly string[] = [], rest: object = {}) => {
  const { aksi, tahun, versi, libur } = await year();
  const remaining = libur.filter(({ tanggal }) => !gone.includes(tanggal));
  return { aksi, tahun, versi, libur: [...remaining, ...more], tempel: '', alasan: 'SKB perubahan', ...rest };
};
const save = async (more: readonly Day[], gone: readonly string[] = []) =>
  done('finance1', 'SIMPAN_KALENDER', await form(more, gone), 'finance2');
const holidays = async () =>
  (
    await bank.owner<
      { tanggal: string }[]
    >`select tanggal from holiday where tanggal between ${DAY} and '2026-12-24' order by 1`
  ).map(({ tanggal }) => tanggal);

test('two persons of head office change the calendar of a year, with its versions', async () => {
  const wanted = await form([day(WEDNESDAY)]);
  await refused(bank, 'FORBIDDEN', () => file('backoffice1', 'SIMPAN_KALENDER', wanted));
  const item = await file('finance1', 'SIMPAN_KALENDER', wanted);
  expect((await year()).id_flow).toBe(item);
  expect(await holidays()).toEqual([]);
  await refused(bank, 'SELF_APPROVAL', () => bank.approve(item, 'finance1'));
  await accepted(bank, () => bank.approve(item, 'finance2'));
  expect(await holidays()).toEqual([WEDNESDAY]);
  const { data } = await hariLibur(await bank.as('finance1'), {
    paging: { ...paging(), keyword: 'SKB 3' },
    tahun: '2026',
  });
  expect(data).toEqual([{ ...day(WEDNESDAY), hari: 3, tahun: '2026', keadaan: 'AKAN_DATANG' }]);
  const [version] = await bank.owner`
    select versi, aksi, pembuat, disetujui_oleh from record_version where jenis = 'calendar_year' and kunci = '2026' order by versi desc limit 1`;
  expect(version).toEqual({ versi: 1, aksi: 'UBAH', pembuat: 'finance1', disetujui_oleh: 'finance2' });
  // The version that the maker saw before is out of date.
  await refused(bank, 'DATA_CHANGED', async () =>
    file('finance1', 'SIMPAN_KALENDER', await form([], [], { versi: 0 })),
  );
  await save([], [WEDNESDAY]);
  expect(await holidays()).toEqual([]);
});

test('the first year without a calendar is filled by pasting, in either form of a date', async () => {
  const next = await year('');
  expect(next).toMatchObject({ aksi: 'BUAT', tahun: '2028', versi: 0, libur: [] });
  const tempel = '2028-01-01;Tahun Baru 2028;SKB 1/2027\n\n17/08/2028\tHari Kemerdekaan\tKeppres 24/1953\n';
  await done(
    'finance1',
    'SIMPAN_KALENDER',
    { aksi: 'BUAT', tahun: '2028', versi: 0, libur: [], tempel, alasan: 'SKB 2028' },
    'finance2',
  );
  expect((await year('2028')).libur).toEqual([
    day('2028-01-01', 'Tahun Baru 2028', 'SKB 1/2027'),
    day('2028-08-17', 'Hari Kemerdekaan', 'Keppres 24/1953'),
  ]);
  const parse = (rest: object) =>
    saveCalendarData.safeParse({
      aksi: 'BUAT',
      tahun: '2028',
      versi: 0,
      libur: [],
      tempel: '',
      alasan: 'SKB 2028',
      ...rest,
    }).success;
  expect(parse({ tempel: '2028-01-03;Cuti' })).toBe(true);
  expect(parse({ tempel: '2029-01-03;Cuti' })).toBe(false);
  expect(parse({ tempel: '31/02/2028;Cuti' })).toBe(false);
  expect(parse({})).toBe(false);
  expect(parse({ libur: [day('2028-03-01'), day('2028-03-01')] })).toBe(false);
});

test('good-funds days of lodged cheques retain their business days', async () => {
  await bank.owner`update clearing_cycle set hari_efektif = 2`;
  await bank.run('teller1', clearing.operations.SETORAN_KLIRING as never, slip([sheet()]));
  const efektif = async () => (await newest())[0]?.tanggal_efektif;
  expect(await efektif()).toBe(TUESDAY);
  const impact = async (added: string[], withdrawn: string[] = []) =>
    (await calendarImpact(bank.app, added, withdrawn)).find(({ kolom }) => kolom === 'dampak_dana_efektif')?.moves ??
    [];
  expect(await impact([TUESDAY, WEDNESDAY])).toEqual([{ lama: TUESDAY, baru: '2026-11-26', jumlah: 1 }]);
  expect(await impact([WEDNESDAY])).toEqual([]);
  await save([day(TUESDAY), day(WEDNESDAY)]);
  expect(await efektif()).toBe('2026-11-26');
  expect(await impact([], [TUESDAY])).toEqual([{ lama: '2026-11-26', baru: TUESDAY, jumlah: 1 }]);
  await save([day(MONDAY)], [TUESDAY]);
  expect(await efektif()).toBe('2026-11-26');
  await save([], [MONDAY, WEDNESDAY]);
  expect(await efektif()).toBe(TUESDAY);
  // The files of an installation go through the same check.
  await bank.owner`insert into holiday (tanggal, nama) values (${TUESDAY}, 'Uji'), (${WEDNESDAY}, 'Uji')`;
  expect(await efektif()).toBe('2026-11-26');
  await bank.owner`delete from holiday where tanggal in (${TUESDAY}, ${WEDNESDAY})`;
  expect(await efektif()).toBe(TUESDAY);
});

test('both persons see the effects: cycles, standing orders and the month end', async () => {
  await bank.owner`
    insert into standing_order (nomor_perintah, golongan, jenis, rekening_sumber, rekening_tujuan, nominal, periode, setiap, hari, mulai, hari_libur, prioritas, coba_ulang, sebagian, status)
    select 'SI9' || x.n, 'SI', 'TETAP', a.satu, a.dua, 100, x.periode, 1, x.hari, ${DAY}::date, x.aturan, 50, 0, false, 'AKTIF'
    from (select min(nomor_rekening) as satu, max(nomor_rekening) as dua from account) a,
      (values (1, 'BULANAN', 30, 'SESUDAH'), (2, 'BULANAN', 30, 'SEBELUM'), (3, 'BULANAN', 30, 'LEWATI'), (4, 'MINGGUAN', 1, 'SESUDAH'), (5, 'HARIAN', 0, 'SESUDAH'), (6, 'BULANAN', 29, 'SESUDAH')) x(n, periode, hari, aturan)`;
  const moved = Object.fromEntries(
    (await calendarImpact(bank.app, ['2026-11-30'], [])).map(({ kolom, moves }) => [kolom, moves]),
  );
  expect(moved.dampak_akhir_bulan).toEqual([{ lama: '2026-11-30', baru: '2026-11-27', jumlah: 1 }]);
  expect(moved.dampak_siklus).toEqual([{ lama: '2026-11-30', baru: '2026-12-01', jumlah: 1 }]);
  expect([...(moved.dampak_perintah ?? [])].sort((a, b) => String(a.baru).localeCompare(String(b.baru)))).toEqual([
    { lama: '2026-11-30', baru: '2026-11-27', jumlah: 1 },
    { lama: '2026-11-30', baru: '2026-12-01', jumlah: 3 },
    { lama: '2026-11-30', baru: null, jumlah: 2 },
  ]);
  const item = await file('finance1', 'SIMPAN_KALENDER', await form([day('2026-11-30')]));
  const [filed] = await bank.owner<
    { perubahan: unknown }[]
  >`select perubahan from flow_instance where id_flow = ${item}`;
  expect(filed?.perubahan).toEqual(
    expect.arrayContaining([
      { kolom: 'libur_baru', lama: '', baru: '2026-11-30 Cuti bersama (SKB 3 Menteri 5/2026)' },
      { kolom: 'dampak_siklus', lama: '2026-11-30 (1)', baru: '2026-12-01' },
      { kolom: 'dampak_akhir_bulan', lama: '2026-11-30 (1)', baru: '2026-11-27' },
    ]),
  );
  await bank.owner`delete from standing_order where nomor_perintah like 'SI9%'`;
  await bank.flow('finance2', 'REJECT', { idFlow: item, remark: 'Hanya dilihat' });
});

describe('a begun day stays', () => {
  test('a day that is today or over is neither put in nor withdrawn, its name may be mended', async () => {
    await refused(bank, 'CALENDAR_PAST', () => save([day(DAY)]));
    await refused(bank, 'CALENDAR_PAST', () => save([], ['2026-08-17']));
    await accepted(bank, () => save([day('2026-08-17', 'Hari Kemerdekaan RI', 'Keppres 24/1953')], ['2026-08-17']));
    const [named] = await bank.owner`select nama from holiday where tanggal = '2026-08-17'`;
    expect(named?.nama).toBe('Hari Kemerdekaan RI');
  });

  test('a day that an end of day counts on stays, in the form and when it begins after filing', async () => {
    const item = await file('finance1', 'SIMPAN_KALENDER', await form([day('2026-11-30')]));
    await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values ('001', '2026-11-27', 'manager1')`;
    await bank.owner`
      insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user, status, selesai)
      values ('001', '2026-11-27', '2026-11-27', '2026-11-30', 'manager1', 'SELESAI', now())`;
    await refused(bank, 'CALENDAR_BEGUN', () => bank.approve(item, 'finance2'));
    await bank.flow('finance2', 'REJECT', { idFlow: item, remark: 'Sudah dimulai' });
    await refused(bank, 'CALENDAR_BEGUN', () => save([day('2026-11-30')]));
    await accepted(bank, () => save([day('2026-12-01')]));
    expect(await holidays()).toEqual(['2026-12-01']);
  });
});

test('a month retains a business day: it could not end without one', async () => {
  const december = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`);
  await refused(bank, 'CALENDAR_MONTH_EMPTY', async () =>
    file(
      'finance1',
      'SIMPAN_KALENDER',
      await form(
        december.map((each) => day(each)),
        december,
      ),
    ),
  );
  await accepted(bank, async () =>
    file(
      'finance1',
      'SIMPAN_KALENDER',
      await form(
        december.slice(0, -1).map((each) => day(each)),
        december,
      ),
    ),
  );
});
