-- Up Migration
-- Numbers that the business may change; the values of today are what the program used until now.
insert into settings (key, effective_from, value) values
  ('exposure_counts_above_sen', '2000-01-01', '100000'),
  ('cancellation_window_days', '2000-01-01', '30'),
  ('collection_attempts', '2000-01-01', '5'),
  ('scorecard_weights', '2000-01-01', '[
    {"part": "bureau", "percent": 30}, {"part": "cash_flow", "percent": 25}, {"part": "ratios", "percent": 20},
    {"part": "conduct", "percent": 15}, {"part": "security", "percent": 10}]');

-- An assessment keeps the weights it was made with; those before all had these.
alter table credit_assessments add column weights jsonb not null
  default '{"bureau": 30, "cash_flow": 25, "ratios": 20, "conduct": 15, "security": 10}';
alter table credit_assessments alter column weights drop default;
-- Down Migration
select 1;
