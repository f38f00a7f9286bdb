-- Up Migration
-- Why a sign-in was ended before its time: who still holds its token is told (decision 108).
alter table sessions add column end_reason text check (end_reason in
  ('signed_out', 'signed_out_elsewhere', 'password_changed', 'security_changed', 'ended_by_administrator'));
alter table sessions add constraint sessions_end_reason_of_ended check (end_reason is null or ended_at is not null);
-- Down Migration
select 1;
