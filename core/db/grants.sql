-- The application's role reads everything and writes nothing: it may only execute the functions named here, each of which
-- proves what it does. No function is open to everybody. Applied again whenever functions were.

do $$
declare
  v_fungsi text;
  v_nama text;
begin
  if not exists (select from pg_roles where rolname = 'amanah_app') then
    raise exception 'role amanah_app does not exist: create it (login, no further rights) before migrating';
  end if;
  alter default privileges revoke execute on functions from public;
  alter default privileges in schema public grant select on tables to amanah_app;
  grant usage on schema public to amanah_app;
  grant select on all tables in schema public to amanah_app;
  for v_fungsi in select p.oid::regprocedure::text from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole loop
    execute format('revoke execute on function %s from public, amanah_app', v_fungsi);
  end loop;
  foreach v_nama in array array[
    -- the one read and the one write of an operation
    'load_operation_context', 'account_context', 'cash_box_context', 'rate_context', 'commit_operation', 'commit_many', 'commit_bulk', 'in_time', 'refuse', 'settle_key', 'reserve_journal_id',
    -- readiness
    'prove_write',
    -- the ledger's totals, balances by value date, and its partitions
    'gl', 'rollup_gl_balances', 'unaggregated_totals', 'account_days', 'effective_changes', 'float_changes', 'balance_steps', 'averaging_on', 'average_balances',
    -- what accounts earn day by day
    'accrual_rates', 'accrual_of', 'part_of', 'month_end', 'accrual_due', 'accrue_accounts', 'sum_accrual_day', 'accrual_gl', 'end_accrual_day', 'accrued_between', 'accrual_open', 'accruals_open', 'accrual_lags',
    'account_seq_before', 'lines_on_gl', 'lines_of_account', 'lines_of_words', 'lines_in_order', 'posted_lines', 'text_marks', 'index_trail', 'index_journals', 'make_partitions_ahead', 'prune_partitions', 'prune_rows', 'summarise_months',
    -- the trail and its chain
    'write_audit', 'reference_number', 'find_audit', 'append_audit_chain', 'append_day_hashes', 'verify_audit', 'verify_audit_part', 'chained_name', 'chained_proofs', 'drawn_place',
    -- sessions and the preferences of users
    'open_session', 'is_bound_identity', 'touch_session', 'lock_session', 'end_sessions', 'end_sessions_of_provider', 'save_setting', 'claim_session_token', 'store_session_token',
    -- overrides by finger, delegations, users
    'count_sensitive_read', 'disclose_names', 'record_audited_read', 'issue_override_challenge', 'spend_supervisor_proof', 'spend_override_challenge', 'end_delegation', 'user_has_history', 'till_is_idle',
    -- records, terms and limits
    'record_as', 'record_at', 'agreed_at', 'parties_at', 'record_now', 'parties_of', 'owners_of', 'signers_of', 'signers_due', 'family_of', 'family_behind', 'reference_codes_on', 'customers_of_words', 'accounts_of_words', 'duplicates_of', 'new_duplicates_of', 'likely_duplicates', 'daily_usage_of', 'product_term_on', 'silent_from', 'first_deposit_of', 'minimum_balance_of', 'parameter_on', 'account_contract_on', 'account_status_on', 'live_cards',
    -- two records of one customer
    'merge_links', 'merge_obstacles', 'merge_differences', 'merge_print', 'unmerge_links', 'unmerge_obstacles', 'unmerge_print', 'open_items_of', 'survivor_of',
    'rate_in_use',
    -- who stands at a counter
    'party_context', 'screen_party', 'walk_in_lacks', 'walk_in_named', 'is_proven_on_list',
    -- names held against lists
    'item_is_official', 'official_waiting', 'names_like', 'is_stopped', 'is_blacklisted', 'stage_names', 'name_changes', 'suspects_of',
    'fetch_password_half', 'return_password_half', 'password_ties', 'finish_identity_job',
    -- the calendar and what stands in the way of closing a day
    'next_business_day', 'business_days_after', 'is_business_day', 'calendar_known', 'day_is_counted_on', 'eod_has_failed', 'warkat_moved_by_calendar', 'day_blockers', 'accounts_to_leave', 'branch_closing_hindrances', 'branch_closing_legs', 'is_branch_closed', 'oldest_branch_day', 'ends_with_day', 'data_lapses', 'state_after_day',
    -- who can act on that, and reminders of it
    'day_actors', 'reminders_sent', 'reminders_of', 'set_reminder_aside',
    -- a till counted blind
    'record_till_count', 'is_on_its_way', 'stuck_at_till', 'cash_on_its_way', 'denomination_value',
    -- cash between vaults, Bank Indonesia and ATMs
    'is_shipped', 'cash_shipped', 'atm_loaded',
    -- blank stationery that a count missed
    'missing_forms',
    -- profit shares: the rate of a month, the month that ends next, what tax and zakat take of a share
    'hi1000_on', 'nisbah_spans', 'net_share', 'net_shares', 'funds_of', 'lock_averages', 'hi1000_of', 'hi1000_document', 'hi1000_obstacles', 'month_in_hand', 'true_up_plan', 'record_true_up',
    'plan_shares', 'record_shares', 'shares_missing', 'share_steps', 'end_sharing', 'record_sharing_run', 'sharing_undo_obstacles', 'sharing_undo_sums',
    'reserve_gl', 'reserves_held', 'reserve_obstacles', 'reserves_due', 'record_reserves',
    'bonus_basis', 'bonus_hindrance', 'bonuses_due', 'plan_bonus', 'record_bonus', 'late_shares', 'record_late_shares',
    -- statements, and copies of paper
    'statement_span', 'statement_pages', 'record_copy', 'record_file',
    -- templates of entries by hand
    'save_own_template', 'mark_gl_favorite', 'periodic_branches', 'due_periodic_entries', 'claim_periodic_entry', 'record_periodic_entry',
    -- standing orders
    'allows_standing_order', 'share_owner', 'standing_orders_loop', 'due_standing_orders', 'claim_standing_orders', 'record_standing_orders', 'unsent_standing_orders', 'record_unsent_standing_orders', 'branches_paying_out', 'claim_outward_orders', 'outward_hindrance', 'falls_due',
    -- cheques of other banks
    'clearing_terms', 'clearing_cycle_now', 'clearing_cycles', 'clearing_branches', 'clearing_region_of', 'inward_return_until', 'bank_clock', 'clearing_sub', 'due_clearing', 'claim_clearing', 'record_clearing',
    'undecided_of_forced_day', 'eod_hold_warkat', 'claim_inward_warkat', 'record_inward_warkat', 'inward_is_late', 'inward_reserved', 'inward_headroom', 'inward_cover', 'warkat_reserved', 'warkat_headroom', 'warkat_cover', 'inward_findings', 'inward_sub',
    -- cheque books
    'warkat_owner_listed', 'warkat_lives_until', 'leaf_of_account', 'expire_warkat', 'warkat_to_list', 'special_fund_until',
    -- transfers to other banks
    'bank_name', 'transfer_terms', 'transfer_window_open', 'transfer_window_open_at', 'item_cut_off', 'transfer_window_left', 'transfer_gl', 'transfers_now', 'claim_transfers', 'claim_leaving_transfers', 'unsent_transfers', 'withdraw_transfers', 'record_transfers',
    'screen_counterparty', 'screen_incoming', 'cleared_incoming', 'claim_cleared_transfer', 'record_cleared_transfer', 'answered_transfers', 'claim_answered_transfer',
    'claim_incoming_transfer', 'record_incoming_transfer', 'claim_held_transfers', 'record_returned_transfers', 'incoming_returns_on', 'return_held_transfers', 'same_name', 'same_in_short', 'is_called', 'transfer_owed', 'transfer_owed_by', 'central_bank_tariff', 'central_bank_count', 'match_bill_movement', 'levies_owed', 'owed_on', 'owed_to_others',
    -- salaries from a spreadsheet
    'salary_hindrance', 'payroll_payable', 'claim_payroll', 'record_payroll', 'claim_payroll_out', 'record_payroll_out', 'bank_message_name', 'screen_counterparties', 'claim_payroll_rest', 'end_payroll', 'postpone_payroll', 'queue_payroll', 'requeue_payrolls',
    -- certificates of deposits
    'record_bilyet_printed', 'record_deposits',
    -- files that take time to make
    'queue_report', 'requeue_reports', 'request_report', 'claim_report', 'record_report', 'bind_report', 'end_report', 'fail_report', 'postpone_report', 'cancel_report', 'reports_over', 'forget_reports',
    'report_falls_due', 'report_due_next', 'report_due_in', 'reports_due', 'claim_report_day', 'record_report_due', 'finish_report_day',
    -- documents and pictures
    'register_file', 'mark_file_stored', 'discard_files', 'forget_files',
    -- the end of day of a branch
    'refresh_averages', 'accepts_eod_postings', 'accepts_messages', 'month_still_posted', 'queue_end_of_day', 'requeue_ends_of_day', 'eod_plan', 'eod_begin_step', 'eod_claim_chunk', 'eod_finish_chunk', 'eod_stop_chunk', 'eod_finish_step',
    'eod_stop_counters', 'eod_savepoint', 'eod_cancel_items', 'eod_release_holds', 'eod_mark_dormant', 'eod_close', 'eod_reports',
    -- the end of the year
    'claim_year_end', 'years_open', 'record_year_end',
    -- statements of the bank
    'report_balances', 'report_balances_on', 'carried_over', 'closing_entries', 'report_budget', 'ledger_lines', 'report_layout_on', 'report_lines_on', 'statement_of', 'gl_named_by', 'gl_balances_of',
    -- what authorities are told
    'publication_lines', 'publication_balances', 'publication_places', 'shares_booked', 'account_balances_on', 'worth_on', 'yearly_equivalent',
    -- what goes to other banks and comes back
    'form_settlement_batch', 'store_settlement_file', 'record_settlement_sent', 'store_settlement_message', 'refuse_settlement_message', 'process_settlement_entry', 'record_settlement_failure', 'record_settlement_waiting',
    'register_warkat_picture', 'record_warkat_picture', 'claim_presented_warkat', 'record_warkat_settled', 'record_warkat_returned',
    -- fees that ends of day take
    'claim_fees', 'record_fees',
    -- a branch's day as one file
    'request_day_bundle',
    -- the job queue's upkeep
    'requeue_identity_jobs', 'upsert_job_worker'
  ] loop
    select p.oid::regprocedure::text into strict v_fungsi from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = v_nama;
    execute format('grant execute on function %s to amanah_app', v_fungsi);
  end loop;
  -- The job queue's own statements; guard_job keeps the role from making or changing what a job is to do.
  grant usage on schema graphile_worker to amanah_app;
  grant select on graphile_worker.migrations to amanah_app;
  grant select, insert on graphile_worker._private_tasks to amanah_app;
  grant select, insert, update on graphile_worker._private_job_queues, graphile_worker._private_known_crontabs to amanah_app;
  grant select, insert, update, delete on graphile_worker._private_jobs to amanah_app;
  grant execute on all functions in schema graphile_worker to amanah_app;
end $$;
