-- Up Migration
-- Since when no stored file lies in clear: from then on one in clear was put in the place of an encrypted one.
create table file_encryption (
  is_only boolean primary key default true check (is_only),
  completed_at timestamptz not null default now()
);
revoke insert, update, delete on file_encryption from titian_app;
grant insert on file_encryption to titian_worker;
insert into file_encryption (is_only) select true where not exists (select from files);
-- Down Migration
select 1;
