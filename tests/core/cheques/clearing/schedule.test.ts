import { expect, test } from 'vitest';
import { meja } from '#core/cheques/clearing/desk.ts';
import { jadwalKliring } from '#core/control/parameters/schedule-queries.ts';
import { saveScheduleData } from '#lib/cheques/schemas/clearing-schedule.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';
import { clearingBank, MONDAY, sheet, slip, TUESDAY } from './clearing-bank.ts';

const bank = await clearingBank();
breaksBooks(bank, ['7', '27']);
const { file, done, newest, turn } = bank;

const allDay = [{ penyerahan: '24:00', pengembalian: '24:00', hari_efektif: '1' }];
const schedule = (over: object = {}) => ({
  aksi: 'BUAT',
  wilayah: 'BARAT',
  berlaku_sejak: MONDAY,
  nama: 'Wilayah barat',
  siklus: allDay,
  cabang: '002',
  versi: 0,
  alasan: 'Surat penyelenggara kliring',
  ...over,
});
const save = async (data: object) => done('finance1', 'SIMPAN_JADWAL_KLIRING', data, 'finance2');
const regions = async (keadaan = '') =>
  (
    await jadwalKliring(await bank.as('finance1'), { paging: paging(), wilayah: '', berlaku_sejak: '', keadaan })
  ).data.map(({ wilayah, berlaku_sejak, cabang, keadaan: stands }) => [wilayah, berlaku_sejak, cabang, stands]);
const cyclesOf = (kode: string, tanggal: string) => bank.owner<{ siklus: number; serah: string; balik: string }[]>`
  select siklus, to_char(penyerahan, 'HH24:MI') as serah, to_char(pengembalian, 'HH24:MI') as balik from clearing_cycles(${kode}, ${tanggal}::date)`;
const desk = async (user: string, kode_cabang = '') => meja(await bank.as(user), { kode_cabang });

test('the whole bank is one region with one cycle until two persons of head office make another', async () => {
  expect(await regions()).toEqual([['UTAMA', '2010-01-01', '000, 001, 002', 'BERLAKU']]);
  await refused(bank, 'FORBIDDEN', () => file('backoffice1', 'SIMPAN_JADWAL_KLIRING', schedule()));
  const item = await file('finance1', 'SIMPAN_JADWAL_KLIRING', schedule({ cabang: '002, 002' }));
  await refused(bank, 'SELF_APPROVAL', () => bank.approve(item, 'finance1'));
  expect(await regions('AKAN_DATANG')).toEqual([]);
  await accepted(bank, () => bank.approve(item, 'finance2'));
  expect(await regions()).toEqual([
    ['BARAT', MONDAY, '002', 'AKAN_DATANG'],
    ['UTAMA', '2010-01-01', '000, 001, 002', 'BERLAKU'],
  ]);
  // Today it is of its old region, from Monday on of the other.
  expect([await desk('teller3')].map(({ wilayah }) => wilayah)).toEqual(['Wilayah kliring utama']);
  const versions = await bank.owner<{ pembuat: string; disetujui_oleh: string }[]>`
    select pembuat, disetujui_oleh from record_version where jenis = 'clearing_schedule' and kunci = ${`BARAT/${MONDAY}`}`;
  expect(versions.map((row) => ({ ...row }))).toEqual([{ pembuat: 'finance1', disetujui_oleh: 'finance2' }]);
});

test('a branch is of one region: no two take it on a day, none lets it go alone, and nobody is named who is not there', async () => {
  const refusedOf = (code: Parameters<typeof refused>[1], over: object) =>
    refused(bank, code, () => file('finance1', 'SIMPAN_JADWAL_KLIRING', schedule(over)));
  await refusedOf('BRANCH_UNKNOWN', { wilayah: 'TIMUR', cabang: '777' });
  await refusedOf('CLEARING_REGION_TAKEN', { wilayah: 'TIMUR', cabang: '002' });
  await refusedOf('CLEARING_REGION_LEFT', { wilayah: 'UTAMA', cabang: '000' });
  await refusedOf('DUPLICATE', {});
  await refusedOf('TERM_IN_FORCE', { wilayah: 'TIMUR', berlaku_sejak: '2026-11-19', cabang: '' });
  await refusedOf('DATA_CHANGED', { aksi: 'UBAH', versi: 7 });
  await accepted(bank, () => save(schedule({ wilayah: 'UTAMA', nama: 'Wilayah utama', cabang: '000 001' })));
  // Two that were filed together: the second finds the branch taken once the first is in force.
  const [first, second] = [
    await file('finance1', 'SIMPAN_JADWAL_KLIRING', schedule({ wilayah: 'TIMUR', berlaku_sejak: TUESDAY })),
    await file('finance1', 'SIMPAN_JADWAL_KLIRING', schedule({ wilayah: 'TENGAH', berlaku_sejak: TUESDAY })),
  ];
  const outcomes = await Promise.allSettled([first, second].map((item) => bank.approve(item, 'finance2')));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const existing = await bank.owner`select from clearing_region_branch where berlaku_sejak = ${TUESDAY}`;
  expect(existing).toHaveLength(1);
});

test.each([
  ['a time that no clock tells', { siklus: [{ ...allDay[0], penyerahan: '25:00' }] }],
  ['a return before its presentment', { siklus: [{ ...allDay[0], penyerahan: '14:00', pengembalian: '13:59' }] }],
  ['two cycles at one moment', { siklus: [...allDay, ...allDay] }],
  ['no cycle', { siklus: [] }],
  ['no days until good funds', { siklus: [{ ...allDay[0], hari_efektif: '0' }] }],
  ['a branch that is no code', { cabang: '002, Pusat' }],
])('%s is no schedule', (_, over) => {
  expect(saveScheduleData.safeParse(schedule()).success).toBe(true);
  expect(saveScheduleData.safeParse(schedule(over)).success).toBe(false);
});

