-- Up Migration
-- The lists of a customer's page are read by customer, newest first; each index replaces one without the order.
drop index payment_intents_user;
create index payment_intents_user on payment_intents (user_id, id desc);
drop index payouts_user;
create index payouts_user on payouts (user_id, id desc);
drop index emails_user;
create index emails_user on emails (user_id, id desc);
drop index holdings_investor;
create index holdings_investor on holdings (investor_id, id desc);
drop index notes_issuer;
create index notes_issuer on notes (issuer_id, id desc);
create index financing_applications_issuer on financing_applications (issuer_id, id desc);
create index approvals_subject on approvals (subject_id, id desc);
create index files_owner_newest on files (owner_user_id, id desc);
create index sessions_newest on sessions (subject_id, event_uuid desc);
create index cases_of_customer on cases (customer_id, id desc);
-- Who else was seen in a browser or from a network.
create index familiar_devices_token on familiar_devices (token_hash);
create index sessions_network on sessions (ip, created_at desc) where subject_kind = 'user';
-- Down Migration
select 1;
