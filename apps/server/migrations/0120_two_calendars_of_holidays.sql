-- Up Migration
-- Two calendars of holidays, each as it was known on every day: a row counts from known_from until the day before
-- known_until, so that a schedule can be worked out again as it was made. A provisional day follows the moon or the stars
-- and is not gazetted; a substitute is off in place of a Sunday.
alter table holidays
  drop constraint holidays_pkey,
  drop column state_code,
  add column id uuid primary key default gen_random_uuid(),
  add column calendar text not null default 'federal',
  add column name_ms text,
  add column is_provisional boolean not null default false,
  add column is_substitute boolean not null default false,
  add column known_from date not null default '2000-01-01',
  add column known_until date,
  add column approval_id uuid references approvals,
  add column ended_by uuid references approvals;

create temporary table holiday_names (name text primary key, name_ms text not null) on commit drop;
insert into holiday_names values
  ('New Year''s Day', 'Tahun Baharu'),
  ('Chinese New Year', 'Tahun Baharu Cina'),
  ('Chinese New Year, second day', 'Tahun Baharu Cina, hari kedua'),
  ('Federal Territory Day', 'Hari Wilayah Persekutuan'),
  ('Thaipusam', 'Hari Thaipusam'),
  ('Nuzul Al-Quran', 'Hari Nuzul Al-Quran'),
  ('Hari Raya Aidilfitri', 'Hari Raya Aidilfitri'),
  ('Hari Raya Aidilfitri, second day', 'Hari Raya Aidilfitri, hari kedua'),
  ('Labour Day', 'Hari Pekerja'),
  ('Wesak Day', 'Hari Wesak'),
  ('Birthday of the Yang di-Pertuan Agong', 'Hari Keputeraan Yang di-Pertuan Agong'),
  ('Hari Raya Haji', 'Hari Raya Haji'),
  ('Awal Muharram', 'Awal Muharram'),
  ('National Day', 'Hari Kebangsaan'),
  ('Birthday of the Prophet', 'Hari Keputeraan Nabi Muhammad'),
  ('Malaysia Day', 'Hari Malaysia'),
  ('Deepavali', 'Hari Deepavali'),
  ('Christmas Day', 'Hari Krismas');

