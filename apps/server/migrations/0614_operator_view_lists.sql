-- Up Migration
-- Every list that can be filtered can be kept as a view (OPS-17).
alter table operator_views drop constraint operator_views_list_check;
alter table operator_views add constraint operator_views_list_check
  check (list in ('audit', 'notes', 'payouts', 'withdrawals', 'customers', 'collections', 'approvals', 'applications',
    'financing', 'cases', 'exceptions', 'held_payments'));
-- Down Migration
select 1;
