-- Up Migration
-- The bank of a payer's last payment is offered first (FPX-32).
create index payment_intents_user on payment_intents (user_id);
-- Down Migration
select 1;
