import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestBank, testBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const INSUFFICIENT_PRIVILEGE = '42501';

const sqlState = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'allowed',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe("the application's role", () => {
  test('reads journals and runs the functions it was given', async () => {
    const [row] = await bank.app<{ n: number }[]>`select count(*)::integer as n from journal`;
    expect(row?.n).toBeGreaterThan(10);
    expect(await sqlState(bank.app`select fold_ledger()`)).toBe('allowed');
    expect(await sqlState(bank.app`select reserve_journal_id()`)).toBe('allowed');
  });

  test.each([
    'update journal set nominal = 1',
    'delete from journal',
    'insert into journal select * from journal limit 1',
    'update journal_line set jumlah = -jumlah',
    'delete from journal_line',
    'insert into journal_line select * from journal_line limit 1',
    'delete from journal_line_202611',
    "update audit_log set hasil = '00'",
    'delete from audit_log',
    "insert into audit_log (id_user, kode_cabang, aksi, hasil) values ('x', '001', 'x', '00')",
    "update audit_chain set hash = ''",
    'update account_state set saldo_buku = saldo_buku + 1',
    'update cash_box set saldo = 0',
    "update branch set status = 'TUTUP'",
    "update flow_instance set flow_state = 'APPROVED'",
    'update app_session set dikunci_pada = null, berakhir_pada = null, sebab = null',
    "select finish_session('sid', 'KELUAR', null)",
    'delete from logout_token',
    "update user_setting set tema = 'dark'",
    'delete from idempotency',
    'delete from override_grant',
    'update override_challenge set dipakai_pada = null',
    "insert into fingerprint_device (kode, kode_cabang, kunci_publik) values ('PALSU', '001', 'x')",
    'update fingerprint_device set aktif = true',
    "insert into user_role values ('teller1', 'ADMIN', 9)",
    "insert into identity_job (id_user, aksi) values ('teller1', 'AKTIF')",
    'delete from identity_job',
    'update role_limit set entri = 0',
    "update app_user set aktif = true where id_user = 'teller1'",
    'delete from password_ticket',
    "update stored_file set pemilik = 'NASABAH:1'",
    'delete from stored_file',
    "select write_record('{}', 'teller1', 'teller2', '001')",
    'select active_admins()',
    'update cash_day set masuk = 0',
    'delete from cash_entry',
    "update cash_report set status = 'TIDAK_DILAPORKAN'",
    "update walk_in set nama = 'x'",
    'truncate journal',
    'create table mine (x integer)',
    'drop table journal',
    'alter table journal disable trigger all',
    "create function mine() returns integer language sql as 'select 1'",
    'drop function verify_audit()',
    "select nextval('trail_id_seq')",
    "select setval('trail_id_seq', 1)",
    "select ensure_partitions('2031-01-01', 1)",
    'set role amanah_owner',
  ])('may not: %s', async (statement) => {
    expect(await sqlState(bank.app.unsafe(statement))).toBe(INSUFFICIENT_PRIVILEGE);
  });

  test('may execute exactly these functions', async () => {
    const rows = await bank.owner<{ nama: string }[]>`
      select p.proname::text as nama from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and has_function_privilege('amanah_app', p.oid, 'execute') order by 1`;
    expect(rows.map((row) => row.nama)).toEqual([
      'account_contract_on',
      'account_days',
      'account_facts',
      'account_seq_before',
      'account_status_on',
      'box_facts',
      'calendar_known',
      'cash_on_its_way',
      'chained_name',
      'choices_on',
      'claim_session_token',
      'commit_bulk',
      'commit_many',
      'commit_operation',
      'count_looking',
      'customers_of_words',
      'daily_facts',
      'day_blockers',
      'duplicates_of',
      'end_delegation',
      'end_sessions',
      'end_sessions_of_provider',
      'ends_with_day',
      'family_behind',
      'family_of',
      'find_audit',
      'finish_identity_job',
      'fold_ledger',
      'forget_files',
      'give_up_files',
      'hold_party',
      'in_time',
      'is_blacklisted',
      'is_business_day',
      'is_her_identity',
      'is_on_its_way',
      'is_proven_on_list',
      'is_stopped',
      'issue_override_challenge',
      'keep_job_worker',
      'keep_session_token',
      'ledger_tail',
      'likely_duplicates',
      'load_facts',
      'lock_session',
      'make_partitions_ahead',
      'mark_file_stored',
      'merge_links',
      'merge_obstacles',
      'merge_print',
      'name_changes',
      'names_like',
      'new_duplicates_of',
      'next_business_day',
      'note_copy',
      'note_till_count',
      'open_items_of',
      'open_session',
      'parameter_on',
      'parties_of',
      'party_facts',
      'password_ties',
      'product_term_on',
      'prove_write',
      'prune_partitions',
      'prune_rows',
      'rate_facts',
      'rate_in_use',
      'record_as',
      'record_now',
      'reference_number',
      'register_file',
      'requeue_identity_jobs',
      'reserve_journal_id',
      'return_password_half',
      'save_setting',
      'seal_audit',
      'seal_days',
      'settle_key',
      'spend_override_challenge',
      'spend_supervisor_proof',
      'stage_names',
      'state_after_day',
      'statement_pages',
      'statement_span',
      'survivor_of',
      'suspects_of',
      'take_password_half',
      'till_is_idle',
      'touch_session',
      'unmerge_links',
      'unmerge_obstacles',
      'unmerge_print',
      'user_has_history',
      'verify_audit',
      'verify_audit_part',
      'walk_in_lacks',
      'walk_in_named',
      'write_audit',
    ]);
  });

  test('may read tables that later migrations of the owner add, and not write them', async () => {
    await bank.owner`create table later (x integer)`;
    expect(await sqlState(bank.app`select * from later`)).toBe('allowed');
    expect(await sqlState(bank.app`insert into later values (1)`)).toBe(INSUFFICIENT_PRIVILEGE);
  });
});

test('no function of the bank is open to everybody', async () => {
  const rows = await bank.owner<{ fungsi: string }[]>`
    select p.oid::regprocedure::text as fungsi from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and has_function_privilege('public', p.oid, 'execute')`;
  expect(rows.map((row) => row.fungsi)).toEqual([]);
});

test('every function that runs with the owner’s rights pins its search path', async () => {
  const rows = await bank.owner<{ fungsi: string }[]>`
    select p.oid::regprocedure::text as fungsi from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef and not coalesce(p.proconfig::text, '') like '%search_path=%'`;
  expect(rows.map((row) => row.fungsi)).toEqual([]);
});
