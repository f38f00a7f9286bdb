import { type Sen, sen } from '@titian/finance/sen';
import pg from 'pg';

/** The bank of every loaded account. */
const BIC = 'MBBEMYKL';

/** What the payment of customer n is of. */
export const paidSen = (n: number): Sen => sen(BigInt(LEAST_SEN + (n % AMOUNTS) * STEP_SEN));
const LEAST_SEN = 20_000;
const STEP_SEN = 10;
const AMOUNTS = 280_000;

const GIVEN = [
  ...[
    'Nurul Aisyah',
    'Muhammad Hafiz',
    'Siti Khadijah',
    'Ahmad Faiz',
    'Nor Hidayah',
    'Amirul Hakim',
    'Farah Nabila',
  ],
  ...[
    'Mei Ling',
    'Wei Jie',
    'Hui Min',
    'Chee Keong',
    'Siew Lan',
    'Jia Hao',
    'Yee Teng',
    'Kok Wai',
    'Zulkifli',
  ],
  ...['Kavitha', 'Rajesh', 'Priya', 'Suresh', 'Thilagavathy', 'Ganesan', 'Shalini', 'Vikneswaran', 'Rosmah'],
  ...[
    'Hazwan',
    'Izzati',
    'Shahrul',
    'Marlina',
    'Azlan',
    'Norazlina',
    'Balqis',
    'Danial',
    'Haziq',
    'Umairah',
    'Zarina',
  ],
];
const MIDDLE = ['binti', 'bin', 'a/l', 'a/p', 'anak'];
const FAMILY = [
  ...[
    'Abdullah',
    'Ramli',
    'Ismail',
    'Othman',
    'Hassan',
    'Mohd Yusof',
    'Zainuddin',
    'Kamaruddin',
    'Jaafar',
    'Salleh',
  ],
  ...[
    'Tan',
    'Lim',
    'Wong',
    'Chong',
    'Ng',
    'Lee',
    'Teoh',
    'Goh',
    'Khoo',
    'Yap',
    'Cheah',
    'Ooi',
    'Foong',
    'Liew',
    'Daud',
  ],
  ...[
    'Subramaniam',
    'Krishnan',
    'Muniandy',
    'Perumal',
    'Govindasamy',
    'Letchumanan',
    'Nadarajah',
    'Arumugam',
  ],
  ...[
    'Jengan',
    'Belulok',
    'Sagan',
    'Mat Isa',
    'Tuan Mat',
    'Che Wan',
    'Syed Alwi',
    'Abu Bakar',
    'Harun',
    'Rashid',
  ],
];

const ONSETS = 'ka ta se mu ra ni lo pa de wi su ha be ji yo go'.split(' ');
const CODAS = 'n r m l ng sh th k'.split(' ');
/** One customer in so many has a further name that hardly anybody else has. */
const RARE_EVERY = 15;

/** A syllable of 128, by an expression. */
const syllable = (of: string) => `($5::text[])[1 + (${of}) / 8 % 16] || ($6::text[])[1 + (${of}) % 8]`;
const RARE_NAME = `initcap(${syllable('n * 7')} || ${syllable('n * 31 / 128')} || ${syllable('n * 13 / 997')}) || ' '`;

/**
 * Every combination of names in turn, as ids in the order of time: common names are some hundred people's, and there are
 * some ten thousand different words of names.
 */
const PEOPLE = `create temp table people as
  select n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    ('01900001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as account_id,
    ($2::text[])[1 + n % cardinality($2::text[])] as first_name,
    case when n % ${RARE_EVERY} = 0 then ${RARE_NAME} else '' end ||
    ($3::text[])[1 + (n / 7) % cardinality($3::text[])] || ' '
      || ($4::text[])[1 + (n / 3) % cardinality($4::text[])] as last_name
  from generate_series(1, $1::int) as n`;

/** Rows as the product's commands write them: an approved Individual with a bank account and a payment that failed. */
const ROWS = [
  `insert into users (id, email, password_hash, role, type, first_name, last_name, phone_e164, account_status, referral_code, created_on)
    select id, 'customer.' || n || '@titian.example', 'none', 'investor', 'Individual', first_name, last_name,
      '+601' || lpad(n::text, 8, '0'), 'Active', 'BULK' || n, current_date from people`,
  `insert into accounts (id, kind, owner_id, has_running_balance) select account_id, 'investor_cash', id, true from people`,
  `insert into investors (user_id, inv_no, identity_hash, identity_enc, verified_name, cash_account_id, first_topup_at, approved_on)
    select id, 'INV-' || lpad(nextval('investor_numbers')::text, 7, '0'), decode(md5('identity' || n), 'hex'), '\\x00',
      upper(first_name || ' ' || last_name), account_id, now(), current_date from people`,
  `insert into tax_residences (id, user_id, country, effective_from, recorded_on)
    select gen_random_uuid(), id, 'MY', current_date, current_date from people`,
  `insert into applications (id, user_id, form, application_status, saved_at)
    select gen_random_uuid(), id, 'individual', 'Approved', now() from people`,
  `insert into bank_accounts (id, user_id, bic, number_enc, number_hash, number_last4, holder_name, verified_by, usable_from)
    select gen_random_uuid(), id, '${BIC}', '\\x00', decode(md5('account' || n), 'hex'), lpad((n % 10000)::text, 4, '0'),
      upper(first_name || ' ' || last_name), 'enquiry', now() from people`,
  `insert into payment_intents (id, ref_number, purpose, purpose_id, user_id, page_token_hash, page_expires_at, payer_hint,
      description, amount_sen, exchange_order_no, order_no, bank_reference, state, failure_reason, idempotency_key, business_date)
    select gen_random_uuid(), 'TU-' || n, 'topup', gen_random_uuid(), id, decode(md5('page' || n), 'hex'), now(), '', 'Top-up',
      ${LEAST_SEN} + (n % ${AMOUNTS}) * ${STEP_SEN}, 'EX' || n, 'OR' || n, 'BR' || n, 'failed', 'other', gen_random_uuid(), current_date from people`,
];

/** Approved customers in bulk, each with names that others have too, a bank account and a failed payment. */
export async function loadCustomers(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(PEOPLE, [count, GIVEN, MIDDLE, FAMILY, ONSETS, CODAS]);
  for (const statement of ROWS) {
    await client.query(statement);
  }
  await client.end();
}
