import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { anchorHead } from '#core/control/audit/anchor.ts';
import { connect, type Db } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { anchorFault } from '#core/programs/verify-audit-anchor.ts';
import { makeFolder } from '../../dev/folder.ts';
import { cash, counterBank, insertGrant, rupiah } from '../counter-bank.ts';
import { chainAll, ownPostgres, rollUpAll } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

/**
 * Each kind of work happened once on this day: a transfer of two persons, a released deposit, a reversal, a changed record, a day in the audit
 * chain.
 */
const bank = await counterBank();
const data = {
  nomor_rekening_debet: accounts.firma,
  nomor_rekening_kredit: accounts.ani,
  nominal: rupiah(60_000_000n),
};
const { id_flow } = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data });
const approved = await bank.flow('headteller1', 'APPROVE', { idFlow: id_flow });
const large = cash(accounts.budi, 260);
const token = await insertGrant(bank, {
  code: 'SETOR_TUNAI',
  data: cashDeposit.schema.parse(large),
  maker: 'teller1',
  reasons: ['MELEBIHI_WEWENANG'],
});
const released = await bank.run('teller1', cashDeposit, large, { token });
const wrong = await bank.run('teller1', bookTransfer, { ...data, nominal: rupiah(1_000n) });
const undo = { nomor_referensi: wrong.nomor_referensi, alasan: 'Salah rekening' };
const undoing = await bank.flow('teller1', 'SUBMIT', {
  flowCode: 'REVERSAL',
  seen: '',
  data: reversal.schema.parse(undo),
});
const reversed = await bank.flow('headteller1', 'APPROVE', { idFlow: undoing.id_flow });
await bank.owner`select write_record(${bank.owner.json({ jenis: 'menu', aksi: 'UBAH', versi: 0, baris: { menu_id: 'kas', title: 'Kas' } })}, 'admin1', 'admin2', '000')`;
await bank.owner`update branch_day set ditutup_pada = now(), ditutup_oleh = 'manager2' where kode_cabang = '002'`;
await rollUpAll(bank);
await chainAll(bank);
await bank.owner`select append_day_hashes()`;

/** Somebody with every right there is. */
const superuser = connect(
  Object.assign(new URL(ownPostgres().admin), { pathname: new URL(bank.ownerUrl).pathname }).href,
  { max: 1 },
);
afterAll(() => superuser.end());

