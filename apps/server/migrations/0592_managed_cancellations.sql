-- Up Migration
-- A cancellation names the subscription that an order became (FND-8).
alter table managed_orders add column cancelled_id uuid;
alter table managed_orders drop constraint managed_orders_kind_check;
alter table managed_orders add constraint managed_orders_kind_check
  check (kind in ('subscription', 'withdrawal', 'cancellation'));
alter table managed_orders drop constraint managed_orders_check;
alter table managed_orders add constraint managed_orders_check check ((kind = 'withdrawal') = (note_id is null));
alter table managed_orders add constraint managed_orders_cancelled_check
  check ((kind = 'cancellation') = (cancelled_id is not null));
drop index managed_orders_one_open;
create unique index managed_orders_one_open on managed_orders
  (investor_id, kind, coalesce(cancelled_id, note_id, investor_id)) where state = 'proposed';
create unique index managed_orders_cancelled on managed_orders (cancelled_id) where state = 'executed';
-- Down Migration
select 1;
