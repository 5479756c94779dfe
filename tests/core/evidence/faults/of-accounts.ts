import { added, CHAIN, changed, type Fault, gone } from './fault.ts';

const STATE = 'x.nomor_rekening';
const open = "status = 'AKTIF' and saldo_buku > 0";

/** Accounts, their contracts, states, blocks and owners; deposits, certificates and passbooks; what each earns. */
export const faultsOfAccounts: readonly Fault[] = [
  changed('an owner is swapped', 'account', `nomor_nasabah = (select max(nomor_nasabah) from customer)`),
  changed('a tax exemption is given', 'account', `skb_nomor = 'SKB-1', skb_sampai = '2027-12-31'`),
  changed('an account signs by another rule', 'account', `cara_tanda_tangan = 'x' || cara_tanda_tangan`),
  changed(
    'an account goes to another branch',
    'account',
    `kode_cabang = case kode_cabang when '001' then '002' else '001' end`,
  ),
  changed('an account is renamed', 'account', `nama_rekening = 'Orang Lain'`),
  changed('zakat is no longer taken', 'account', `zakat = not zakat`),
  changed('an account was opened earlier', 'account', `tanggal_buka = tanggal_buka - 30`),
  changed('a nisbah is doubled', 'account_contract', `nisbah_nasabah = nisbah_nasabah * 2`, {
    where: 'nisbah_nasabah > 0',
  }),
  changed('a minimum is agreed away', 'account_contract', `saldo_minimum = saldo_minimum + 100`),
  changed('a fee of a contract goes', 'account_contract', `biaya_penutupan = biaya_penutupan + 1`),
  gone('a contract goes', 'account_contract'),
  changed('an owner ends', 'account_party', `sampai = mulai`, { where: 'sampai is null' }),
  added(
    'an owner is added',
    'account_party',
    `jsonb_build_object('peran', 'KUASA', 'nomor_nasabah', (select max(nomor_nasabah) from customer))`,
  ),
  gone('an owner goes', 'account_party'),
  changed('an overdraft is given', 'account_state', `plafon = 100000000`),
  changed('an account is made dormant', 'account_state', `status = 'DORMAN'`, { where: open }),
  changed('a minimum of the state is lowered', 'account_state', `saldo_minimum = saldo_minimum + 1`),
  changed('money appears', 'account_state', `saldo_buku = saldo_buku + 100`, {
    where: open,
    check: '9 each account equals',
    reported: STATE,
  }),
  changed('a line is counted that is none', 'account_state', `seq = seq + 1`, {
    where: open,
    check: '9 running balances recompute',
    reported: STATE,
  }),
  changed('a debit waits for nothing', 'account_state', `debet_menunggu = debet_menunggu + 1`, {
    where: open,
    check: '10 pending debits equal',
    reported: STATE,
  }),
  changed('funds are not good for no reason', 'account_state', `dana_belum_efektif = dana_belum_efektif + 1`, {
    where: open,
    check: '10 funds not yet good',
    reported: STATE,
  }),
  changed('funds are held by nothing', 'account_state', `saldo_ditahan = saldo_ditahan + 1`, {
    where: open,
    check: '11 funds held equal',
    reported: STATE,
  }),
  changed('an account is blocked by nothing', 'account_state', `blokir = 'D'`, {
    where: `${open} and blokir = ''`,
    check: '10 blocked is what',
    reported: STATE,
  }),
  changed('an authority blocks that has not', 'account_state', `blokir_resmi = 'T'`, {
    where: `${open} and blokir = ''`,
    check: '10 blocked is what',
    reported: STATE,
  }),
  changed('a suspect is held that is none', 'account_state', `kepatuhan = not kepatuhan`, {
    where: open,
    check: '10 blocked is what',
    reported: STATE,
  }),
  changed('an account was used earlier', 'account_state', `tanggal_aktivitas = tanggal_aktivitas - 400`, {
    where: open,
    check: '10 an account was last used',
    reported: STATE,
  }),
  changed('an account was used later', 'account_state', `tanggal_aktivitas = tanggal_aktivitas + 1`, {
    where: open,
    check: '10 an account was last used',
    reported: STATE,
  }),
  changed('a hold is released', 'account_hold', `dilepas = jumlah`, { where: 'dilepas < jumlah' }),
  changed('a hold ends earlier', 'account_hold', `tanggal_akhir = tanggal_awal`),
  gone('a hold goes', 'account_hold'),
  changed('a value-dated balance moves', 'account_day', `saldo = saldo + 100`, {
    check: '9 each value-dated balance',
    reported: STATE,
  }),
  gone('a value-dated balance goes', 'account_day', { check: '9 each value-dated balance', reported: STATE }),
  changed('a balance that earns moves', 'accrual_now', `saldo = saldo + 100`, {
    check: '34 each account earns',
    reported: STATE,
  }),
  changed('a share that earns is doubled', 'accrual_now', `nisbah = nisbah * 2`, {
    check: '34 each account earns',
    reported: STATE,
  }),
  gone('an account earns no more', 'accrual_now', { check: '34 the days accrued', reported: STATE }),
  changed('a day is accrued twice', 'accrual_span', `sampai = sampai + 1`, {
    check: '34 the days accrued',
    reported: STATE,
  }),
  gone('accrued days go', 'accrual_span', { check: '34 the days accrued', reported: STATE }),
  changed('a serial is given back', 'account_serial', `terakhir = terakhir + 1`),
  changed('a deposit is worth more', 'deposit', `nominal = nominal + 100`),
  changed('a deposit rolls over otherwise', 'deposit', `nisbah = nisbah + 1`),
  changed('a deposit matures later', 'deposit', `jatuh_tempo = jatuh_tempo + 1`, { where: 'jatuh_tempo is not null' }),
  changed('a term earns more', 'deposit_term', `nisbah = nisbah + 1`),
  gone('a term goes', 'deposit_term'),
  changed('a certificate is blank again', 'bilyet', `status = 'STOK'`, { where: `status <> 'STOK'` }),
  changed('a blank certificate is handed out', 'bilyet', `status = 'BERLAKU'`, { where: `status = 'STOK'` }),
  gone('a certificate goes', 'bilyet'),
  changed('an act of a certificate had another witness', 'bilyet_act', `saksi = pengguna`),
  changed('a passbook says another balance', 'passbook', `saldo_cetak = saldo_cetak + 100`, {
    where: 'saldo_cetak is not null',
  }),
  changed('a passbook is blank again', 'passbook', `status = 'STOK'`, { where: `status <> 'STOK'` }),
  changed('a product is another contract', 'product', `akad = akad || 'x'`),
  changed('a product’s share is halved', 'product_nisbah', `nisbah_nasabah = nisbah_nasabah / 2`),
  changed('a price changes', 'product_term', `biaya_penutupan = biaya_penutupan + 1`),
  gone('a price goes', 'product_term'),
  changed('a customer is renamed', 'customer', `nama_nasabah = 'Orang Lain'`),
  changed('a customer’s risk falls', 'customer', `nilai_resiko = coalesce(nilai_resiko, 0) + 1`),
  changed('a customer is no longer exposed', 'customer', `pep = not pep`),
  changed('an address changes', 'customer_address', `kota = 'x'`),
  changed('an income rises', 'customer_income', `keterangan = keterangan || 'x'`),
  gone('a person goes', 'customer_person'),
  changed('a standing order pays another', 'standing_order', `nominal = nominal + 100`),
  changed('a version of a record says other things', 'record_version', `isi = isi || '{"lain": 1}'`, {
    where: 'isi is not null',
    check: CHAIN,
    reported: `x.jenis || ' ' || x.kunci || ' ' || x.versi`,
  }),
];
