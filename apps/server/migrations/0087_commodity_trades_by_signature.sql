-- Up Migration
-- An issuer's signature of a Shariah note comes first; the commodity is traded for it, and the note issued, the same day
-- (decision 040). What was signed is kept word for word.
create table note_signatures (
  id uuid primary key,
  note_id uuid not null references notes,
  signed_by uuid not null references users,
  signed_on date not null,
  -- In business time, like the trades that follow it.
  signed_at timestamptz not null,
  terms jsonb not null,
  cost_sen bigint not null check (cost_sen > 0),
  sale_price_sen bigint not null check (sale_price_sen >= cost_sen),
  state text not null default 'signed' check (state in ('signed', 'issued', 'void')),
  void_reason text check (void_reason in ('trade_unfinished', 'price_changed', 'terms_changed', 'note_cancelled')),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'signed') = (ended_at is null)),
  check ((state = 'void') = (void_reason is not null))
);
create unique index note_signatures_live on note_signatures (note_id) where state <> 'void';
create index note_signatures_note on note_signatures (note_id);
create index note_signatures_signer on note_signatures (signed_by);
create index note_signatures_open on note_signatures (signed_on) where state = 'signed';
revoke delete on note_signatures from titian_app;

-- An order is written before the desk is asked; its answer brings reference, price and time. Trades from before have no
-- price and no signature, and are never given one.
alter table commodity_trades
  add column signature_id uuid references note_signatures,
  add column is_reversal boolean not null default false,
  add column ordered_sen bigint check (ordered_sen > 0),
  add column price_sen bigint check (price_sen > 0),
  add column withdrawn_at timestamptz,
  alter column reference drop not null,
  alter column at drop not null,
  drop constraint commodity_trades_note_id_step_key,
  add constraint commodity_trades_answer check ((reference is null) = (at is null)),
  add constraint commodity_trades_signed check (signature_id is null and not is_reversal and ordered_sen is null
      and price_sen is null and withdrawn_at is null and reference is not null
    or signature_id is not null and ordered_sen is not null and (reference is null) = (price_sen is null)
      and (withdrawn_at is null or reference is null));
create unique index commodity_trades_once on commodity_trades (signature_id, step, is_reversal)
  where signature_id is not null;
create unique index commodity_trades_before_signatures on commodity_trades (note_id, step) where signature_id is null;
create index commodity_trades_note on commodity_trades (note_id);
revoke delete on commodity_trades from titian_app;
-- Down Migration
select 1;
