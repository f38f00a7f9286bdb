import {
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

const FORM_FIELDS = ['address_line_1', 'address_line_2', 'postcode', 'city', 'state', 'country'] as const;
const ACCEPTED = { address_line_1: 'line_1', address_line_2: 'line_2' } as const;

/** The address that was accepted last, otherwise that of the application (ONB-40). */
const ADDRESS = FORM_FIELDS.map((field) => {
  const accepted = field in ACCEPTED ? ACCEPTED[field as keyof typeof ACCEPTED] : field;
  return `case when n.id is null then a.data->'fields'->>'${field}' else n.${accepted} end as ${field}`;
}).join(', ');

const addresses: PackageFile = {
  name: 'addresses',
  description: 'Where letters to customers go.',
  key: ['user_id'],
  columns: {
    user_id: uuid('customer'),
    address_line_1: text('first line'),
    address_line_2: text('second line'),
    postcode: text('postcode'),
    city: text('town'),
    state: text('state, by its code'),
    country: text('country'),
  },
  text: `select c.user_id, ${ADDRESS}
    from (select user_id from investors union all select user_id from issuers) c
      left join applications a on a.user_id = c.user_id and a.replaced_at is null
      left join lateral (select * from address_changes where user_id = c.user_id and status = 'accepted'
        order by id desc limit 1) n on true`,
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

/** Who the customers are, and how they are reached and paid. */
export const customerFiles: readonly PackageFile[] = [
  ...[investors, issuers, addresses, companyPeople, bankAccounts, taxResidences, restrictions],
];
