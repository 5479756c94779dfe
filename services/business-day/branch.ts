import { branch as definitions } from '#lib/business-day/operations/branch.ts';
import { command, list, operation, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/business-day/schemas/branch.ts'));

const day = ['cabang', 'till', 'inbox', 'laporan'] as const;

export const branch = {
  openBankDay: processor(definitions.BUKA_HARI, schema('bankDayInput'), day),
  forceClose: processor(definitions.TUTUP_PAKSA, schema('forceCloseInput'), day),
  prepare: operation(definitions.SIAPKAN_CABANG, schema('dayStepInput'), day),
  open: operation(definitions.BUKA_CABANG, schema('dayStepInput'), day),
  cutOff: operation(definitions.CUT_OFF_CABANG, schema('dayStepInput'), day),
  close: operation(definitions.TUTUP_CABANG, schema('dayStepInput'), day),
  remind: operation(definitions.INGATKAN, schema('remindInput'), ['cabang']),
  reminders: record('cabang/pengingat', 'branch.pengingat', schema('reminderQuery'), [
    'pengingat',
    'cabang',
    'till',
    'vault',
    'inbox',
    'kliring',
  ]),
  setReminderAside: command('cabang/pengingat/sisihkan', 'branch.sisihkanPengingat', schema('reminderAsideInput'), [
    'pengingat',
  ]),
  closeChecks: record('cabang/periksa-tutup', 'branch.periksaTutup', schema('dayQuery'), [
    'cabang',
    'till',
    'vault',
    'inbox',
  ]),
  board: list('cabang/papan-hari', 'branch.papanHari', schema('dayBoardQuery'), ['cabang', 'till', 'vault', 'inbox']),
  ending: list('cabang/akan-diakhiri', 'branch.akanDiakhiri', schema('endingQuery'), ['cabang', 'inbox']),
  ended: list('cabang/diakhiri', 'branch.diakhiri', schema('endedQuery'), ['cabang', 'inbox']),
  summary: record('cabang/ringkasan-hari', 'branch.ringkasanHari', schema('dayQuery'), [
    'cabang',
    'transaksi',
    'rekening',
  ]),
  sheet: record('cabang/lembar-hari', 'branch.lembarHari', schema('daySheetQuery'), [
    'cabang',
    'till',
    'vault',
    'inbox',
  ]),
};