-- The days of the federal calendar stand in both; the others only where Kuala Lumpur's banks are closed.
create temporary table bundled (
  day date not null, name text not null, is_federal boolean not null, is_provisional boolean not null
) on commit drop;
insert into bundled values
  ('2025-01-01', 'New Year''s Day', false, false),
  ('2025-01-29', 'Chinese New Year', true, false),
  ('2025-01-30', 'Chinese New Year, second day', true, false),
  ('2025-02-01', 'Federal Territory Day', false, false),
  ('2025-02-11', 'Thaipusam', false, false),
  ('2025-03-18', 'Nuzul Al-Quran', false, false),
  ('2025-03-31', 'Hari Raya Aidilfitri', true, false),
  ('2025-04-01', 'Hari Raya Aidilfitri, second day', true, false),
  ('2025-05-01', 'Labour Day', true, false),
  ('2025-05-12', 'Wesak Day', true, false),
  ('2025-06-02', 'Birthday of the Yang di-Pertuan Agong', true, false),
  ('2025-06-07', 'Hari Raya Haji', true, false),
  ('2025-06-27', 'Awal Muharram', true, false),
  ('2025-08-31', 'National Day', true, false),
  ('2025-09-01', 'National Day, in lieu', true, false),
  ('2025-09-05', 'Birthday of the Prophet', true, false),
  ('2025-09-16', 'Malaysia Day', true, false),
  ('2025-10-20', 'Deepavali', true, false),
  ('2025-12-25', 'Christmas Day', true, false),
  ('2026-01-01', 'New Year''s Day', false, false),
  ('2026-02-01', 'Federal Territory Day', false, false),
  ('2026-02-01', 'Thaipusam', false, false),
  ('2026-02-02', 'Federal Territory Day, in lieu', false, false),
  ('2026-02-17', 'Chinese New Year', true, false),
  ('2026-02-18', 'Chinese New Year, second day', true, false),
  ('2026-03-07', 'Nuzul Al-Quran', false, false),
  ('2026-03-21', 'Hari Raya Aidilfitri', true, false),
  ('2026-03-22', 'Hari Raya Aidilfitri, second day', true, false),
  ('2026-03-23', 'Hari Raya Aidilfitri, in lieu', true, false),
  ('2026-05-01', 'Labour Day', true, false),
  ('2026-05-27', 'Hari Raya Haji', true, false),
  ('2026-05-31', 'Wesak Day', true, false),
  ('2026-06-01', 'Birthday of the Yang di-Pertuan Agong', true, false),
  ('2026-06-02', 'Wesak Day, in lieu', true, false),
  ('2026-06-17', 'Awal Muharram', true, false),
  ('2026-08-25', 'Birthday of the Prophet', true, false),
  ('2026-08-31', 'National Day', true, false),
  ('2026-09-16', 'Malaysia Day', true, false),
  ('2026-11-08', 'Deepavali', true, false),
  ('2026-11-09', 'Deepavali, in lieu', true, false),
  ('2026-12-25', 'Christmas Day', true, false),
  ('2027-01-01', 'New Year''s Day', false, false),
  ('2027-01-22', 'Thaipusam', false, true),
  ('2027-02-01', 'Federal Territory Day', false, false),
  ('2027-02-06', 'Chinese New Year', true, false),
  ('2027-02-07', 'Chinese New Year, second day', true, false),
  ('2027-02-08', 'Chinese New Year, in lieu', true, false),
  ('2027-02-24', 'Nuzul Al-Quran', false, true),
  ('2027-03-10', 'Hari Raya Aidilfitri', true, true),
  ('2027-03-11', 'Hari Raya Aidilfitri, second day', true, true),
  ('2027-05-01', 'Labour Day', true, false),
  ('2027-05-17', 'Hari Raya Haji', true, true),
  ('2027-05-20', 'Wesak Day', true, true),
  ('2027-06-06', 'Awal Muharram', true, true),
  ('2027-06-07', 'Birthday of the Yang di-Pertuan Agong', true, false),
  ('2027-06-08', 'Awal Muharram, in lieu', true, true),
  ('2027-08-15', 'Birthday of the Prophet', true, true),
  ('2027-08-16', 'Birthday of the Prophet, in lieu', true, true),
  ('2027-08-31', 'National Day', true, false),
  ('2027-09-16', 'Malaysia Day', true, false),
  ('2027-10-28', 'Deepavali', true, true),
  ('2027-12-25', 'Christmas Day', true, false),
  ('2028-01-01', 'New Year''s Day', false, false),
  ('2028-01-26', 'Chinese New Year', true, false),
  ('2028-01-27', 'Chinese New Year, second day', true, false),
  ('2028-02-01', 'Federal Territory Day', false, false),
  ('2028-02-09', 'Thaipusam', false, true),
  ('2028-02-13', 'Nuzul Al-Quran', false, true),
  ('2028-02-14', 'Nuzul Al-Quran, in lieu', false, true),
  ('2028-02-27', 'Hari Raya Aidilfitri', true, true),
  ('2028-02-28', 'Hari Raya Aidilfitri, second day', true, true),
  ('2028-02-29', 'Hari Raya Aidilfitri, in lieu', true, true),
  ('2028-05-01', 'Labour Day', true, false),
  ('2028-05-05', 'Hari Raya Haji', true, true),
  ('2028-05-09', 'Wesak Day', true, true),
  ('2028-05-26', 'Awal Muharram', true, true),
  ('2028-06-05', 'Birthday of the Yang di-Pertuan Agong', true, false),
  ('2028-08-04', 'Birthday of the Prophet', true, true),
  ('2028-08-31', 'National Day', true, false),
  ('2028-09-16', 'Malaysia Day', true, false),
  ('2028-10-17', 'Deepavali', true, true),
  ('2028-12-25', 'Christmas Day', true, false),
  ('2029-01-01', 'New Year''s Day', false, false),
  ('2029-01-30', 'Thaipusam', false, true),
  ('2029-02-01', 'Federal Territory Day', false, false),
  ('2029-02-01', 'Nuzul Al-Quran', false, true),
  ('2029-02-13', 'Chinese New Year', true, false),
  ('2029-02-14', 'Chinese New Year, second day', true, false),
  ('2029-02-15', 'Hari Raya Aidilfitri', true, true),
  ('2029-02-16', 'Hari Raya Aidilfitri, second day', true, true),
  ('2029-04-25', 'Hari Raya Haji', true, true),
  ('2029-05-01', 'Labour Day', true, false),
  ('2029-05-15', 'Awal Muharram', true, true),
  ('2029-05-27', 'Wesak Day', true, true),
  ('2029-05-28', 'Wesak Day, in lieu', true, true),
  ('2029-06-04', 'Birthday of the Yang di-Pertuan Agong', true, false),
  ('2029-07-24', 'Birthday of the Prophet', true, true),
  ('2029-08-31', 'National Day', true, false),
  ('2029-09-16', 'Malaysia Day', true, false),
  ('2029-09-17', 'Malaysia Day, in lieu', true, false),
  ('2029-11-05', 'Deepavali', true, true),
  ('2029-12-25', 'Christmas Day', true, false),
  ('2030-01-01', 'New Year''s Day', false, false),
  ('2030-01-20', 'Thaipusam', false, true),
  ('2030-01-21', 'Thaipusam, in lieu', false, true),
  ('2030-01-22', 'Nuzul Al-Quran', false, true),
  ('2030-02-01', 'Federal Territory Day', false, false),
  ('2030-02-03', 'Chinese New Year', true, false),
  ('2030-02-04', 'Chinese New Year, second day', true, false),
  ('2030-02-04', 'Hari Raya Aidilfitri', true, true),
  ('2030-02-05', 'Hari Raya Aidilfitri, second day', true, true),
  ('2030-02-06', 'Chinese New Year, in lieu', true, true),
  ('2030-04-14', 'Hari Raya Haji', true, true),
  ('2030-04-15', 'Hari Raya Haji, in lieu', true, true),
  ('2030-05-01', 'Labour Day', true, false),
  ('2030-05-04', 'Awal Muharram', true, true),
  ('2030-05-16', 'Wesak Day', true, true),
  ('2030-06-03', 'Birthday of the Yang di-Pertuan Agong', true, false),
  ('2030-07-13', 'Birthday of the Prophet', true, true),
  ('2030-08-31', 'National Day', true, false),
  ('2030-09-16', 'Malaysia Day', true, false),
  ('2030-10-26', 'Deepavali', true, true),
  ('2030-12-25', 'Christmas Day', true, false);

