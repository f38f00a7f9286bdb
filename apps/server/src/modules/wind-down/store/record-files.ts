import { amount, day, instant, integer, type PackageFile, text, uuid } from '../domain/package-file.ts';

const consents: PackageFile = {
  name: 'consents',
  description: 'Which version of a legal text a customer accepted.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('customer'),
    document: text('kind of the legal text'),
    version: text('version'),
    accepted_at: instant('accepted'),
  },
  text: 'select id, user_id, document, version, accepted_at from consents',
};

const legalTexts: PackageFile = {
  name: 'legal_texts',
  description: 'Every version of the terms and notices that customers accepted, word for word.',
  key: ['kind', 'version', 'language'],
  columns: {
    kind: text('kind'),
    version: text('version'),
    language: text('language'),
    effective_from: day('in force from'),
    body: text('text'),
  },
  text: 'select kind, version, language, effective_from, body from legal_texts',
};

const cases: PackageFile = {
  name: 'open_cases',
  description:
    'Complaints and other cases that are not closed, by number. Alerts of monitoring are left out.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    number: text('number'),
    kind: text('kind'),
    state: text('open, or waiting for the customer'),
    customer_id: uuid('customer'),
    opened_at: instant('opened'),
    due_at: instant('to be resolved by'),
  },
  text: `select id, number, kind, state, customer_id, opened_at, due_at from cases where state <> 'closed' and kind <> 'alert'`,
};

const unclaimedNotices: PackageFile = {
  name: 'unclaimed_notices',
  description: 'Notices to customers whose cash is about to become unclaimed moneys.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    customer_id: uuid('customer', 'investors.user_id'),
    amount_sen: amount('cash then'),
    last_activity_on: day('last activity of the owner'),
    notified_on: day('notified'),
    unclaimed_on: day('becomes unclaimed'),
  },
  text: 'select id, customer_id, amount_sen, last_activity_on, notified_on, unclaimed_on from unclaimed_notices',
};

const unclaimedPayments: PackageFile = {
  name: 'unclaimed_payments',
  description: 'Unclaimed moneys that are paid to the Registrar, or under way.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    customer_id: uuid('customer', 'investors.user_id'),
    amount_sen: amount('amount'),
    return_year: integer('year of the return'),
    state: text('approved, paid, returned or cancelled'),
    transfer_id: uuid('taken from the cash', 'transfers.id'),
    return_transfer_id: uuid('given back', 'transfers.id'),
    paid_on: day('paid'),
  },
  text: `select id, customer_id, amount_sen, return_year, state, transfer_id, return_transfer_id, paid_on
    from unclaimed_payments`,
};

/** What customers accepted, and what is open with them. */
export const recordFiles: readonly PackageFile[] = [
  ...[consents, legalTexts, cases, unclaimedNotices, unclaimedPayments],
];
