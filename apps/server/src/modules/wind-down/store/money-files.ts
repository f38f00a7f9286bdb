import {
  amount,
  day,
  instant,
  integer,
  type PackageFile,
  sealedText,
  text,
  uuid,
} from '../domain/package-file.ts';
import { OWED_SHARES } from './servicing-files.ts';

/** Payouts that have not left: the money is still the customer's, and in the trust account. */
const UNDER_WAY = `('queued', 'approved', 'in_batch')`;

const balances: PackageFile = {
  name: 'balances',
  description: 'What each customer has and is owed.',
  key: ['user_id'],
  columns: {
    user_id: uuid('customer'),
    role: text('investor or issuer'),
    cash_account_id: uuid('cash', 'accounts.id'),
    cash_sen: amount('withdrawable cash'),
    waiting_sen: amount('subscriptions that wait for their note'),
    payouts_sen: amount('payouts under way'),
    outstanding_sen: amount('principal outstanding of holdings'),
    owed_return_sen: amount('interest or profit that open instalments owe, before deductions'),
  },
  text: `with customers as (
      select user_id, 'investor' as role, cash_account_id from investors
      union all select user_id, 'issuer', cash_account_id from issuers)
    select c.user_id, c.role, c.cash_account_id, a.balance_sen as cash_sen,
      coalesce(s.total, 0)::bigint as waiting_sen, coalesce(p.total, 0)::bigint as payouts_sen,
      coalesce(h.total, 0)::bigint as outstanding_sen, coalesce(o.total, 0)::bigint as owed_return_sen
    from customers c join accounts a on a.id = c.cash_account_id
      left join (select investor_id, sum(amount_sen) as total from subscriptions where state = 'active'
        group by investor_id) s on s.investor_id = c.user_id
      left join (select user_id, sum(amount_sen) as total from payouts where state in ${UNDER_WAY}
        group by user_id) p on p.user_id = c.user_id
      left join (select investor_id, sum(outstanding_sen) as total from holdings group by investor_id) h
        on h.investor_id = c.user_id
      left join (select investor_id, sum(return_sen) as total from (${OWED_SHARES}) owed group by investor_id) o
        on o.investor_id = c.user_id`,
};

const platformBalances: PackageFile = {
  name: 'platform_balances',
  description:
    'What the platform’s own accounts hold: fees earned, taxes, charity and others that are owed money, and money in transit. Both banks stand here too.',
  key: ['account_id'],
  columns: {
    account_id: uuid('account', 'accounts.id'),
    kind: text('kind'),
    side: text('trust or operating: in which bank account the money is'),
    balance_sen: amount('credits less debits'),
  },
  text: `select a.id as account_id, a.kind, case when a.kind in ('operating_bank', 'platform_equity', 'service_tax_payable',
      'withholding_tax_payable') then 'operating' else 'trust' end as side, coalesce(t.total, 0)::bigint as balance_sen
    from accounts a left join (select account_id, sum(moved) as total from (
        select credit_account_id as account_id, amount_sen as moved from transfers
        union all select debit_account_id, -amount_sen from transfers) m group by account_id) t on t.account_id = a.id
    where a.owner_id is null`,
};

const payouts: PackageFile = {
  name: 'payouts',
  description: 'Money that leaves the trust account. Those queued, approved or in a batch are under way.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('customer; empty where it is nobody’s with an account'),
    purpose: text('purpose'),
    purpose_id: uuid('what it pays'),
    amount_sen: amount('amount'),
    state: text('queued, approved, in_batch, paid, returned or cancelled'),
    business_date: day('made'),
    settled_on: day('settled by the bank'),
    end_to_end_id: text('reference at the bank'),
    beneficiary: text('payee'),
    bank_account_id: uuid('account of the customer', 'bank_accounts.id'),
    payee_bic: text('bank of another account'),
    payee_number: sealedText('number of another account', 'id', (row) => ({
      ...{ table: 'payouts', column: 'payee_number_enc', row },
    })),
    paid_transfer_id: uuid('paid by', 'transfers.id'),
  },
  text: `select id, user_id, purpose, purpose_id, amount_sen, state, business_date, settled_on, end_to_end_id, beneficiary,
      bank_account_id, payee_bic, payee_number_enc as payee_number, paid_transfer_id from payouts`,
};

