-- Up Migration
-- What lateness costs on a note is what its issuer has signed, not what the settings say on a later day.
alter table agreements
  add column late_grace_days integer check (late_grace_days between 0 and 60),
  add column late_charge_daily_bps integer check (late_charge_daily_bps between 0 and 10000),
  add column late_charge_cap_bps integer check (late_charge_cap_bps between 0 and 10000),
  add column tawidh_yearly_bps integer check (tawidh_yearly_bps between 0 and 10000),
  add column gharamah_cap_yearly_bps integer check (gharamah_cap_yearly_bps between 0 and 10000);

-- Agreements of before take what their words say and, where they say nothing, the settings of the day of the issue.
update agreements a set
  late_grace_days = coalesce((a.terms #>> '{late,graceDays}')::integer, s.grace),
  late_charge_daily_bps = coalesce(((a.terms #>> '{late,dailyPercent}')::numeric * 100)::integer, s.daily),
  late_charge_cap_bps = coalesce(((a.terms #>> '{late,capPercent}')::numeric * 100)::integer, s.cap),
  tawidh_yearly_bps = coalesce(((a.terms #>> '{late,tawidhPercent}')::numeric * 100)::integer, s.tawidh),
  gharamah_cap_yearly_bps = coalesce(((a.terms #>> '{late,gharamahCapPercent}')::numeric * 100)::integer, s.gharamah)
from agreements g join notes n on n.id = g.note_id, lateral (
  select max(v) filter (where key = 'late_grace_days') as grace,
    max(v) filter (where key = 'late_charge_daily_bps') as daily,
    max(v) filter (where key = 'late_charge_cap_bps') as cap,
    max(v) filter (where key = 'tawidh_yearly_bps') as tawidh,
    max(v) filter (where key = 'gharamah_cap_yearly_bps') as gharamah
  from (
    select distinct on (key) key, (value #>> '{}')::integer as v from settings
    where key in ('late_grace_days', 'late_charge_daily_bps', 'late_charge_cap_bps', 'tawidh_yearly_bps',
        'gharamah_cap_yearly_bps')
      and effective_from <= coalesce(n.issued_on, (g.accepted_at at time zone 'Asia/Kuala_Lumpur')::date)
    order by key, effective_from desc) of_the_day) s
where g.id = a.id;

alter table agreements
  alter column late_grace_days set not null,
  alter column late_charge_daily_bps set not null,
  alter column late_charge_cap_bps set not null,
  alter column tawidh_yearly_bps set not null,
  alter column gharamah_cap_yearly_bps set not null;
-- Down Migration
select 1;
