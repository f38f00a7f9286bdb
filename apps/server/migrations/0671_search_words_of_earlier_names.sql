-- Up Migration
-- In a transaction of its own: the triggers of the migration before have been committed.
-- accepts rows-at-once: it adds to a new table of words only, and locks no row of names
insert into name_words (word)
  select distinct word from (
    select first_name || ' ' || last_name || ' ' || coalesce(company_name, '') as name from users
    union all select verified_name from investors
    union all select company_name from issuers) names, unnest(search_words(name)) as word
  where length(word) >= 3 and word !~ '[0-9]'
  order by word
  on conflict do nothing;
-- Down Migration
select 1;
