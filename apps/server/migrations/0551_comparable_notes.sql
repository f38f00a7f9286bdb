-- Up Migration
-- Earlier notes like an application share two of industry, grade and size (FIN-24): one index for each pair.
create index notes_industry_grade on notes (contract, industry, grade);
create index notes_industry_target on notes (contract, industry, target_sen);
create index notes_grade_target on notes (contract, grade, target_sen);
-- Down Migration
select 1;
