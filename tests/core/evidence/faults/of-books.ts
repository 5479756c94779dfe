import { added, CHAIN, changed, type Fault, gone } from './fault.ts';

const REFERENCE = 'reference_number(x.kode_cabang, x.tanggal, x.id)';
const OF_JOURNAL = `(select reference_number(j.kode_cabang, j.tanggal, j.id) from journal j where j.id = x.journal_id and j.tanggal = x.tanggal)`;
const KEY = '6 the key of each journal';
const PLACE = `x.kode_cabang || ' ' || x.kode_gl`;

/** Journals, the chain and totals; months, ends of day and days; shares of profit. */
export const faultsOfBooks: readonly Fault[] = [
  changed('a journal is another’s', 'journal', `id_user = 'orang'`, { check: CHAIN, reported: REFERENCE }),
  changed('a journal is of more', 'journal', `nominal = nominal + 100`, { check: CHAIN, reported: REFERENCE }),
  changed('a journal was approved by another', 'journal', `user_otorisasi = 'orang'`, {
    where: 'user_otorisasi is not null',
    check: CHAIN,
    reported: REFERENCE,
  }),
  changed('a journal was posted at another time', 'journal', `keterangan = 'lain'`, {
    check: CHAIN,
    reported: REFERENCE,
  }),
  changed('a journal was no act of its customer', 'journal', `nasabah = false`, {
    where: 'nasabah',
    check: CHAIN,
    reported: REFERENCE,
  }),
  changed('a journal used nothing of the day', 'journal', `harian = null`, {
    where: 'harian is not null',
    check: CHAIN,
    reported: REFERENCE,
  }),
  gone('a journal goes', 'journal', { check: CHAIN, reported: 'x.id' }),
  added('a journal slips in', 'journal', `jsonb_build_object('id', y.id + 1000000)`, {
    check: CHAIN,
    reported: 'x.id',
  }),
  changed('a line is of more', 'journal_line', `jumlah = jumlah + 100`, { check: CHAIN, reported: OF_JOURNAL }),
  changed('a line is on another account', 'journal_line', `kode_gl = '502003'`, {
    where: 'rekening is null',
    check: CHAIN,
    reported: OF_JOURNAL,
  }),
  changed('a line is of another customer', 'journal_line', `rekening = (select max(nomor_rekening) from account)`, {
    where: 'rekening < (select max(nomor_rekening) from account)',
    check: CHAIN,
    reported: OF_JOURNAL,
  }),
  gone('a line goes', 'journal_line', { check: CHAIN, reported: OF_JOURNAL }),
  changed('a reversal undid another', 'journal_reversal', `koreksi = not koreksi`, {
    check: CHAIN,
    reported: `(select reference_number(j.kode_cabang, j.tanggal, j.id) from journal j where j.id = x.reversal_id)`,
  }),
  gone('a reversal goes', 'journal_reversal', {
    check: CHAIN,
    reported: `(select reference_number(j.kode_cabang, j.tanggal, j.id) from journal j where j.id = x.reversal_id)`,
  }),
  changed('a row of the trail says another', 'audit_log', `id_user = 'orang'`, {
    check: CHAIN,
    reported: `x.aksi || ' ' || x.objek`,
  }),
  changed('a row of the trail had another end', 'audit_log', `hasil = 'x'`, {
    check: CHAIN,
    reported: `x.aksi || ' ' || x.objek`,
  }),
  gone('a row of the trail goes', 'audit_log', { check: CHAIN, reported: 'x.id' }),
  changed('a step was another’s', 'flow_step', `id_user = 'orang'`, {
    check: CHAIN,
    reported: `x.id_flow || ' ' || x.urut`,
  }),
  gone('a step goes', 'flow_step', { check: CHAIN, reported: 'x.id' }),
  gone('a version of a record goes', 'record_version', { check: CHAIN, reported: 'x.id' }),
  changed('prints of rows change', 'row_version', `sidik[1] = '\\x00'`, {
    check: CHAIN,
    reported: `x.tabel || ' ' || x.kunci[1]`,
  }),
  gone('prints of rows go', 'row_version', { check: CHAIN, reported: 'x.id' }),
  changed('a link is another', 'audit_chain', `hash = '\\x00'`, {
    where: 'posisi = 40',
    check: CHAIN,
    reported: `'at 40'`,
  }),
  gone('a link goes', 'audit_chain', { where: 'posisi = 40', check: CHAIN, reported: `'at 40'` }),
  changed('the head is another', 'audit_chain_head', `hash = '\\x00'`, { check: CHAIN, reported: `'UJUNG'` }),
  changed('a day has another hash', 'audit_day_hash', `sidik = '\\x00'`, {
    check: CHAIN,
    reported: `x.kode_cabang || ' ' || x.tanggal`,
  }),
  changed('a hashed day had more journals', 'audit_day_hash', `jumlah = jumlah + 1`, {
    check: CHAIN,
    reported: `x.kode_cabang || ' ' || x.tanggal`,
  }),
  gone('an entry of a key goes', 'idempotency', {
    where: 'journal_id is not null',
    check: KEY,
    reported: 'x.journal_id',
  }),
  changed('an answer of a key changes', 'idempotency', `jawaban = '{}'`, {
    where: 'journal_id is not null',
    check: KEY,
    reported: 'x.journal_id',
  }),
  changed('a key is another’s', 'idempotency', `id_user = 'orang'`, {
    where: 'journal_id is not null',
    check: KEY,
    reported: 'x.journal_id',
  }),
  changed('an entry of an act changes', 'idempotency', `jawaban = '{"lain": 1}'`, {
    where: 'journal_id is null',
    check: KEY,
    reported: `'act'`,
  }),
  changed('a day’s total is more', 'gl_daily', `debet = debet + 100`, {
    check: '2 rolled-up totals',
    reported: 'x.kode_gl',
  }),
  gone('a day’s total goes', 'gl_daily', { check: '2 rolled-up totals', reported: 'x.kode_gl' }),
  changed('what stood is more', 'gl_day_balance', `saldo = saldo + 100`, {
    check: '2 the balance at',
    reported: PLACE,
  }),
  gone('what stood goes', 'gl_day_balance', { check: '2 the balance at', reported: PLACE }),
  changed('a month opened with what never was', 'gl_opening', `saldo = saldo + 100`, {
    check: '2 totals in the books',
    reported: 'x.kode_gl',
  }),
  changed('lines count as rolled up that are not', 'gl_rollup_watermark', `horizon = 0`, {
    check: '2 rolled-up totals',
    reported: `''`,
  }),
  changed('a distributed month is open', 'gl_period', `status = 'BUKA'`),
  gone('a month goes', 'gl_period'),
  changed('a rate is distributed again', 'hi1000', `status = 'x'`),
  changed('a rate is another', 'hi1000', `final = coalesce(final, 0) + 1`),
  changed('an income of a rate is another', 'hi1000_income', `jumlah = jumlah + 100`),
  changed('a share is of more', 'profit_share', `bruto = bruto + 100`),
  changed('a share paid no tax', 'profit_share', `pajak = pajak + 1`),
  gone('a share goes', 'profit_share'),
  changed('a branch’s shares are more', 'profit_branch', `bagian = bagian + 1`),
  changed('an accrual is of more', 'accrual_day', `jumlah = jumlah + 1`),
  changed('a rate of an accrual is another', 'accrual_rate', `hi = hi + 1`),
  changed('an end of day was ordered by another', 'eod_run', `id_user = 'orang'`),
  changed('an end of day was forced', 'eod_run', `paksa = not paksa`),
  changed('a trial balance of an end of day is another', 'eod_run', `neraca = '\\x00'`, {
    where: 'neraca is not null',
  }),
  gone('an end of day goes', 'eod_run'),
  changed('a step of the end of day was not done', 'eod_step', `status = 'x'`),
  gone('a step of the end of day goes', 'eod_step'),
  changed('a part of a step did more', 'eod_chunk', `baris = coalesce(baris, 0) + 1`),
  changed('a finding is no obstacle', 'eod_finding', `menghalangi = not menghalangi`),
  gone('a finding goes', 'eod_finding'),
  changed('a day was closed by another', 'branch_day', `ditutup_oleh = 'orang'`, { where: 'ditutup_oleh is not null' }),
  changed('a day was opened by another', 'branch_day', `dibuka_oleh = 'orang'`),
  gone('a day goes', 'branch_day'),
  changed('a step of a day was another’s', 'branch_day_step', `id_user = 'orang'`),
  gone('a step of a day goes', 'branch_day_step'),
  changed('a set of journals is of another run', 'bulk_chunk', `jurnal = jurnal + 1`),
];
