-- Up Migration
-- A link to the old address, by which its owner ends everything that somebody else began in their name.
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check check (purpose in
  ('verify', 'resend', 'password', 'two_factor', 'unsubscribe', 'mobile_topup', 'ekyc_handoff', 'not_me'));
-- Down Migration
select 1;