test('cycles are stored in the order of the day, and one that has not begun is withdrawn', async () => {
  const two = [
    { penyerahan: '15:00', pengembalian: '16:30', hari_efektif: '2' },
    { penyerahan: '09:30', pengembalian: '11:00', hari_efektif: '1' },
  ];
  const later = schedule({ wilayah: 'UTAMA', berlaku_sejak: '2026-12-01', cabang: '000, 001', siklus: two });
  await save(later);
  const cycleTimes = async () =>
    (await cyclesOf('001', '2026-12-01')).map(({ siklus, serah, balik }) => [siklus, serah, balik]);
  expect(await cycleTimes()).toEqual([
    [1, '09:30', '11:00'],
    [2, '15:00', '16:30'],
  ]);
  expect(await cyclesOf('001', '2026-11-30')).toHaveLength(1);
  await refused(bank, 'DATA_CHANGED', () =>
    file('finance1', 'SIMPAN_JADWAL_KLIRING', { ...later, aksi: 'HAPUS', versi: 9 }),
  );
  const [row] = await bank.owner<
    { versi: number }[]
  >`select versi from clearing_schedule where berlaku_sejak = '2026-12-01'`;
  await save({ ...later, aksi: 'HAPUS', versi: row?.versi });
  expect(await cycleTimes()).toEqual([[1, '24:00', '24:00']]);
  expect(await bank.owner`select from clearing_cycle where berlaku_sejak = '2026-12-01'`).toHaveLength(0);
});

test('a cheque takes as long as its cycle, by the region of the branch that takes it in', async () => {
  // A first cycle that is over, and a second one that takes two days; the other region has been cut off.
  await bank.owner`update clearing_cycle set penyerahan = '00:00', hari_efektif = 2 where wilayah = 'UTAMA'`;
  await bank.owner`insert into clearing_cycle select wilayah, berlaku_sejak, 2, '24:00', '24:00', 2 from clearing_schedule where wilayah = 'UTAMA'`;
  await bank.owner`update clearing_cycle set penyerahan = '00:00' where wilayah = 'BARAT'`;
  await bank.owner`delete from clearing_region_branch where berlaku_sejak = ${TUESDAY}`;
  await turn(MONDAY);
  try {
    expect(await desk('teller1')).toMatchObject({
      wilayah: 'Wilayah utama',
      siklus_ke: 2,
      siklus_banyak: 2,
      batas: '24:00',
    });
    expect(await desk('finance1', '002')).toMatchObject({ wilayah: 'Wilayah barat', batas: '00:00', sisa_detik: 0 });
    await done('teller1', 'SETORAN_KLIRING', slip([sheet()]));
    expect((await newest())[0]?.tanggal_efektif).toBe('2026-11-25');
    await refused(bank, 'CLEARING_LATE', () => file('teller3', 'SETORAN_KLIRING', slip([sheet()])));
    // A slip that was filed in time is refused once its cycle is over.
    const item = await file('teller1', 'SETORAN_KLIRING', slip([sheet()]));
    await bank.cutOff('00:00');
    await refused(bank, 'CLEARING_LATE', () => bank.approve(item));
  } finally {
    await bank.cutOff('24:00');
    await turn(DAY);
  }
});

test('a waiting cheque leaves at the next cut-off of the branch that took it in', async () => {
  await bank.owner`delete from clearing_cycle where siklus = 2`;
  const began = async (kode: string, when: string) =>
    (
      await bank.owner<{ saat: string }[]>`
        select to_char(clearing_cycle_began(${kode}, ${when}::timestamptz, ${MONDAY}::date) at time zone 'Asia/Jakarta', 'DD HH24:MI') as saat`
    )[0]?.saat;
  await bank.owner`update clearing_cycle set penyerahan = '10:00' where wilayah = 'UTAMA'`;
  await bank.owner`insert into clearing_cycle select wilayah, berlaku_sejak, 2, '14:00', '24:00', 1 from clearing_schedule where wilayah = 'UTAMA'`;
  await bank.owner`update clearing_cycle set penyerahan = '12:00' where wilayah = 'BARAT'`;
  const when = ['2026-11-23 09:00+07', '2026-11-23 10:00+07', '2026-11-23 13:59+07', '2026-11-23 14:00+07'];
  expect(await Promise.all(when.map((each) => began('001', each)))).toEqual([
    '22 14:00',
    '23 10:00',
    '23 10:00',
    '23 14:00',
  ]);
  expect(await Promise.all(when.map((each) => began('002', each)))).toEqual([
    '22 12:00',
    '22 12:00',
    '23 12:00',
    '23 12:00',
  ]);
});

test('a cheque presented to us goes back until the return of its cycle', async () => {
  await bank.owner`update clearing_cycle set penyerahan = '10:00', pengembalian = '11:00' where wilayah = 'UTAMA' and siklus = 1`;
  await bank.owner`update clearing_cycle set pengembalian = '16:00' where wilayah = 'UTAMA' and siklus = 2`;
  const until = async (came: string) =>
    (
      await bank.owner<{ jam: string }[]>`
        select to_char(inward_return_until(jsonb_populate_record(null::inward_warkat,
          jsonb_build_object('kode_cabang', '001', 'diterima_pada', ${came}::timestamptz)), ${MONDAY}::date), 'HH24:MI') as jam`
    )[0]?.jam;
  const came = ['2026-11-23 08:00+07', '2026-11-23 10:30+07', '2026-11-23 14:00+07', '2026-11-23 18:00+07'];
  expect(await Promise.all(came.map(until))).toEqual(['11:00', '11:00', '16:00', '16:00']);
});
