-- Up Migration
-- Outside a transaction
-- Another line of an account, day and amount is looked up for every open line: by its day alone that reads the whole day.
drop index concurrently if exists bank_statement_lines_day_amount;
create index concurrently bank_statement_lines_day_amount
  on bank_statement_lines (account, booked_on, amount_sen);
drop index concurrently if exists bank_statement_lines_booked;
-- Open lines are read in the order of their references, past all that are settled.
drop index concurrently if exists bank_statement_lines_unsettled;
create index concurrently bank_statement_lines_unsettled
  on bank_statement_lines (account, bank_reference) where difference_state = 'open' and settled_on is null;
-- Down Migration
select 1;
