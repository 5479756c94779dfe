/** A table's rows are proved in one of these ways to be what the bank's own operations wrote (docs/adr/0187-every-row-has-a-version.md). */
export type Evidence =
  /** Is in the hash chain by itself, or is the chain. */
  | { readonly kind: 'chained' }
  /** Each row has a version in the chain at every change, without the columns of `besides`: what moves too often, each with the check that recomputes it or its reason. */
  | { readonly kind: 'versioned'; readonly besides?: Readonly<Record<string, string | { readonly reason: string }>> }
  /** Recomputed from evidence by the check of the books whose name begins so. */
  | { readonly kind: 'derived'; readonly check: string }
  /** The books do not depend on it. */
  | { readonly kind: 'free'; readonly reason: string };

const all = <E extends Evidence>(tables: string, evidence: E): Readonly<Record<string, E>> =>
  Object.fromEntries(tables.split(/\s+/).map((table) => [table, evidence]));

const chained = all(
  `journal journal_line cash_movement journal_reversal cash_entry audit_log flow_step record_version row_version audit_chain audit_chain_head audit_day_hash`,
  { kind: 'chained' },
);

const versioned = all(
  `account account_activity_start account_blocking account_closing account_contract account_fee account_float account_hold account_link account_party account_reactivation account_serial
  account_status_step accrual_branch accrual_day accrual_move accrual_rate app_user allowed_move approval_rung balance_inquiry bilyet bilyet_act branch branch_day
  books_proof branch_day_step bulk_chunk calendar_year card card_block card_product card_stock cash_difference cash_report cash_request cash_shipment central_bank_bill
  reference_code clearing_cycle clearing_region_branch clearing_schedule clearing_slip clearing_warkat currency currency_trade customer customer_address customer_contact
  customer_deed customer_document customer_entity customer_income customer_licence customer_link customer_merge customer_merge_link customer_person customer_relation
  customer_risk customer_serial daily_limit day_bundle delegation denomination deposit deposit_fetch deposit_payout deposit_share deposit_term entry_template
  entry_template_leg eod_run eod_chunk eod_finding eod_step exchange_rate fee_waiver financing financing_report fingerprint_device flow_instance flow_level
  flow_transition gl_account gl_budget gl_budget_line gl_period handover handover_count hi1000 hi1000_adjustment hi1000_income hi1000_product holiday
  incoming_transfer inward_warkat levy_remittance menu name_decision name_entry name_hit name_import name_import_row name_list operation_check operation_definition override_grant
  parameter passbook passbook_act passbook_line payroll payroll_row periodic_entry periodic_entry_due periodic_entry_leg periodic_entry_state pool pool_gl pool_member
  printed_copy product product_nisbah product_term profit_branch profit_reserve profit_share record_kind report_layout report_line report_schedule report_schedule_due
  report_schedule_role retention role role_limit role_menu settlement_batch settlement_entry settlement_item settlement_message settlement_picture sharing_reversal
  sharing_undone special_fund special_fund_move specimen specimen_card standing_order_attempt standing_order_cover standing_order_due standing_order standing_order_state statement
  stationery_count stationery_difference stored_file till_count transfer transfer_fee_back transfer_paid_back user_identity user_limit user_role vault_count wadiah_bonus
  wadiah_bonus_branch walk_in warkat_act warkat_book warkat_listing warkat_order warkat_refusal warkat_leaf warkat_unfunded year_end`,
  { kind: 'versioned' },
);

const BLOCKED = '10 blocked is what the blocks';

/** The evidence of each table. A table of a later release is added here before its tests pass. */
export const evidence: Readonly<Record<string, Evidence>> = {
  ...chained,
  ...versioned,
  account_state: {
    kind: 'versioned',
    besides: {
      saldo_buku: '9 each account equals',
      seq: '9 running balances recompute',
      debet_menunggu: '10 pending debits equal',
      dana_belum_efektif: '10 funds not yet good',
      saldo_ditahan: '11 funds held equal',
      blokir: BLOCKED,
      blokir_resmi: BLOCKED,
      kepatuhan: BLOCKED,
      tanggal_aktivitas: '10 an account was last used',
    },
  },
  cash_box: {
    kind: 'versioned',
    besides: {
      saldo: '12 each cash box equals',
      seq: '12 running balances of cash',
      nomor_urut: '12 the slips of a till',
      stok: '12 the pieces of each cash box',
    },
  },
  report_job: {
    kind: 'versioned',
    besides: Object.fromEntries(
      ['status', 'percobaan', 'giliran', 'baris', 'perkiraan', 'cadangan', 'dikabari_pada', 'mulai_pada'].map(
        (column) => [
          column,
          { reason: 'says how far a job in the queue has come; the print of its file is versioned' },
        ],
      ),
    ),
  },
  account_day: { kind: 'derived', check: '9 each value-dated balance' },
  accrual_now: { kind: 'derived', check: '34 each account earns' },
  accrual_span: { kind: 'derived', check: '34 the days accrued' },
  cash_day: { kind: 'derived', check: '12 the cash of a party' },
  daily_usage: { kind: 'derived', check: '10 what a person or an account used' },
  gl_daily: { kind: 'derived', check: '2 rolled-up totals' },
  gl_opening: { kind: 'derived', check: '2 totals in the books' },
  gl_day_balance: { kind: 'derived', check: '2 the balance at' },
  gl_rollup_watermark: { kind: 'derived', check: '2 rolled-up totals' },
  idempotency: { kind: 'derived', check: '6 the key of each journal' },
  ...all('accrual_watermark accrual_touch', {
    kind: 'free',
    reason: 'names what the next end of day reads; an end of day that misses an account is found by what it accrued',
  }),
  ...all('journal_search_block journal_search_progress trail_index_progress trail_action_block', {
    kind: 'free',
    reason: 'finds journals and acts faster; what is found is read where it is chained',
  }),
  ...all('name_key screened_form specimen_due', {
    kind: 'free',
    reason: 'is built anew from the names, forms and signatures that it helps to find',
  }),
  ...all('app_session session_token logout_token supervisor_proof override_challenge password_ticket identity_job', {
    kind: 'free',
    reason: 'carries a sign-in, a proof or a call to the provider on its way; what it led to is in the trail',
  }),
  ...all('inbox_event report_day_pending job_worker reminder sensitive_read write_probe', {
    kind: 'free',
    reason: 'is news, a queue or a measure of the moment; it goes by itself',
  }),
  ...all('user_setting gl_favorite', { kind: 'free', reason: 'is what a person likes on her screens' }),
  schema_migration: { kind: 'free', reason: 'is compared with the files of the release at each start' },
};

/** The tables that come under versions, as track_row_versions wants them. */
export const versionedTables = Object.entries(evidence).flatMap(([tabel, each]) =>
  each.kind === 'versioned' ? [{ tabel, tanpa: Object.keys(each.besides ?? {}) }] : [],
);
