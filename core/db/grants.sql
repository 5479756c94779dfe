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
    'load_facts', 'account_facts', 'box_facts', 'rate_facts', 'commit_operation', 'commit_many', 'commit_bulk', 'in_time', 'refuse', 'settle_key', 'reserve_journal_id',
    -- readiness
    'prove_write',
    -- the ledger's totals, balances by value date, and its partitions
    'gl', 'fold_ledger', 'ledger_tail', 'account_days', 'effective_changes', 'float_changes', 'balance_steps', 'averaging_on', 'average_balances',
    -- what accounts earn day by day
    'accrual_rates', 'accrual_of', 'part_of', 'month_end', 'accrual_due', 'accrue_accounts', 'sum_accrual_day', 'accrual_gl', 'end_accrual_day', 'accrued_between', 'accrual_open', 'accruals_open', 'accrual_lags',
    'account_seq_before', 'lines_on_gl', 'lines_of_account', 'lines_of_words', 'lines_in_order', 'posted_lines', 'text_marks', 'lay_trail', 'lay_bundles', 'make_partitions_ahead', 'prune_partitions', 'prune_rows', 'summarise_months',
    -- the trail and its chain
    'write_audit', 'reference_number', 'find_audit', 'seal_audit', 'seal_days', 'verify_audit', 'verify_audit_part', 'chained_name', 'chained_proofs', 'drawn_place',
    -- sessions and what a person has chosen for her screens
    'open_session', 'is_her_identity', 'touch_session', 'lock_session', 'end_sessions', 'end_sessions_of_provider', 'save_setting', 'claim_session_token', 'keep_session_token',
    -- overrides by finger, delegations, users
    'count_looking', 'tell_names', 'note_look', 'issue_override_challenge', 'spend_supervisor_proof', 'spend_override_challenge', 'end_delegation', 'user_has_history', 'till_is_idle',
    -- records, terms and limits
    'record_as', 'record_at', 'agreed_at', 'parties_at', 'record_now', 'parties_of', 'owners_of', 'signers_of', 'signers_due', 'family_of', 'family_behind', 'choices_on', 'customers_of_words', 'accounts_of_words', 'duplicates_of', 'new_duplicates_of', 'likely_duplicates', 'daily_facts', 'product_term_on', 'silent_from', 'first_deposit_of', 'minimum_balance_of', 'parameter_on', 'account_contract_on', 'account_status_on', 'live_cards',
    -- two records of one customer
    'merge_links', 'merge_obstacles', 'merge_differences', 'merge_print', 'unmerge_links', 'unmerge_obstacles', 'unmerge_print', 'open_items_of', 'survivor_of',
    'rate_in_use',
    -- who stands at a counter
    'party_facts', 'hold_party', 'walk_in_lacks', 'walk_in_named', 'is_proven_on_list',
    -- names held against lists
    'item_is_official', 'official_waiting', 'names_like', 'is_stopped', 'is_blacklisted', 'stage_names', 'name_changes', 'suspects_of',
    'take_password_half', 'return_password_half', 'password_ties', 'finish_identity_job',
    -- the calendar and what stands in the way of closing a day
    'next_business_day', 'business_days_after', 'is_business_day', 'calendar_known', 'day_is_counted_on', 'evening_broken', 'sheets_moved_by_calendar', 'day_blockers', 'accounts_to_leave', 'branch_closing_hindrances', 'branch_closing_legs', 'is_gone', 'oldest_branch_day', 'ends_with_day', 'data_lapses', 'state_after_day',
    -- a till counted blind
    'note_till_count', 'is_on_its_way', 'stuck_at_till', 'cash_on_its_way', 'piece_worth',
    -- cash between vaults, Bank Indonesia and ATMs
    'is_shipped', 'cash_shipped', 'atm_loaded',
    -- blank stationery that a count missed
    'missing_forms',
    -- profit shares: the rate of a month, the month that ends next, what tax and zakat take of a share
    'hi1000_on', 'nisbah_spans', 'net_share', 'net_shares', 'funds_of', 'lock_averages', 'hi1000_of', 'hi1000_document', 'hi1000_obstacles', 'month_in_hand', 'true_up_plan', 'note_true_up',
    'plan_shares', 'note_shares', 'shares_missing', 'share_steps', 'end_sharing', 'note_sharing_run', 'sharing_undo_obstacles', 'sharing_undo_sums',
    'reserve_gl', 'reserves_held', 'reserve_obstacles', 'reserves_due', 'note_reserves',
    'bonus_basis', 'bonus_hindrance', 'bonuses_due', 'plan_bonus', 'note_bonus', 'late_shares', 'note_late_shares',
    -- statements, and copies of paper
    'statement_span', 'statement_pages', 'note_copy', 'note_file',
    -- templates of entries by hand
    'save_own_template', 'mark_gl_favorite', 'periodic_branches', 'due_periodic', 'take_periodic', 'note_periodic',
    -- standing orders
    'may_give_by_itself', 'share_owner', 'standing_loops', 'due_standing', 'take_standing', 'note_standing', 'unsent_standing', 'note_unsent_standing', 'branches_paying_out', 'take_outward', 'outward_hindrance', 'falls_due',
    -- sheets of other banks
    'clearing_terms', 'clearing_cycle_now', 'clearing_cycles', 'clearing_branches', 'clearing_region_of', 'inward_return_until', 'bank_clock', 'clearing_sub', 'due_clearing', 'take_clearing', 'note_clearing',
    'undecided_of_forced_day', 'evening_hold_sheets', 'take_inward_sheet', 'note_inward_sheet', 'inward_is_late', 'inward_set_aside', 'inward_room', 'inward_cover', 'sheet_set_aside', 'sheet_room', 'sheet_cover', 'inward_findings', 'inward_sub',
    -- cheque books
    'warkat_owner_listed', 'warkat_lives_until', 'sheet_of_account', 'expire_warkat', 'sheets_that_list', 'special_fund_until',
    -- transfers to other banks
    'bank_name', 'transfer_terms', 'transfer_window_open', 'transfer_window_open_at', 'item_cut_off', 'transfer_window_left', 'transfer_gl', 'transfers_now', 'take_transfers', 'take_leaving_transfers', 'unsent_transfers', 'withdraw_transfers', 'note_transfers',
    'hold_outsider', 'hold_incoming', 'cleared_incoming', 'take_cleared_transfer', 'note_cleared_transfer', 'answered_transfers', 'take_answered_transfer',
    'take_incoming_transfer', 'note_incoming_transfer', 'take_held_transfers', 'note_returned_transfers', 'incoming_returns_on', 'return_held_transfers', 'same_name', 'same_in_short', 'is_called', 'transfer_owed', 'transfer_owed_by', 'central_bank_tariff', 'central_bank_count', 'match_bill_movement', 'levies_owed', 'owed_on', 'owed_to_others',
    -- salaries from a spreadsheet
    'salary_hindrance', 'payroll_payable', 'take_payroll', 'note_payroll', 'take_payroll_out', 'note_payroll_out', 'bank_told', 'hold_outsiders', 'take_payroll_rest', 'end_payroll', 'hold_payroll', 'queue_payroll', 'wake_payrolls',
    -- certificates of deposits
    'note_bilyet_printed', 'note_deposits',
    -- files that take time to make
    'queue_report', 'wake_reports', 'ask_report', 'take_report', 'note_report', 'bind_report', 'end_report', 'fail_report', 'hold_report', 'cancel_report', 'reports_over', 'forget_reports',
    'report_falls_due', 'report_due_next', 'report_due_in', 'reports_due', 'take_report_evening', 'note_report_due', 'end_report_evening',
    -- documents and pictures
    'register_file', 'mark_file_stored', 'give_up_files', 'forget_files',
    -- the evening of a branch
    'refresh_averages', 'takes_evening', 'takes_messages', 'month_still_posted', 'queue_evening', 'wake_evenings', 'evening_plan', 'evening_begin', 'evening_take', 'evening_put', 'evening_stop', 'evening_end',
    'evening_stop_counter', 'evening_savepoint', 'evening_end_items', 'evening_free_holds', 'evening_sleep', 'evening_close', 'evening_reports',
    -- the end of the year
    'take_year', 'years_open', 'note_year_end',
    -- statements of the bank
    'report_balances', 'report_balances_on', 'carried_over', 'closing_entries', 'report_budget', 'ledger_lines', 'report_layout_on', 'report_lines_on', 'statement_of', 'gl_named_by', 'gl_standing',
    -- what authorities are told
    'publication_lines', 'publication_balances', 'publication_places', 'shares_booked', 'account_balances_on', 'worth_on', 'yearly_equivalent',
    -- what goes to other banks and comes back
    'form_settlement_batch', 'keep_settlement_file', 'note_settlement_sent', 'keep_settlement_message', 'refuse_settlement_message', 'take_settlement_entry', 'note_settlement_failure', 'note_settlement_waiting',
    'register_sheet_picture', 'note_sheet_picture', 'take_presented_sheet', 'note_sheet_settled', 'note_sheet_returned',
    -- fees that evenings take
    'take_fees', 'note_fees',
    -- a branch's day as one file
    'ask_day_bundle',
    -- the job queue's upkeep
    'requeue_identity_jobs', 'keep_job_worker'
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
