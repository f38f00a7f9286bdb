-- Up Migration
-- Who signs in: titian_api and titian_worker. They own nothing, are members of titian_app alone, and get their
-- passwords from ROLE=migrate or by hand (deploy/README.md). A server's administrator may have made them before.
do $$
declare login text;
begin
  foreach login in array array['titian_api', 'titian_worker'] loop
    begin
      if not exists (select from pg_roles where rolname = login) then
        execute format('create role %I nologin', login);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(login, 'titian_app', 'USAGE') then
      execute format('grant titian_app to %I', login);
    end if;
    -- The owner reads when their transactions began (oldest_transaction).
    if not pg_has_role(current_user, login, 'USAGE') then
      execute format('grant %I to current_user', login);
    end if;
  end loop;
end $$;

revoke create on schema public from public;
grant select on schema_migrations to titian_app;

-- A new table may be read, added to and changed; deleting is granted by name, to the few that forget.
alter default privileges in schema public revoke delete on tables from titian_app;
revoke delete on
  account_days, agreements, allocation_refusals, applications, approvals, bank_account_changes, bank_accounts,
  bank_movements, bank_statement_lines, bank_statements, banks, business_days, collections, company_people,
  credit_assessments, data_exports, disbursements, distribution_shares, document_requests, download_tokens,
  ekyc_sessions, emails, employments, events, excess_accounts, excess_returns, excess_uses, excesses,
  fact_sheet_drafts, fact_sheets, file_reads, files, financing_applications, guarantee_claims, guarantor_payouts,
  held_receipts, holdings, idempotency_keys, instalments, investor_flow_heads, investor_flows, investor_positions,
  investors, issuer_groups, issuers, ledger_roll_up, line_returns, mandates, marketing_fundings, note_funding,
  note_updates, notes, notification_preferences, notifications, offers, operator_tokens, operators, payment_intents,
  payment_orders, payout_batches, payouts, platform_figures, premium_applications, preset_rotation, presets,
  receipts_before_lines, reconciliation_exceptions, reconciliation_progress, reconciliations, recoveries,
  referral_rewards, referrals, refund_accounts, repayment_orders, repayment_parts, repayments, risk_profiles,
  service_tax_progress, sessions, statement_import_parts, statement_imports, subscriptions, topups, users, withdrawals
  from titian_app;
revoke insert, update, delete on auto_invest_owners from titian_app;

-- Written once and never again.
revoke update on
  credit_assessments, employments, events, excess_uses, fact_sheets, file_reads, note_updates, receipts_before_lines,
  risk_profiles
  from titian_app;

-- What only a worker does: number sealed events, seal, and say which workers live.
revoke insert on audit_seals from titian_app;
grant insert on audit_seals to titian_worker;
revoke update on audit_events from titian_app;
grant update (sealed_seq) on audit_events to titian_worker;
revoke insert, update, delete on job_workers from titian_app;
grant insert, update, delete on job_workers to titian_worker;

-- Nobody's temporary table stands in for a table of ours while a function works with its owner's rights.
alter function enqueue_job set search_path = pg_catalog, pg_temp;

-- The start of the oldest transaction under way: everything that began earlier is committed or gone.
create or replace function oldest_transaction() returns timestamptz
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from pg_stat_activity a join pg_roles r on r.oid = a.usesysid
    where a.datname = current_database() and a.query = '<insufficient privilege>' and not r.rolsuper
      and pg_has_role(r.oid, 'titian_app', 'USAGE')
  ) then
    raise exception 'the owner of the database cannot see the transactions of every sign-in of the product'
      using hint = 'Grant the sign-in, or pg_read_all_stats, to the owner of the database.';
  end if;
  return (
    select min(xact_start) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid());
end $$;
-- Down Migration
select 1;
