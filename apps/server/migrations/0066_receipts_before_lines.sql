-- Up Migration
-- Money that two operators recorded by hand before it had to name its line of the statement (decision 031). Written down
-- once, so that the invariant asks everything later for its line. The bound line tells a later one that has lost its own.
create table receipts_before_lines (transfer_id uuid primary key);
insert into receipts_before_lines (transfer_id)
  select x.id from transfers x
  where x.kind in ('manual_received', 'transfer_received')
    and not exists (select from bank_statement_lines l where l.matched_kind = 'payment' and l.matched_id = x.id)
    and not exists (select from approvals a
      where a.kind in ('note_receipt', 'topup_review') and x.reference_id in (a.id, a.subject_id)
        and a.state = 'approved' and a.binds ->> 'line' is not null);
-- Down Migration
select 1;
