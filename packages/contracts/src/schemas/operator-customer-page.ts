import { z } from 'zod';
import { caseLinkKinds } from '../cases.ts';
import { customerLinkReasons, customerListNames } from '../customer-page.ts';
import type { operatorCustomerPageEndpoints } from '../endpoints/operator-customer-page.ts';
import { amountOut, day, id, instant, ok, okList, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { operatorFile } from './operator-file.ts';
import { facilityLimitShown } from './shapes.ts';

const nullableText = z.string().nullable();
const ofCustomer = z.object({ id });

/** One row of any list of a customer: what a word of it means, its list says. */
const record = z.object({
  id,
  at: instant,
  /** A text, or a code of its list. */
  title: z.string(),
  /** What tells it from others: references, a note, a network, a device. */
  detail: nullableText,
  /** A code of its list; of a movement its direction. */
  state: nullableText,
  amount: amountOut.nullable(),
  /** Of a movement the balance after it, of a holding what is outstanding. */
  balance: amountOut.nullable(),
  /** The object that has a page. */
  link: z.object({ kind: z.enum([...caseLinkKinds, 'case']), id }).nullable(),
});

/** A mail as its reader sees it, without codes and without addresses that hold a token. */
const mail = z.object({
  id,
  subject: z.string(),
  to: z.string(),
  state: z.string(),
  at: instant,
  sent_at: instant.nullable(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The words of its button; where it leads is not shown. */
  button: nullableText,
  note: nullableText,
  /** Whether a code stands in it, which is not shown. */
  has_code: z.boolean(),
});

const document = z.object({
  file: operatorFile,
  purpose: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  at: instant,
});

const companyPerson = z.object({
  id,
  role: z.enum(['director', 'owner', 'representative']),
  name: z.string(),
  /** Masked. */
  identity_number: z.string(),
  /** In basis points; null for one who owns nothing of it. */
  share_bps: z.int().nullable(),
});

const company = z.object({
  customer_id: id,
  name: z.string(),
  registration_no: z.string(),
  entity_type: z.string(),
  industry: z.string(),
  state: z.string(),
  incorporated_on: day,
  employees: z.int().nullable(),
  annual_revenue: amountOut.nullable(),
  approved_on: day,
  people: z.array(companyPerson),
  group: z.array(z.object({ id, name: z.string() })),
  limit: facilityLimitShown.nullable(),
  /** What was sent with the application, by its field. */
  documents: z.array(z.object({ field: z.string(), files: z.array(operatorFile) })),
});

const bankAccount = z.object({
  id,
  bank: z.string(),
  /** Masked. */
  number: z.string(),
  holder: z.string(),
  /** Who has shown that it is the customer's. */
  verified_by: z.enum(['enquiry', 'operator']),
  /** When the bank confirmed it; null before the enquiry. */
  verified_at: instant.nullable(),
  /** The holder as the bank names it, and how that compares; null for the account of the application. */
  bank_holder: nullableText,
  name_check: z.enum(['equal', 'close', 'absent', 'different']).nullable(),
  usable_from: instant,
  replaced_at: instant.nullable(),
});

const preset = z.object({
  name: z.string(),
  on: z.boolean(),
  version: z.int(),
  since: instant,
  paused_until: day.nullable(),
  monthly_budget: amountOut.nullable(),
});

const friend = z.object({
  id,
  friend: z.string(),
  registered_at: instant,
  invest_by: day,
  reward: amountOut,
  state: z.string(),
});

const session = z.object({
  id,
  device: z.string(),
  ip: z.string(),
  signed_in_at: instant,
  last_seen_at: instant,
});
const device = z.object({ id, name: z.string(), last_used_at: instant });
const passkey = z.object({ id, name: z.string(), created_at: instant, last_used_at: instant.nullable() });

const link = z.object({
  customer: z.object({ id, name: z.string() }),
  reason: z.enum(customerLinkReasons),
  /** What they share or how they belong together: a masked number, a role, a network; null where the reason says all. */
  detail: nullableText,
});

export const operatorCustomerPageSchemas = {
  operatorCustomerRecords: {
    params: z.object({ id, list: z.enum(customerListNames) }),
    query: z.object(pageQuery),
    response: okList(record),
  },
  operatorCustomerMail: { params: z.object({ id, mail: id }), response: ok({ mail }) },
  operatorCustomerDocuments: {
    params: ofCustomer,
    query: z.object(pageQuery),
    response: okList(document),
  },
  operatorCustomerCompany: { params: ofCustomer, response: ok({ company: company.nullable() }) },
  operatorCustomerMoney: {
    params: ofCustomer,
    response: ok({
      cash: amountOut,
      invested: amountOut,
      bank_accounts: z.array(bankAccount),
      preset: preset.nullable(),
      referrals: z.array(friend),
    }),
  },
  operatorCustomerSecurity: {
    params: ofCustomer,
    response: ok({
      /** How the second factor is given; empty while it is off. */
      second_factor: z.array(z.string()),
      recovery_codes_left: z.int(),
      /** When a reset that was requested takes effect. */
      reset_at: instant.nullable(),
      sessions: z.array(session),
      devices: z.array(device),
      passkeys: z.array(passkey),
    }),
  },
  operatorCustomerLinks: { params: ofCustomer, response: ok({ links: z.array(link) }) },
  operatorFinancingCompany: { params: ofCustomer, response: ok({ company }) },
} satisfies AreaSchemas<typeof operatorCustomerPageEndpoints>;
