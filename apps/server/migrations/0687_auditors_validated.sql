-- Up Migration
alter table operators validate constraint operators_roles_check;
alter table operator_candidates validate constraint operator_candidates_auditor_alone;
alter table permission_limits validate constraint permission_limits_role_check;
-- Down Migration
select 1;
