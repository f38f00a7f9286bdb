-- Up Migration
-- Names are searched by their words (OPS-15): a text of 20 letters has as many trigrams, each in the names of thousands.
create function search_words(value text) returns text[] language sql immutable strict parallel safe
return array_remove(
  string_to_array(translate(lower(value), E'@./-_''’,()[]{}<>&+=#:;|~^$`"!?*%\\\t', repeat(' ', 40)), ' '), '');
create function search_vector(value text) returns tsvector language sql immutable strict parallel safe
return array_to_tsvector(search_words(value));

-- The different words of all names: a hundred thousand where customers are a million. A word is nobody's personal data.
create table name_words (word text collate "C" primary key);
create index name_words_similar on name_words using gin (word gin_trgm_ops);
revoke update on name_words from titian_app;

-- Columns by their names; words are added in their order, so that two registrations never wait for each other.
create function add_name_words() returns trigger
language plpgsql as $$
begin
  insert into name_words (word)
    select distinct word
    from unnest(tg_argv) as name, unnest(search_words(to_jsonb(new) ->> name)) as word
    where length(word) >= 3 and word !~ '[0-9]'
    order by word
    on conflict do nothing;
  return null;
end $$;
create trigger users_name_words after insert or update of first_name, last_name, company_name on users
  for each row execute function add_name_words('first_name', 'last_name', 'company_name');
create trigger investors_name_words after insert or update of verified_name on investors
  for each row execute function add_name_words('verified_name');
create trigger issuers_name_words after insert or update of company_name on issuers
  for each row execute function add_name_words('company_name');
-- Down Migration
select 1;