/** Returns the findings of the check of the books after the deed, which is then taken back. */
async function found(deed: string): Promise<string[]> {
  const undo = new Error('taken back');
  let names: string[] = [];
  await superuser
    .begin(async (tx) => {
      await tx.unsafe(deed);
      const within = {
        begin: (_: string, work: (sql: Db) => Promise<unknown>) => work(tx as unknown as Db),
      } as unknown as Db;
      names = (await checkBooks(within)).filter(({ ok }) => !ok).map(({ name }) => name);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return names;
}

const CHAIN = '6 nothing that was chained';
const posted = (id: string) => `journal_id = ${id}`;

/** Each deed, and the checks that must name it. */
const deeds: readonly [string, string, readonly string[]][] = [
  [
    'an amount is changed on both sides of a journal',
    `update journal_line set jumlah = jumlah * 2 where ${posted(released.id_jurnal)}`,
    [CHAIN, '9 each account', '12 each cash'],
  ],
  [
    'the text of a journal is changed',
    `update journal set keterangan = 'lain' where id = ${released.id_jurnal}`,
    [CHAIN],
  ],
  [
    'who made a journal is changed',
    `update journal set id_user = 'teller2' where id = ${released.id_jurnal}`,
    [CHAIN, '27 a released journal', '14 cash moves'],
  ],
  [
    'who approved a journal is changed',
    `update journal set user_otorisasi = 'manager1' where id = ${approved.id_jurnal}`,
    [CHAIN, '27 a released journal'],
  ],
  [
    'a journal is removed with all that belongs to it',
    `delete from journal where id = ${wrong.id_jurnal}; delete from journal_line where ${posted(wrong.id_jurnal)}`,
    [CHAIN, '9 each account'],
  ],
  ['a line is removed', `delete from journal_line where ${posted(wrong.id_jurnal)} and urut = 1`, ['1 each', CHAIN]],
  [
    'a balanced pair of lines is slipped into a journal',
    `insert into journal_line (journal_id, xid, jumlah, tanggal, urut, kode_cabang, kode_gl, kode_valuta) select journal_id, xid, x.jumlah, tanggal, 90 + x.urut, kode_cabang, x.gl, kode_valuta from journal_line cross join (values (1, 100, '603009'), (2, -100, '502008')) as x(urut, jumlah, gl) where ${posted(wrong.id_jurnal)} and journal_line.urut = 1`,
    [CHAIN, '2 rolled-up'],
  ],
  [
    'a whole journal is slipped in among chained ones',
    `insert into journal (id, xid, nominal, dibuat_pada, tanggal, korelasi, kode_cabang, operasi, kode_valuta, id_user) select 999999, xid, 100, dibuat_pada, tanggal, gen_random_uuid(), kode_cabang, operasi, kode_valuta, id_user from journal where id = ${wrong.id_jurnal}; insert into journal_line (journal_id, xid, jumlah, tanggal, urut, kode_cabang, kode_gl, kode_valuta) select 999999, xid, x.jumlah, tanggal, x.urut, kode_cabang, x.gl, kode_valuta from journal cross join (values (1, 100, '603009'), (2, -100, '502008')) as x(urut, jumlah, gl) where id = 999999`,
    [CHAIN],
  ],
  [
    'a line moves to another account of the same customer group',
    `update journal_line set rekening = '${accounts.budi}' where ${posted(approved.id_jurnal)} and rekening = '${accounts.ani}'`,
    ['5 each line', '9 each account', CHAIN],
  ],
  [
    'a line loses its sub-ledger',
    `update journal_line set sub = null where ${posted(released.id_jurnal)} and sub is not null`,
    ['5 control', CHAIN],
  ],
  [
    'a line names a till there is not',
    `update journal_line set sub = '4711' where ${posted(released.id_jurnal)} and sub is not null`,
    ['5 each line', CHAIN],
  ],
  [
    'a value date is moved beyond the accounting date',
    `update journal_line set tanggal_valuta = tanggal + 3 where ${posted(wrong.id_jurnal)}`,
    ['8 no value date', CHAIN],
  ],
  [
    'a value date is moved into an earlier month',
    `update journal_line set tanggal_valuta = tanggal - 40 where ${posted(wrong.id_jurnal)}`,
    ['8 no value date', CHAIN],
  ],
  [
    'the year’s result is posted by hand',
    `update journal_line set kode_gl = '403002' where ${posted(wrong.id_jurnal)} and urut = 1`,
    ['25 the year', CHAIN],
  ],
  [
    'a movement of cash is changed',
    `update cash_movement set pecahan = '{"5000000": 520}' where ${posted(released.id_jurnal)}`,
    [CHAIN],
  ],
  [
    'movements of cash change their order',
    `update cash_movement set seq = seq + 1000 where ${posted(released.id_jurnal)}`,
    ['12 running', CHAIN],
  ],
  ['a reversal is taken away', `delete from journal_reversal where journal_id = ${wrong.id_jurnal}`, [CHAIN]],
  [
    'a reversal points at another journal',
    `update journal_reversal set journal_id = ${approved.id_jurnal} where reversal_id = ${reversed.id_jurnal}`,
    ['6 a reversal', CHAIN],
  ],
  [
    'the pieces of a handover are changed',
    "update handover set pecahan = '{\"10000000\": 1}' where status = 'DITERIMA'",
    ['13 a handover', CHAIN],
  ],
  [
    'who received a handover is changed',
    "update handover set user_penerima = 'teller9' where status = 'DITERIMA'",
    [CHAIN],
  ],
  [
    'a handover’s amount is changed',
    "update handover set nominal = nominal + 100 where status = 'DITERIMA'",
    ['13 a handover', CHAIN],
  ],
  [
    'what was approved is changed',
    `alter table flow_instance disable trigger user; update flow_instance set flow_data = jsonb_set(flow_data, '{nominal}', '"1.00"') where id_flow = '${id_flow}'`,
    ['27 what was approved', CHAIN],
  ],
  [
    'who approved an item is changed',
    `alter table flow_instance disable trigger user; update flow_instance set pemeriksa = '{manager1}' where id_flow = '${id_flow}'`,
    ['27 a released journal', CHAIN],
  ],
  [
    'an item gets by with fewer checkers',
    `update flow_level set persetujuan = 2 where flow_code = 'PEMINDAHBUKUAN'`,
    ['27 as many checkers'],
  ],
  [
    'reasons are lifted that nobody was shown',
    `alter table flow_instance disable trigger user; update journal set bukti = jsonb_set(bukti, '{alasan}', '["DI_BAWAH_MINIMUM"]') where id = ${approved.id_jurnal}`,
    ['27 every reason', CHAIN],
  ],
  [
    'a grant is taken away',
    `delete from override_grant where token = '${token}'`,
    ['27 every reason', '27 a released journal'],
  ],
  [
    'a grant is used a second time',
    `update journal set bukti = (select bukti from journal where id = ${released.id_jurnal}) where id = ${wrong.id_jurnal}`,
    ['27 a released journal', CHAIN],
  ],
  [
    'the approver turns out to be the customer',
    `update app_user set nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = '${accounts.firma}') where id_user = 'headteller1'`,
    ['27 nobody approved for'],
  ],
  [
    'the approver never had such a limit',
    `update role_limit set setuju = 100 where role_id = 'HEAD_TELLER'`,
    ['27 whoever approved'],
  ],
  [
    'a step of the workflow is changed',
    `update flow_step set id_user = 'manager1' where id_flow = '${id_flow}' and aksi = 'APPROVE'`,
    [CHAIN],
  ],
  ['a step of the workflow is removed', `delete from flow_step where id_flow = '${id_flow}' and urut = 1`, [CHAIN]],
  [
    'a version of a record is changed',
    `update record_version set isi = jsonb_set(isi, '{title}', '"Lain"') where jenis = 'menu'`,
    [CHAIN, '27 a version'],
  ],
  [
    'a customer is merged by hand',
    `update customer set status = 'GABUNG', gabung_ke = (select nomor_nasabah from account where nomor_rekening = '${accounts.budi}')
     where nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = '${accounts.ani}')`,
    ['29 whoever was merged'],
  ],
  ['a record is changed behind its versions', `update menu set title = 'Lain' where menu_id = 'kas'`, ['27 a version']],
  [
    'a row of the trail is changed',
    `update audit_log set hasil = '00', id_user = 'orang' where id = (select max(id) from audit_log)`,
    [CHAIN],
  ],
  ['a link is taken out of the chain', `delete from audit_chain where posisi = 5`, [CHAIN]],
  [
    'the chain is cut at its end',
    `delete from audit_chain where posisi = (select max(posisi) from audit_chain)`,
    [CHAIN],
  ],
  ['a closed day has another hash', `update audit_day_hash set sidik = '\\x00'`, [CHAIN]],
  [
    'a rolled-up total in the books’ currency is changed',
    `update gl_daily set debet_idr = debet_idr + 1 where kode_gl = '101002'`,
    ['2 totals in'],
  ],
  [
    'what an account of the chart stood at is changed',
    `update gl_day_balance set saldo = saldo + 1 where kode_gl = '101002'`,
    ['2 the balance at'],
  ],
  [
    'a value-dated balance is changed',
    `update account_day set saldo = saldo + 1 where nomor_rekening = '${accounts.ani}'`,
    ['9 each value-dated'],
  ],
  [
    'a block is written by hand',
    `update account_state set blokir = 'D' where nomor_rekening = '${accounts.ani}'`,
    ['10 blocked'],
  ],
  [
    'a float is written by hand',
    `update account_state set dana_belum_efektif = 5 where nomor_rekening = '${accounts.ani}'`,
    ['10 funds not yet good'],
  ],
  [
    'one identity number belongs to two',
    `update customer set nomor_identitas = (select min(nomor_identitas) from customer)`,
    ['29 one identity'],
  ],
  [
    'an owner is taken off her account',
    `delete from account_party where nomor_rekening = '${accounts.ani}'`,
    ['29 every account'],
  ],
];

describe('a deed by somebody with every right is named', () => {
  test('and nothing is, where nothing was done', async () => {
    await expectSoundBooks(bank);
    expect(await found('select 1')).toEqual([]);
  });

  test.each(deeds)('%s', async (_, deed, expected) => {
    const names = await found(deed);
    for (const start of expected)
      expect([start, names.filter((name) => name.startsWith(start)).length]).toEqual([start, 1]);
  });
});

test('a head stored outside reveals a change whose author chains everything anew', async () => {
  const file = join(makeFolder(), 'heads.jsonl');
  await anchorHead(bank.app, { seconds: 5, to: { kind: 'file', path: file } });
  const heads = readFileSync(file, 'utf8');
  expect(await anchorFault(bank.app, heads)).toBeNull();
  expect(await anchorFault(bank.app, '')).toBe('it holds no head');
  const undo = new Error('taken back');
  let [whole, fault]: [number | null, string | null] = [null, null];
  await superuser
    .begin(async (tx) => {
      await tx`update journal set keterangan = 'lain' where id = ${released.id_jurnal}`;
      await tx`truncate audit_chain, audit_day_hash`;
      await tx`update audit_chain_head set xid = 0, audit_id = 0, posisi = 0, hash = '\\x00'`;
      await tx`select append_audit_chain(100000)`;
      await tx`select append_day_hashes()`;
      whole = (await tx`select * from verify_audit()`).length;
      fault = await anchorFault(tx as unknown as Db, heads);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(whole).toBe(0);
  expect(fault).toMatch(/^the chain at position \d+ is not the one whose head was kept at /);
});
