import {
  amount,
  day,
  flag,
  instant,
  integer,
  type PackageFile,
  sealedText,
  text,
  uuid,
} from '../domain/package-file.ts';

const IDENTITY =
  'type and number of the identity document, divided by a colon; of a passport with its country between';

const contact = {
  account_status: text('status of the account'),
  email: text('e-mail'),
  phone: text('telephone, E.164'),
  first_name: text('given name as registered'),
  last_name: text('family name as registered'),
  language: text('language of letters'),
};
const CONTACT = `u.account_status, u.email, u.phone_e164 as phone, u.first_name, u.last_name, u.locale as language`;

const investors: PackageFile = {
  name: 'investors',
  description: 'Approved investors: whom money is owed to.',
  key: ['user_id'],
  columns: {
    user_id: uuid('customer'),
    number: text('investor number'),
    type: text('individual or institution'),
    plan: text('Basic or Premium'),
    verified_name: text('name as verified'),
    identity: sealedText(IDENTITY, 'user_id', (row) => ({
      ...{ table: 'investors', column: 'identity_enc', row },
    })),
    ...contact,
    approved_on: day('approved'),
    agreement_version: text('version of the investor agreement that was accepted'),
    is_fund_managed: flag('whether a mandate lets the platform invest'),
    cash_account_id: uuid('cash', 'accounts.id'),
  },
  text: `select i.user_id, i.inv_no as number, u.type, i.plan_type as plan, i.verified_name, i.identity_enc as identity, ${CONTACT},
      i.approved_on, i.agreement_version, i.is_fund_managed, i.cash_account_id
    from investors i join users u on u.id = i.user_id`,
};

const issuers: PackageFile = {
  name: 'issuers',
  description: 'Approved issuers: who owes the repayments.',
  key: ['user_id'],
  columns: {
    user_id: uuid('customer'),
    company_name: text('company'),
    registration_no: text('registration number'),
    entity_type: text('legal form'),
    verified_name: text('name as verified'),
    industry: text('industry'),
    state_code: text('state'),
    incorporated_on: day('incorporated'),
    is_resident: flag('whether resident in Malaysia'),
    ...contact,
    approved_on: day('approved'),
    cash_account_id: uuid('cash', 'accounts.id'),
  },
  text: `select i.user_id, i.company_name, i.registration_no, i.entity_type, i.verified_name, i.industry, i.state_code,
      i.incorporated_on, i.is_resident, ${CONTACT}, i.approved_on, i.cash_account_id
    from issuers i join users u on u.id = i.user_id`,
};

const companyPeople: PackageFile = {
  name: 'company_people',
  description: 'Directors, owners and representatives of companies.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('company, of investors or issuers'),
    role: text('director, owner or representative'),
    name: text('name'),
    identity: sealedText(IDENTITY, 'id', (row) => ({
      ...{ table: 'company_people', column: 'identity_enc', row },
    })),
    share_bps: integer('share of the company in basis points'),
  },
  text: 'select id, user_id, role, name, identity_enc as identity, share_bps from company_people',
};

const bankAccounts: PackageFile = {
  name: 'bank_accounts',
  description: 'Bank accounts that customers are paid to, and earlier ones.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('customer, of investors or issuers'),
    bic: text('bank'),
    bank_name: text('name of the bank'),
    holder_name: text('holder'),
    number: sealedText('account number', 'id', (row) => ({
      ...{ table: 'bank_accounts', column: 'number_enc', row },
    })),
    verified_by: text('how the holder was verified'),
    verified_at: instant('verified'),
    usable_from: instant('paid to from'),
    replaced_at: instant('no longer paid to since; empty for the current one'),
  },
  text: `select a.id, a.user_id, a.bic, b.name as bank_name, a.holder_name, a.number_enc as number, a.verified_by,
      a.verified_at, a.usable_from, a.replaced_at from bank_accounts a left join banks b on b.bic = a.bic`,
};

const taxResidences: PackageFile = {
  name: 'tax_residences',
  description: 'Tax residence of customers by date: withholding tax follows from it.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('customer'),
    country: text('country'),
    effective_from: day('resident from'),
    counts_from: day('counted from'),
    recorded_on: day('recorded'),
  },
  text: 'select id, user_id, country, effective_from, counts_from, recorded_on from tax_residences',
};

const restrictions: PackageFile = {
  name: 'money_restrictions',
  description: 'What a customer may not do with money. Reasons are left out: some may not be disclosed.',
  key: ['id'],
  columns: {
    id: uuid('id'),
    user_id: uuid('customer'),
    level: text('what is restricted'),
    set_at: instant('since'),
    ended_at: instant('until; empty while it counts'),
  },
  text: 'select id, user_id, level, set_at, ended_at from money_restrictions',
};

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

/** Who the customers are, what they accepted and what is open with them. */
export const customerFiles: readonly PackageFile[] = [
  ...[
    investors,
    issuers,
    companyPeople,
    bankAccounts,
    taxResidences,
    restrictions,
    consents,
    legalTexts,
    cases,
  ],
  ...[unclaimedNotices, unclaimedPayments],
];