const withdrawals: PackageFile = {
  name: 'withdrawals',
  description: 'Withdrawals of investors.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    investor_id: uuid('investor', 'investors.user_id'),
    amount_sen: amount('taken from the cash'),
    fee_sen: amount('fee of it'),
    service_tax_sen: amount('service tax of it'),
    state: text('requested, approved, in_batch, paid, rejected or returned'),
    business_date: day('requested'),
    transfer_id: uuid('taken by', 'transfers.id'),
    return_transfer_id: uuid('given back by', 'transfers.id'),
  },
  text: `select id, investor_id, amount_sen, fee_sen, service_tax_sen, state, business_date, transfer_id, return_transfer_id
    from withdrawals`,
};

const heldReceipts: PackageFile = {
  name: 'held_receipts',
  description: 'Payments that nobody may use yet: paid twice, by somebody else, or of another amount.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('customer who paid'),
    payer_name: text('payer as the bank names it'),
    purpose: text('purpose'),
    amount_sen: amount('amount'),
    reason: text('why it is held'),
    state: text('state'),
    held_on: day('since'),
    transfer_id: uuid('received by', 'transfers.id'),
  },
  text: `select id, user_id, payer_name, purpose, amount_sen, reason, state, held_on, transfer_id from held_receipts`,
};

const directDebits: PackageFile = {
  name: 'direct_debit_mandates',
  description: 'Direct debit mandates: a successor has them made anew.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('customer'),
    purpose: text('purpose'),
    bank_name: text('bank'),
    account_last4: text('end of the account number'),
    mandate_number: text('number at the exchange'),
    max_amount_sen: amount('most that may be collected at once'),
    state: text('state'),
    ends_on: day('ends'),
  },
  text: `select id, user_id, purpose, bank_name, account_last4, mandate_number, max_amount_sen, state, ends_on
    from mandates`,
};

const reconciliations: PackageFile = {
  name: 'reconciliations',
  description:
    'Client money and platform money by the ledger and by the bank, day by day; the last day is the newest proof.',
  key: ['account', 'day'],
  columns: {
    account: text('trust_bank or operating_bank'),
    day: day('business day'),
    ledger_sen: amount('held by the ledger'),
    bank_sen: amount('held by the statement of the bank'),
    in_transit_sen: amount('of it on the way'),
    unmatched_sen: amount('lines without a transfer'),
    unexplained_sen: amount('difference that nothing explains'),
    state: text('equal, open or explained'),
  },
  text: `select account, day, ledger_sen, bank_sen, in_transit_sen, unmatched_sen, unexplained_sen, state
    from reconciliations`,
};

const exceptions: PackageFile = {
  name: 'open_exceptions',
  description: 'Differences between ledger and bank that are not resolved.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    account: text('bank account'),
    kind: text('kind'),
    amount_sen: amount('amount'),
    since_on: day('since'),
    detail: text('what is known'),
  },
  text: `select id, account, kind, amount_sen, since_on, detail from reconciliation_exceptions where resolved_at is null`,
};

const settings: PackageFile = {
  name: 'settings',
  description: 'Fees, rates and other business figures by date.',
  key: ['key', 'effective_from'],
  columns: {
    key: text('name'),
    effective_from: day('in force from'),
    value: text('value as JSON'),
  },
  text: 'select key, effective_from, value::text as value from settings',
};

const dataKeys: PackageFile = {
  name: 'data_keys',
  description: 'Ids of the keys that values and files are encrypted under; the keys are in escrow.',
  key: ['purpose', 'id'],
  columns: {
    purpose: text('field or lookup'),
    id: integer('data key'),
    master_key_id: text('master key that wraps it; of SHA-256 of the key'),
    superseded_at: instant('no longer encrypts since'),
  },
  text: 'select purpose, id, master_key_id, superseded_at from data_keys',
};

/** What customers have, what is on its way, and whether the banks hold it. */
export const moneyFiles: readonly PackageFile[] = [
  ...[
    balances,
    platformBalances,
    payouts,
    withdrawals,
    heldReceipts,
    directDebits,
    reconciliations,
    exceptions,
  ],
  ...[settings, dataKeys],
];
