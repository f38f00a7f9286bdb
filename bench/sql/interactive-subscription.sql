\set n random(1, :people)
begin;
select note_id from note_funding where note_id = :note for no key update;
select gen_random_uuid() as sub, gen_random_uuid() as key, p.investor, p.account, a.version, a.balance_sen from bench_people p join accounts a on a.id = p.account where p.n = :n for no key update of a \gset
insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, business_date) values (:sub, :account, :escrow, 5000, 'subscription', :sub, :note, current_date);
update accounts set balance_sen = balance_sen - 5000, version = version + 1 where id = :account;
insert into entries (account_id, seq, transfer_id, kind, note_id, amount_sen, balance_sen, business_date) values (:account, :version + 1, :sub, 'subscription', :note, -5000, :balance_sen - 5000, current_date);
update note_funding set raised_sen = raised_sen + 5000, last_seq = last_seq + 1, subscriptions = subscriptions + 1 where note_id = :note returning last_seq, raised_sen \gset
insert into subscriptions (id, note_id, seq, investor_id, account_id, amount_sen, source, idempotency_key, request_hash, raised_after_sen, business_date, cancel_until) values (:sub, :note, :last_seq, :investor, :account, 5000, 'manual', :key, '\x00', :raised_sen, current_date, now());
update investor_positions set waiting_sen = waiting_sen + 5000 where investor_id = :investor;
commit;