update holidays h set
  name_ms = coalesce((
    select n.name_ms || case when h.name like '%, in lieu' then ', cuti ganti' else '' end
    from holiday_names n
    where n.name = h.name or (h.name like '%, in lieu' and n.name = left(h.name, -length(', in lieu')))), h.name),
  is_substitute = h.name like '%, in lieu',
  is_provisional = exists (
    select 1 from bundled b where b.day = h.day and b.name = h.name and b.is_provisional);
alter table holidays alter column name_ms set not null;

-- Until now one calendar stood for both, and notes were issued by it.
insert into holidays (day, calendar, name, name_ms, is_provisional, is_substitute)
  select day, 'kuala_lumpur_bank', name, name_ms, is_provisional, is_substitute from holidays;

-- What was missing counts for schedules from the next day on; in an empty database it was always known.
insert into holidays (day, calendar, name, name_ms, is_provisional, is_substitute, known_from)
  select b.day, c.calendar, b.name,
    n.name_ms || case when b.name like '%, in lieu' then ', cuti ganti' else '' end,
    b.is_provisional, b.name like '%, in lieu',
    case when exists (select 1 from notes) then greatest(
        (now() at time zone 'Asia/Kuala_Lumpur')::date,
        (select max(issued_on) from notes),
        (select max(business_date) from transfers)) + 1
      else date '2000-01-01' end
  from bundled b
  join holiday_names n on n.name = case
    when b.name like '%, in lieu' then left(b.name, -length(', in lieu')) else b.name end
  cross join (values ('federal'), ('kuala_lumpur_bank')) c (calendar)
  where (b.is_federal or c.calendar = 'kuala_lumpur_bank')
    and not exists (
      select 1 from holidays h where h.calendar = c.calendar and h.day = b.day and h.name = b.name);

alter table holidays
  alter column id drop default,
  alter column calendar drop default,
  alter column known_from drop default,
  add check (calendar in ('federal', 'kuala_lumpur_bank')),
  add check (known_until >= known_from),
  add check ((ended_by is null) = (known_until is null));
create unique index holidays_in_force on holidays (calendar, day, name) where known_until is null;
create index holidays_approval on holidays (approval_id) where approval_id is not null;
create index holidays_ended_by on holidays (ended_by) where ended_by is not null;

-- What was known stays known: a row is only ever ended.
revoke update, delete on holidays from titian_app;
grant update (known_until, ended_by) on holidays to titian_app;
-- Down Migration
select 1;
