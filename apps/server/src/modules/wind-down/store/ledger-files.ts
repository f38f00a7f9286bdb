import { amount, day, flag, instant, integer, type PackageFile, text, uuid } from '../domain/package-file.ts';

/** What an account has received less what it gave: stored for cash, from days and the transfers since for the others. */
const BALANCE = `case when a.has_running_balance then a.balance_sen
  else coalesce(days.total, 0) + coalesce(since.total, 0) end`;

/** Accounts, each with its balance. */
export const accountsFile: PackageFile = {
  name: 'accounts',
  description: 'Accounts of the ledger.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    kind: text(
      'what it is for: cash of an investor or issuer, money of a note, or one account of the platform',
    ),
    owner_id: uuid('customer of cash, note of note money; empty for the platform'),
    is_cash: flag('whether it has entries with a running balance'),
    balance_sen: amount('credits less debits'),
    created_at: instant('opened'),
  },
  text: `with since as (
      select account_id, sum(moved) as total from (
        select credit_account_id as account_id, amount_sen as moved from transfers
          where created_at >= (select through from ledger_roll_up)
        union all
        select debit_account_id, -amount_sen from transfers
          where created_at >= (select through from ledger_roll_up)) m group by account_id),
    days as (select account_id, sum(credit_sen - debit_sen) as total from account_days group by account_id)
    select a.id, a.kind, a.owner_id, a.has_running_balance as is_cash, (${BALANCE})::bigint as balance_sen, a.created_at
    from accounts a left join days on days.account_id = a.id left join since on since.account_id = a.id`,
};

/** Transfers, the only thing that moves money. */
export const transfersFile: PackageFile = {
  name: 'transfers',
  description: 'Every movement of money: one amount from one account to another, never changed.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    debit_account_id: uuid('gave', 'accounts.id'),
    credit_account_id: uuid('received', 'accounts.id'),
    amount_sen: amount('moved; above zero'),
    kind: text('what for'),
    reference_id: uuid('the row that caused it'),
    note_id: uuid('of which note', 'notes.id'),
    reverses_id: uuid('the transfer that it takes back', 'transfers.id'),
    business_date: day('booked for'),
    created_at: instant('booked at'),
  },
  text: `select id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, reverses_id,
      business_date, created_at from transfers`,
};

/** Entries of cash accounts. */
export const entriesFile: PackageFile = {
  name: 'entries',
  description: 'Every change of a cash account, in its order, with the balance after it.',
  key: ['account_id', 'seq'],
  columns: {
    account_id: uuid('account', 'accounts.id'),
    seq: integer('from 1 without a gap'),
    transfer_id: uuid('transfer', 'transfers.id'),
    amount_sen: amount('credited; negative where debited'),
    balance_sen: amount('balance after it'),
    business_date: day('booked for'),
  },
  text: 'select account_id, seq, transfer_id, amount_sen, balance_sen, business_date from entries',
};

/** The sealed chain. */
export const sealsFile: PackageFile = {
  name: 'chain_seals',
  description:
    'The chain of keyed seals over audit events and transfers (decision 063): each follows the one before. Seals cannot be made again without the key; the heads that were mailed and noted elsewhere are compared with these.',
  key: ['seq'],
  columns: {
    seq: integer('from 1 without a gap'),
    scheme: integer('1 without a key, 2 with it'),
    events: integer('audit events under it'),
    events_hash: text('of these events, hex'),
    transfers: integer('transfers under it'),
    transfers_hash: text('of these transfers, hex'),
    transfers_through: instant('transfers booked before'),
    previous_hash: text('root of the seal before it, hex'),
    root_hash: text('root, hex'),
    created_at: instant('sealed'),
  },
  text: `select seq, scheme, events, encode(events_hash, 'hex') as events_hash, transfers,
      encode(transfers_hash, 'hex') as transfers_hash, transfers_through,
      encode(previous_hash, 'hex') as previous_hash, encode(root_hash, 'hex') as root_hash, created_at
    from audit_seals`,
};

/** Everything of the books; an export of the ledger alone reads the same. */
export const ledgerFiles: readonly PackageFile[] = [accountsFile, transfersFile, entriesFile, sealsFile];
