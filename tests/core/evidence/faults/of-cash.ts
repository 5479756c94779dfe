import { added, CHAIN, changed, type Fault, gone } from './fault.ts';

const PIECES = '12 the pieces of each cash box';
const BOX = `x.kode_cabang || ' ' || x.kode_kas`;
const DAY = '10 what a person or an account used';
const JOURNAL = `(select reference_number(j.kode_cabang, j.tanggal, j.id) from journal j where j.id = x.journal_id and j.tanggal = x.tanggal)`;
const full = `jenis = 'KHASANAH' and kode_valuta = 'IDR' and stok ? '10000000' and stok ? '5000000'`;

/** Tills, vaults and their counts; handovers; whose cash it was and what is reported of it; what one used of a day. */
export const faultsOfCash: readonly Fault[] = [
  changed('cash appears in a vault', 'cash_box', `saldo = saldo + 10000000`, {
    where: full,
    check: '12 each cash box equals',
    reported: BOX,
  }),
  changed(
    'notes of a vault change for others',
    'cash_box',
    `stok = stok || jsonb_build_object('10000000', (stok ->> '10000000')::bigint - 1, '5000000', (stok ->> '5000000')::bigint + 2)`,
    { where: full, check: PIECES, reported: BOX },
  ),
  changed('notes of a till change for others', 'cash_box', `stok = '{"10000000": 1, "5000000": -2}'`, {
    where: `jenis = 'TELLER'`,
    check: PIECES,
    reported: BOX,
  }),
  changed('worn notes are good', 'cash_box', `stok = stok || '{"10000000T": 3}'`, {
    where: full,
    check: PIECES,
    reported: BOX,
  }),
  changed('a movement of a box is not counted', 'cash_box', `seq = seq + 1`, {
    where: full,
    check: '12 running balances of cash',
    reported: 'x.id_kas',
  }),
  changed('slips of a till begin anew', 'cash_box', `nomor_urut = 0`, {
    where: `nomor_urut > 0 and jenis = 'TELLER'`,
    check: '12 the slips of a till',
    reported: BOX,
  }),
  changed('a till gets another maximum', 'cash_box', `batas = batas * 2`),
  changed('a till is another’s', 'cash_box', `id_user = 'orang'`, {
    where: `jenis = 'TELLER'`,
  }),
  changed('a till is open', 'cash_box', `status = case status when 'BUKA' then 'TUTUP' else 'BUKA' end`, {
    where: `jenis = 'TELLER'`,
  }),
  changed('a movement brought more', 'cash_movement', `masuk = masuk + 10000000`, { check: CHAIN, reported: JOURNAL }),
  changed('a movement brought other notes', 'cash_movement', `pecahan = '{"10000000": 7}'`, {
    check: CHAIN,
    reported: JOURNAL,
  }),
  gone('a movement goes', 'cash_movement', { check: CHAIN, reported: JOURNAL }),
  changed('a till was counted otherwise', 'till_count', `dihitung = dihitung + 100`),
  changed('a count had other notes', 'till_count', `pecahan = '{"10000000": 7}'`),
  changed('a count had another witness', 'till_count', `saksi = 'orang'`, { where: 'tutup' }),
  gone('a count of a till goes', 'till_count'),
  changed('a vault was counted otherwise', 'vault_count', `dihitung = dihitung + 100`),
  changed('a vault’s count had other notes', 'vault_count', `pecahan = '{"10000000": [7, 0]}'`),
  changed('a vault was counted by another', 'vault_count', `petugas = 'orang'`),
  gone('a count of a vault goes', 'vault_count'),
  changed('a handover was of more', 'handover', `nominal = nominal + 100`),
  changed('a handover was received by another', 'handover', `user_penerima = 'orang'`, {
    where: 'user_penerima is not null',
  }),
  changed('a handover had other notes', 'handover', `pecahan = '{"10000000": 7}'`),
  gone('a handover goes', 'handover'),
  changed('cash was of nobody', 'cash_entry', `pihak = 'x'`, { check: CHAIN, reported: JOURNAL }),
  changed('cash was less', 'cash_entry', `masuk = masuk + 1`, { check: CHAIN, reported: JOURNAL }),
  gone('whose cash it was goes', 'cash_entry', { check: CHAIN, reported: JOURNAL }),
  changed('a party’s day had less cash', 'cash_day', `masuk = masuk + 100`, {
    check: '12 the cash of a party',
    reported: 'x.pihak',
  }),
  gone('a party’s day goes', 'cash_day', { check: '12 the cash of a party', reported: 'x.pihak' }),
  changed('a cash report is handed in', 'cash_report', `status = 'DILAPORKAN'`),
  changed('a cash report is of less', 'cash_report', `jumlah = jumlah + 1`),
  gone('a cash report goes', 'cash_report'),
  changed('less was used of a day', 'daily_usage', `jumlah = jumlah + 100`, {
    where: `lingkup = 'PENGGUNA'`,
    check: DAY,
    reported: `'user ' || x.kunci || ' on ' || x.tanggal`,
  }),
  changed('an account used more of a day', 'daily_usage', `jumlah = jumlah + 100`, {
    where: `lingkup = 'REKENING'`,
    check: DAY,
    reported: `'account ' || x.kunci || ' on ' || x.tanggal`,
  }),
  gone('nothing was used of a day', 'daily_usage', { check: DAY, reported: `x.kunci || ' on ' || x.tanggal` }),
  added('another used of a day', 'daily_usage', `'{"kunci": "orang"}'`, {
    check: DAY,
    reported: `'orang on ' || x.tanggal`,
  }),
  changed('a denomination is no note', 'denomination', `nominal = nominal + 1`, { reported: `''` }),
  added('a note is added', 'denomination', `'{"nominal": 3000000}'`),
  changed('a currency counts for less', 'currency', `pembagi_batas = 7`),
  changed('a walk-in is another', 'walk_in', `nama = 'Orang Lain'`),
  changed('a purpose of cash changes', 'walk_in', `tujuan = 'lain'`),
];
