import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobs } from '#core/books/reports/job/queries.ts';
import { ringkas } from '#core/books/reports/regulatory/queries.ts';
import { hasilJadwal, jadwal } from '#core/books/reports/schedule/queries.ts';
import { extractMonth, fileScheduledReports, periodFrom } from '#core/books/reports/schedule/round.ts';
import { Transactions } from '#core/db/transactions.ts';
import { closeCounter, countVaultOf, turnDay } from '#core/programs/seed/days.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks, refusal } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';
import { reportBank } from './report-bank.ts';

const bank = await reportBank();
breaksBooks(bank, ['27']);
const transactions = new Transactions(bank.appUrl);
const FRIDAY = DAY;
const MONDAY = '2026-11-23';
beforeAll(() => bank.owner`delete from report_day_pending`);
afterAll(() => transactions.end());

const form = (over: object = {}) => ({
  nama: 'Bukti teller pagi',
  laporan: 'BUKTI_TELLER',
  bentuk: 'CSV',
  lingkup: 'SETIAP_CABANG',
  kalender: 'HARIAN',
  mulai: FRIDAY,
  peran: ['BRANCH_MANAGER'],
  alasan: 'Diminta pimpinan cabang',
  ...over,
});
const file = async (data: object, user = 'finance1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: 'SIMPAN_JADWAL_LAPORAN', seen: '', data })).id_flow;
const save = async (data: object, team = 'finance') => {
  const idFlow = await file(data, `${team}1`);
  await refused(bank, 'SELF_APPROVAL', () => bank.flow(`${team}1`, 'APPROVE', { idFlow }));
  await accepted(bank, () => bank.flow(`${team}2`, 'APPROVE', { idFlow }));
};
const listed = async (over: object = {}) =>
  (await jadwal(await bank.as('finance1'), { paging: paging(), nomor_jadwal: '', aktif: '', ...over })).data;
const dues = async (nomor_jadwal: string) =>
  (await hasilJadwal(await bank.as('finance1'), { paging: paging(), nomor_jadwal })).data;
const log = { error: vi.fn() };
const round = () => fileScheduledReports(transactions.begin, log);
const jobsFiled = async () => {
  const rows = await bank.owner<{ kode: string; kode_cabang: string; tanya: Record<string, string>; peran: string }[]>`
    select kode, kode_cabang, tanya, array_to_string(untuk_peran, ',') as peran from report_job where id_user is null order by kode, kode_cabang`;
  return rows.map((row) => ({ ...row }));
};

test('two persons of head office save a schedule; a choice that another makes meaningless is left out', async () => {
  await save(form({ kode_gl: '101001', hari: '3', kode_cabang: '001' }));
  const [row] = await listed();
  expect(row).toMatchObject({
    nomor_jadwal: 'JL000001',
    versi: 1,
    laporan: 'BUKTI_TELLER',
    kode_gl: '',
    hari: '',
    kode_cabang: '',
    kertas: '',
    peran: ['BRANCH_MANAGER'],
    aktif: 'T',
    jatuh_berikut: FRIDAY,
    jatuh_terakhir: '',
    jumlah: 0,
  });
  await refusal(file(form(), 'backoffice1'), 'FORBIDDEN');
});

test('refuses a role without the report, one of another reach, and missing ones', async () => {
  await refused(bank, 'REPORT_SCHEDULE_ROLE', () => file(form({ nama: 'Teller', peran: ['TELLER'] })));
  await refused(bank, 'REPORT_SCHEDULE_ROLE', () => file(form({ nama: 'Entah', peran: ['BUKAN_PERAN'] })));
  const trial = { nama: 'Neraca saldo', laporan: 'NERACA_SALDO', kode_valuta: 'IDR' };
  await refused(bank, 'REPORT_SCHEDULE_REACH', () =>
    file(form({ ...trial, lingkup: 'SELURUH', peran: ['BRANCH_MANAGER'] })),
  );
  await refused(bank, 'REPORT_SCHEDULE_REACH', () => file(form({ ...trial, peran: ['HO_FINANCE'] })));
  await refused(bank, 'BRANCH_UNKNOWN', () => file(form({ lingkup: 'CABANG', kode_cabang: '777' })));
  await refused(bank, 'REPORT_SCHEDULE_START', () => file(form({ mulai: '2026-11-19' })));
  const wrong = async (over: object) =>
    (await refusal(file(form(over)), 'VALIDATION')).details.violations?.map(({ field, kode }) => [field, kode]);
  expect(await wrong({ lingkup: 'SELURUH', peran: ['HO_FINANCE'] })).toEqual([['lingkup', 'v.lingkupLaporan']]);
  expect(await wrong({ laporan: 'NERACA_SALDO' })).toEqual([['kode_valuta', 'v.valuta']]);
  expect(await wrong({ kalender: 'MINGGUAN', hari: '8' })).toEqual([['hari', 'v.bilanganPerintah']]);
  expect(await wrong({ kalender: 'BULANAN' })).toEqual([['hari', 'v.wajib']]);
  expect(await wrong({ lingkup: 'CABANG' })).toEqual([['kode_cabang', 'v.wajib']]);
  expect(await wrong({ peran: [] })).toEqual([['peran', 'v.wajib']]);
  await save(form({ ...trial, lingkup: 'SELURUH', peran: ['HO_FINANCE'], kalender: 'MINGGUAN', hari: '7' }));
});

test('a change is bound to the version shown, and a schedule that is off is not due', async () => {
  const [row] = await listed({ nomor_jadwal: 'JL000001' });
  await refused(bank, 'DATA_CHANGED', () => file(form({ nomor_jadwal: 'JL000001', versi: 7, aktif: 'F' })));
  await save(form({ nama: 'Tanggal', kalender: 'TANGGAL', mulai: '2026-11-30', peran: ['BRANCH_MANAGER'] }));
  const [, , once] = await listed();
  expect(once).toMatchObject({ kalender: 'TANGGAL', jatuh_berikut: '2026-11-30' });
  const { nomor_jadwal = '', versi = 0 } = once ?? {};
  await save(form({ nama: 'Tanggal', kalender: 'TANGGAL', mulai: '2026-11-30', nomor_jadwal, versi, aktif: 'F' }));
  expect((await listed()).map(({ jatuh_berikut }) => jatuh_berikut)).toEqual([FRIDAY, '2026-11-22', '']);
  expect(row?.versi).toBe(1);
});

test('an extract is of the whole bank, for roles that hold its screen, in a form that it has', async () => {
  const extract = {
    nama: 'PPh bulan ini',
    laporan: 'PPH_DAFTAR',
    lingkup: 'SELURUH',
    peran: ['HO_FINANCE'],
    kalender: 'TANGGAL',
    mulai: '2026-11-20',
  };
  await refused(bank, 'REPORT_SCHEDULE_ROLE', () => file(form({ ...extract, peran: ['BRANCH_MANAGER'] })));
  const wrong = async (over: object) =>
    (await refusal(file(form({ ...extract, ...over })), 'VALIDATION')).details.violations?.map(({ field, kode }) => [
      field,
      kode,
    ]);
  expect(await wrong({ lingkup: 'SETIAP_CABANG' })).toEqual([['lingkup', 'v.lingkupEkstrak']]);
  expect(await wrong({ bentuk: 'ZIP' })).toEqual([['bentuk', 'v.bentukLaporan']]);
  expect(await wrong({ laporan: 'PPH_BUKTI', bentuk: 'CSV' })).toEqual([['bentuk', 'v.bentukLaporan']]);
  expect(await wrong({ laporan: 'BUKTI_TELLER', bentuk: 'ZIP' })).toContainEqual(['bentuk', 'v.bentukLaporan']);
  expect(await wrong({ laporan: 'ENTAH' })).toContainEqual(['laporan', 'v.kode']);
  await save(form(extract));
});

test('compliance alone saves its own schedules, and no others; finance neither begins, approves, changes nor stops them', async () => {
  const cash = {
    nama: 'LTKT',
    laporan: 'GOAML_LTKT',
    bentuk: 'ZIP',
    lingkup: 'SELURUH',
    peran: ['COMPLIANCE'],
    kalender: 'TANGGAL',
    mulai: '2026-11-20',
  };
  await refused(bank, 'REPORT_SCHEDULE_KEEPER', () => file(form(cash)));
  await refused(bank, 'REPORT_SCHEDULE_ROLE', () => file(form({ ...cash, peran: ['HO_FINANCE'] }), 'compliance1'));
  const idFlow = await file(form(cash), 'compliance1');
  await refused(bank, 'APPROVER_LIMIT', () => bank.flow('finance1', 'APPROVE', { idFlow }));
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('compliance1', 'APPROVE', { idFlow }));
  await accepted(bank, () => bank.flow('compliance2', 'APPROVE', { idFlow }));
  const [row] = await listed({ nomor_jadwal: 'JL000005' });
  expect(row).toMatchObject({ laporan: 'GOAML_LTKT', peran: ['COMPLIANCE'], aktif: 'T', versi: 1 });
  const changed = { ...cash, nomor_jadwal: 'JL000005', versi: 1, aktif: 'F' };
  await refused(bank, 'REPORT_SCHEDULE_KEEPER', () => file(form(changed)));
  // Nor by making another report of it.
  await refused(bank, 'REPORT_SCHEDULE_KEEPER', () =>
    file(form({ ...changed, laporan: 'PPH_DAFTAR', bentuk: 'CSV', peran: ['HO_FINANCE'] })),
  );
  expect(await listed({ nomor_jadwal: 'JL000005' })).toMatchObject([{ laporan: 'GOAML_LTKT', aktif: 'T', versi: 1 }]);
  const tax = { nama: 'PPh', laporan: 'PPH_DAFTAR', lingkup: 'SELURUH', peran: ['HO_FINANCE'] };
  await refused(bank, 'REPORT_SCHEDULE_KEEPER', () => file(form(tax), 'compliance1'));
  const asked = await file(form({ ...tax, nama: 'PPh harian' }));
  await refused(bank, 'APPROVER_LIMIT', () => bank.flow('compliance2', 'APPROVE', { idFlow: asked }));
  await accepted(bank, () => bank.flow('finance2', 'REJECT', { idFlow: asked, remark: 'Cukup bulanan' }));
  expect((await listed()).map(({ nama }) => nama)).not.toContain('PPh harian');
});

