-- Up Migration
-- Who brought whom as an investor, and how far the friend has come (rules §7). One row per friend, ever.
create table referrals (
  id uuid primary key,
  referee_id uuid not null unique references users,
  referrer_id uuid not null references users,
  registered_at timestamptz not null,
  approved_at timestamptz,
  topped_up_at timestamptz,
  invested_at timestamptz,
  refused_reason text check (refused_reason in ('same_identity', 'same_phone', 'same_bank_account', 'same_group')),
  created_at timestamptz not null default now(),
  check (referee_id <> referrer_id)
);
create index referrals_referrer on referrals (referrer_id, id desc);
-- Those whose reward may still be due.
create index referrals_done on referrals (id) where invested_at is not null and refused_reason is null;

create table referral_rewards (
  referral_id uuid not null references referrals,
  side text not null check (side in ('referrer', 'referee')),
  user_id uuid not null references users,
  amount_sen bigint not null check (amount_sen > 0),
  transfer_id uuid not null unique,
  -- A business owner has no balance to spend: the reward goes to the bank account.
  payout_id uuid unique references payouts,
  paid_on date not null,
  created_at timestamptz not null default now(),
  primary key (referral_id, side)
);
create index referral_rewards_user on referral_rewards (user_id);

-- Earned fees that finance has set aside for rewards, each by two operators.
create table marketing_fundings (
  id uuid primary key,
  approval_id uuid not null unique references approvals,
  amount_sen bigint not null check (amount_sen > 0),
  transfer_id uuid not null unique,
  business_date date not null,
  created_at timestamptz not null default now()
);

alter table payouts drop constraint payouts_purpose_check,
  add constraint payouts_purpose_check check (purpose in ('withdrawal', 'disbursement', 'refund', 'excess', 'reward'));

create index events_subject on events (name, subject_id);

insert into settings (key, effective_from, value) values
  ('referral_reward_sen', '2000-01-01', '3000'),
  ('referral_invested_sen', '2000-01-01', '100000'),
  ('referral_days', '2000-01-01', '60');
-- Down Migration
select 1;
