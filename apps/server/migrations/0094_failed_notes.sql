-- Up Migration
-- A note that the end of a day could not work off is an exception; the other kinds stay.
do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint
    where conname = 'reconciliation_exceptions_kind_check'
      and conrelid = 'reconciliation_exceptions'::regclass;
  alter table reconciliation_exceptions drop constraint reconciliation_exceptions_kind_check;
  execute 'alter table reconciliation_exceptions add constraint reconciliation_exceptions_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''failed_note''::text, ');
end $$;
-- Down Migration
select 1;