test.each([
  ['2026-11-30', '2026-11'],
  ['2026-11-29', '2026-10'],
  ['2026-12-05', '2026-11'],
  ['2026-01-05', '2025-12'],
  ['2026-02-28', '2026-02'],
] as const)('an extract that is due on %s is of %s, the last month that has ended by then', (due, month) => {
  expect(extractMonth(due).slice(0, 7)).toBe(month);
});

test('the close of a day files its due reports once; Sunday’s come with Friday’s close', async () => {
  expect(await round()).toBe(0);
  for (const n of [1, 2]) {
    await closeCounter(bank, { teller: n === 1 ? 'teller1' : 'teller3', headTeller: `headteller${n}` });
    await countVaultOf(bank, `headteller${n}`);
  }
  expect(await turnDay(bank)).toBe(MONDAY);
  expect(await jobsFiled()).toEqual([]);
  // A core that dies in the middle leaves the day as it was.
  const broken = transactions.begin(async (tx) => {
    await fileScheduledReports((work) => work(tx), log);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await jobsFiled()).toEqual([]);
  const days = await Promise.all([round(), round()]);
  expect(days.reduce((sum, each) => sum + each, 0)).toBe(3);
  expect(await round()).toBe(0);
  const teller = (kode_cabang: string) => ({
    kode: 'BUKTI_TELLER',
    kode_cabang,
    tanya: { kode_cabang, tanggal: FRIDAY },
    peran: 'BRANCH_MANAGER',
  });
  const month = { bulan: '2026-10-01', awal: '2026-10-01', akhir: '2026-10-31' };
  expect(await jobsFiled()).toEqual([
    teller('000'),
    teller('001'),
    teller('002'),
    { kode: 'GOAML_LTKT', kode_cabang: '000', tanya: month, peran: 'COMPLIANCE' },
    {
      kode: 'NERACA_SALDO',
      kode_cabang: '000',
      tanya: { kode_cabang: '', kode_valuta: 'IDR', tanggal: FRIDAY, sebelum_penutup: '', urut: '' },
      peran: 'HO_FINANCE',
    },
    { kode: 'PPH_DAFTAR', kode_cabang: '000', tanya: month, peran: 'HO_FINANCE' },
  ]);
  expect((await listed()).map(({ jatuh_terakhir, jatuh_berikut }) => [jatuh_terakhir, jatuh_berikut])).toEqual([
    [FRIDAY, MONDAY],
    ['2026-11-22', '2026-11-29'],
    ['', ''],
    ['2026-11-20', ''],
    ['2026-11-20', ''],
  ]);
});

test('the files are with the role’s holders in their branch, notify them, and nobody else', async () => {
  const rows = await bank.owner<{ id: string }[]>`select id from report_job where id_user is null`;
  for (const { id } of rows) await bank.work(id);
  const of = async (user: string) =>
    (await jobs(await bank.as(user), { paging: paging(), status: '', jenis: '' })).data.map(
      ({ kode, kode_cabang, status_laporan }) => [kode, kode_cabang, status_laporan],
    );
  expect(await of('manager1')).toEqual([['BUKTI_TELLER', '001', 'SIAP']]);
  expect(await of('manager2')).toEqual([['BUKTI_TELLER', '002', 'SIAP']]);
  expect(await of('teller1')).toEqual([]);
  expect((await of('finance1')).toSorted()).toEqual([
    ['NERACA_SALDO', '', 'SIAP'],
    ['PPH_DAFTAR', '', 'SIAP'],
  ]);
  expect(await of('compliance1')).toEqual([['GOAML_LTKT', '', 'SIAP']]);
  const events = await bank.owner<{ user_input: string; flow_code: string }[]>`
    select user_input, flow_code from inbox_event where jenis = 'LAPORAN' order by 1, 2`;
  expect(
    events.filter(({ user_input }) => /^(manager|finance)[12]$/.test(user_input)).map((row) => ({ ...row })),
  ).toEqual([
    { user_input: 'finance1', flow_code: 'NERACA_SALDO' },
    { user_input: 'finance1', flow_code: 'PPH_DAFTAR' },
    { user_input: 'finance2', flow_code: 'NERACA_SALDO' },
    { user_input: 'finance2', flow_code: 'PPH_DAFTAR' },
    { user_input: 'manager1', flow_code: 'BUKTI_TELLER' },
    { user_input: 'manager2', flow_code: 'BUKTI_TELLER' },
  ]);
  expect(await listed({ nomor_jadwal: 'JL000001' })).toMatchObject([{ siap: 3, gagal: 0, jumlah: 3 }]);
});

test('stores missing records of an extract with its file, and shows them to holders of its screen', async () => {
  const stored = async (kode: string) => {
    const [row] = await bank.owner<{ pemeriksaan: { periksa: string; berat: string; jumlah: number }[] }[]>`
      select pemeriksaan from report_job where kode = ${kode}`;
    return row?.pemeriksaan ?? [];
  };
  const now = await ringkas(await bank.as('finance1'), { kode: 'PPH', bulan: '2026-10-01' });
  const report = await stored('PPH_DAFTAR');
  // Finance may hand it in, so nothing in its file is masked; nobody paid tax here whose number it could open.
  expect(report).toEqual([
    ...now.pemeriksaan,
    { periksa: 'IDENTITAS_SAMAR', berat: 'WAJIB', jumlah: 0 },
    { periksa: 'IDENTITAS_UTUH', berat: 'INFO', jumlah: 0 },
  ]);
  expect(report.length).toBeGreaterThan(3);
  expect(await stored('BUKTI_TELLER')).toEqual([]);
  const [shown] = (await jobs(await bank.as('finance1'), { paging: paging(), status: '', jenis: 'EKSTRAK' })).data;
  expect(shown).toMatchObject({ kode: 'PPH_DAFTAR', pemeriksaan: report });
  expect(await dues('JL000004')).toMatchObject([{ status_laporan: 'SIAP', kurang: String(now.wajib) }]);
  // A report about somebody must not show to whoever keeps the calendar.
  expect(await stored('GOAML_LTKT')).not.toEqual([]);
  expect(await dues('JL000005')).toMatchObject([{ status_laporan: 'SIAP', kurang: '' }]);
  expect((await dues('JL000001')).every(({ kurang }) => kurang === '')).toBe(true);
});

test('an impossible report is recorded with its reason and stops nothing else', async () => {
  await bank.owner`delete from role_menu where role_id = 'HO_FINANCE' and menu_id = 'neraca-saldo'`;
  await bank.owner`update report_schedule set kalender = 'HARIAN', hari = 0 where laporan = 'NERACA_SALDO'`;
  for (const n of [1, 2]) await countVaultOf(bank, `headteller${n}`);
  await turnDay(bank);
  expect(await round()).toBe(3);
  expect(await dues('JL000002')).toMatchObject([
    { jatuh_tempo: MONDAY, nomor: '', status_laporan: 'GAGAL', sebab: 'FORBIDDEN' },
    { jatuh_tempo: '2026-11-22', status_laporan: 'SIAP', sebab: '' },
  ]);
  expect((await dues('JL000001')).filter(({ jatuh_tempo }) => jatuh_tempo === MONDAY)).toHaveLength(3);
  expect(await listed({ nomor_jadwal: 'JL000002' })).toMatchObject([{ siap: 0, gagal: 1, jumlah: 1 }]);
});

test('a database fault is recorded and stops nothing else; a passing one leaves the day for the next round', async () => {
  const TUESDAY = '2026-11-24';
  /** The database refuses the job of one branch's list with this code. */
  const breaks = async (state: string) => {
    await bank.owner.unsafe(`create or replace function uji_putus() returns trigger language plpgsql as $$
      begin if new.kode = 'BUKTI_TELLER' and new.kode_cabang = '001' then raise exception 'broken' using errcode = '${state}'; end if; return new; end $$`);
    await bank.owner`create or replace trigger uji_putus before insert on report_job for each row execute function uji_putus()`;
  };
  // Another report comes after it at the same end of day of the same branch.
  await save(form({ nama: 'Mutasi kas', mulai: TUESDAY, laporan: 'MUTASI_GL', kode_gl: '101001', kode_valuta: 'IDR' }));
  const [last] = await bank.owner<{ nomor: string }[]>`select max(nomor_jadwal) as nomor from report_schedule`;
  for (const n of [1, 2]) await countVaultOf(bank, `headteller${n}`);
  await turnDay(bank);
  const before = await jobsFiled();
  await breaks('40001');
  await expect(
    (async () => {
      for (let day = 0; day < 3; day += 1) await round();
    })(),
  ).rejects.toMatchObject({ code: '40001' });
  const waiting = async () =>
    (await bank.owner<{ kode_cabang: string }[]>`select kode_cabang from report_day_pending`).map(
      (row) => row.kode_cabang,
    );
  expect(await waiting()).toContain('001');
  expect(log.error).not.toHaveBeenCalled();
  await breaks('22012');
  await round();
  expect(await waiting()).toEqual([]);
  await bank.owner`drop trigger uji_putus on report_job`;
  const made = (await dues('JL000001')).filter(({ jatuh_tempo }) => jatuh_tempo === TUESDAY);
  expect(made.map(({ kode_cabang, status_laporan, sebab }) => [kode_cabang, status_laporan, sebab]).toSorted()).toEqual(
    [
      ['000', 'ANTRE', ''],
      ['001', 'GAGAL', 'SYSTEM'],
      ['002', 'ANTRE', ''],
    ],
  );
  expect(log.error).toHaveBeenCalledOnce();
  expect((await dues(last?.nomor ?? '')).map(({ kode_cabang, sebab }) => [kode_cabang, sebab]).toSorted()).toEqual([
    ['000', ''],
    ['001', ''],
    ['002', ''],
  ]);
  expect((await jobsFiled()).length - before.length).toBe(5);
});

test('a job waits while its snapshot does not know the close yet; once it does the file is made', async () => {
  const [job] = await bank.owner<{ id: string }[]>`
    select id_job as id from report_schedule_due where nomor_jadwal = 'JL000001' and jatuh_tempo = ${MONDAY} and kode_cabang = '001'`;
  const id = job?.id ?? '';
  const [day] = await bank.owner<{ ditutup_pada: string; ditutup_oleh: string }[]>`
    select ditutup_pada, ditutup_oleh from branch_day where kode_cabang = '001' and tanggal = ${MONDAY}`;
  await bank.owner`update branch_day set ditutup_pada = null, ditutup_oleh = null where kode_cabang = '001' and tanggal = ${MONDAY}`;
  await refusal(bank.work(id), 'REPORT_SNAPSHOT');
  expect(await bank.job(id)).toMatchObject({ status: 'ANTRE', sebab: 'REPORT_SNAPSHOT', percobaan: 0, kunci: null });
  await bank.owner`
    update branch_day set ditutup_pada = ${day?.ditutup_pada ?? ''}, ditutup_oleh = ${day?.ditutup_oleh ?? ''}
    where kode_cabang = '001' and tanggal = ${MONDAY}`;
  await bank.work(id);
  expect(await bank.job(id)).toMatchObject({ status: 'SIAP', sebab: '' });
});

test('the application’s role writes by the functions alone, and a due date that is not due is refused', async () => {
  await expect(
    bank.app`insert into report_schedule_due (nomor_jadwal, kode_cabang, jatuh_tempo, tanggal, sebab) values ('JL000001', '001', '2026-12-24', '2026-12-24', 'X')`,
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    bank.app`select record_report_due('JL000001', '001', '2026-12-24', '2026-12-24', null, 'FORBIDDEN', '{}')`,
  ).rejects.toThrow('is not due');
});

test.each([
  ['HARIAN', 0, '2026-11-23', '2026-11-23', '2026-11-23'],
  ['MINGGUAN', 5, '2026-11-20', '2026-11-20', '2026-11-14'],
  ['BULANAN', 31, '2026-11-30', '2026-11-30', '2026-11-01'],
  ['BULANAN', 15, '2026-11-15', '2026-11-13', '2026-10-16'],
  ['AKHIR_BULAN', 0, '2026-02-28', '2026-02-27', '2026-02-01'],
] as const)(
  'the period of %s by %s that is due on %s after the close of %s begins on %s',
  (kalender, hari, due, day, from) => {
    expect(periodFrom({ kalender, hari }, due, day)).toBe(from);
  },
);
