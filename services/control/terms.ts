import { parameter as definitions } from '#lib/control/operations/parameter.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/control/schemas/terms.ts'));
const scheduleSchema = schemasOf(() => import('#lib/cheques/schemas/clearing-schedule.ts'));
const calendarSchema = schemasOf(() => import('#lib/business-day/schemas/calendar.ts'));
const branchSchema = schemasOf(() => import('#lib/control/schemas/branches.ts'));
const read = ['ketentuan', 'inbox'] as const;
const changed = [...read, 'audit'] as const;

export const terms = {
  products: list('product', 'parameter.produk', schema('productsQuery'), read),
  saveProduct: processor(definitions.SIMPAN_PRODUK, schema('saveProductInput'), changed),
  settings: list('parameter/nilai', 'parameter.nilaiParameter', schema('settingsQuery'), read),
  saveSetting: processor(definitions.SIMPAN_PARAMETER, schema('saveSettingInput'), changed),
  dailyLimits: list('parameter/batas-harian', 'parameter.batasHarian', schema('dailyLimitsQuery'), read),
  schedules: list('parameter/jadwal-kliring', 'parameter.jadwalKliring', scheduleSchema('schedulesQuery'), read),
  saveSchedule: processor(definitions.SIMPAN_JADWAL_KLIRING, scheduleSchema('saveScheduleInput'), [
    ...changed,
    'kliring',
  ]),
  branches: list('parameter/daftar-cabang', 'parameter.daftarCabang', branchSchema('branchesQuery'), [
    ...read,
    'cabang',
  ]),
  branchClosing: record(
    'parameter/halangan-penutupan',
    'parameter.halanganPenutupan',
    branchSchema('branchClosingQuery'),
    [...read, 'cabang', 'rekening', 'till', 'vault'],
  ),
  moveAccounts: processor(definitions.PINDAH_REKENING_CABANG, branchSchema('moveAccountsInput'), [
    ...changed,
    'cabang',
    'rekening',
  ]),
  closeBranch: processor(definitions.PENUTUPAN_CABANG, branchSchema('closeBranchInput'), [
    ...changed,
    'cabang',
    'nasabah',
  ]),
  saveBranch: processor(definitions.SIMPAN_CABANG, branchSchema('saveBranchInput'), [...changed, 'cabang', 'vault']),
  holidays: list('parameter/hari-libur', 'parameter.hariLibur', calendarSchema('holidaysQuery'), read),
  calendar: record('parameter/kalender', 'parameter.kalender', calendarSchema('calendarQuery'), read),
  saveCalendar: processor(definitions.SIMPAN_KALENDER, calendarSchema('saveCalendarInput'), [
    ...changed,
    'deposito',
    'kliring',
    'cabang',
  ]),
  saveDailyLimit: processor(definitions.SIMPAN_BATAS_HARIAN, schema('saveDailyLimitInput'), changed),
};
