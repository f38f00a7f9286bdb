-- Up Migration
-- An error in a browser is an event that operators see (decision 107).
alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (kind in
  ('sign_in_failed', 'second_factor_failed', 'passkey_failed', 'new_device', 'access_refused', 'foreign_object',
   'limit_reached', 'number_revealed', 'credentials_changed', 'change_refused', 'upload_infected', 'upload_held',
   'callbacks_refused', 'client_error'));
-- Down Migration
select 1;
