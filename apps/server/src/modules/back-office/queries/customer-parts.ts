import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { PageQuery } from '../../../platform/paging.ts';
import { readPreset } from '../../auto-invest/public.ts';
import { filesPage, operatorFileLink } from '../../files/public.ts';
import {
  facilityOf,
  linkedByGuarantee,
  type NoteKnowledge,
  presentFacility,
  readFinancingApplication,
} from '../../financing/public.ts';
import { linkedSignIns, readPasskeys, readSignIns, readTwoFactor } from '../../identity/public.ts';
import { sentMail } from '../../notifications/public.ts';
import {
  type CompanyFile,
  linkedByOnboarding,
  ownedBankAccounts,
  readCompanyFile,
} from '../../onboarding/public.ts';
import { readReferrals } from '../../referrals/public.ts';
import { cashAndInvested } from './customer-balances.ts';
import { customerNames } from './customer-names.ts';

type Answer<Name extends keyof ParsedApi> = Omit<ParsedApi[Name]['response'], 'success'>;
type Company = ParsedApi['operatorFinancingCompany']['response']['company'];
type Money = Answer<'operatorCustomerMoney'>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** One mail to a customer. */
export async function customerMail(
  ctx: QueryCtx,
  userId: string,
  mailId: string,
): Promise<Answer<'operatorCustomerMail'>> {
  const { content, ...mail } = await sentMail(ctx, userId, mailId);
  return {
    mail: {
      ...{ id: mail.id, to: mail.to, state: mail.state },
      ...{ at: mail.createdAt.toISOString(), sent_at: instant(mail.sentAt) },
      ...{ subject: content?.subject ?? '', paragraphs: [...(content?.paragraphs ?? [])] },
      facts: (content?.facts ?? []).map(([label, value]) => ({ label, value })),
      ...{ button: content?.action?.label ?? null, note: content?.note ?? null },
      has_code: content?.code !== undefined,
    },
  };
}

/** What a customer has uploaded, as the operator may open it. */
export async function customerDocuments(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  userId: string,
  query: PageQuery,
): Promise<Answer<'operatorCustomerDocuments'>> {
  const page = await filesPage(ctx, userId, query);
  return {
    items: page.rows.map((one) => ({
      ...{ file: operatorFileLink(one, operator), purpose: one.purpose, content_type: one.contentType },
      ...{ bytes: one.bytes, at: one.uploadedAt.toISOString() },
    })),
    next_cursor: page.nextCursor,
  };
}

/** The company of a customer with its limit; null where none was approved. */
export async function customerCompany(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  operator: OperatorPrincipal,
  userId: string,
): Promise<Answer<'operatorCustomerCompany'>> {
  const file = await readCompanyFile(ctx, userId, operator);
  return { company: file === null ? null : await presentCompany(ctx, notes, file) };
}

/**
 * Whose application for financing it is, with the file of the company behind it (OPS-27).
 * @throws AppError `not_found`
 */
export async function financingCompany(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  operator: OperatorPrincipal,
  applicationId: string,
): Promise<Company> {
  const application = await readFinancingApplication(ctx, applicationId);
  const file = application && (await readCompanyFile(ctx, application.issuerId, operator));
  if (file === null) {
    throw new AppError('not_found');
  }
  return presentCompany(ctx, notes, file);
}

async function presentCompany(ctx: QueryCtx, notes: NoteKnowledge, file: CompanyFile): Promise<Company> {
  const { issuer, people, group, documents } = file;
  return {
    ...{ customer_id: issuer.userId, name: issuer.companyName, registration_no: issuer.registrationNo },
    ...{ entity_type: issuer.entityType, industry: issuer.industry, state: issuer.stateCode },
    ...{ incorporated_on: issuer.incorporatedOn, employees: issuer.employees },
    annual_revenue: issuer.annualRevenueSen === null ? null : senToText(issuer.annualRevenueSen),
    approved_on: issuer.approvedOn,
    people: people.map((one) => ({
      // The CHECK list of the table is exactly this type.
      ...{ id: one.id, role: one.role as Company['people'][number]['role'], name: one.name },
      ...{ identity_number: one.number, share_bps: one.shareBps },
    })),
    limit: presentFacility(await facilityOf(ctx, notes, issuer.userId)),
    group: group.map((one) => ({ id: one.userId, name: one.companyName })),
    documents: Object.entries(documents)
      .filter(([, files]) => files.length > 0)
      .map(([field, files]) => ({ field, files: files.map((file) => ({ ...file })) })),
  };
}

/** A customer's balances, bank accounts, preset and friends. */
export async function customerMoney(ctx: QueryCtx, userId: string): Promise<Money> {
  const [accounts, preset, referrals, balances] = await Promise.all([
    ownedBankAccounts(ctx, userId),
    readPreset(ctx, userId),
    readReferrals(ctx, userId),
    cashAndInvested(ctx, userId),
  ]);
  return {
    ...balances,
    bank_accounts: accounts.map((one) => ({
      ...{ id: one.id, bank: one.bankName, number: `•••• ${one.last4}`, holder: one.holderName },
      // The CHECK lists of the tables are exactly these types.
      verified_by: one.verifiedBy as Money['bank_accounts'][number]['verified_by'],
      name_check: one.nameCheck as Money['bank_accounts'][number]['name_check'],
      ...{ verified_at: instant(one.verifiedAt), bank_holder: one.bankHolderName },
      ...{ usable_from: one.usableFrom.toISOString(), replaced_at: instant(one.replacedAt) },
    })),
    preset: preset && {
      ...{ name: preset.name, on: preset.isOn, version: preset.version, since: preset.from.toISOString() },
      paused_until: preset.pausedUntil,
      monthly_budget: preset.monthlyBudgetSen === null ? null : senToText(preset.monthlyBudgetSen),
    },
    referrals: referrals.map(({ referral, friend, rewardSen, investBy, state }) => ({
      ...{ id: referral.id, friend, registered_at: referral.registeredAt.toISOString() },
      ...{ invest_by: investBy, reward: senToText(rewardSen), state },
    })),
  };
}

/** How a customer signs in now: never what with. */
export async function customerSecurity(
  ctx: QueryCtx,
  userId: string,
): Promise<Answer<'operatorCustomerSecurity'>> {
  const [factor, signIns, passkeys] = await Promise.all([
    readTwoFactor(ctx, userId),
    readSignIns(ctx, userId),
    readPasskeys(ctx, { subjectKind: 'user', subjectId: userId }),
  ]);
  return {
    second_factor: [...factor.otpTypes],
    recovery_codes_left: factor.recoveryCodesLeft,
    reset_at: instant(factor.resetAt),
    sessions: signIns.map((one) => ({
      ...{ id: one.eventUuid, device: one.device, ip: one.ip },
      ...{ signed_in_at: one.signedInAt.toISOString(), last_seen_at: one.lastSeenAt.toISOString() },
    })),
    devices: factor.devices.map((one) => ({
      ...{ id: one.id, name: one.name, last_used_at: one.lastUsedAt.toISOString() },
    })),
    passkeys: passkeys.map((one) => ({
      ...{ id: one.id, name: one.name, created_at: one.createdAt.toISOString() },
      last_used_at: instant(one.lastUsedAt),
    })),
  };
}

/** Who is linked to a customer, and why; found by equal values and keyed hashes (OPS-26). */
export async function customerLinks(ctx: QueryCtx, userId: string): Promise<Answer<'operatorCustomerLinks'>> {
  const found = [
    ...(await linkedByOnboarding(ctx, userId)),
    ...(await linkedByGuarantee(ctx, userId)),
    ...(await linkedSignIns(ctx, userId)),
  ];
  const names = await customerNames(
    ctx,
    found.map((one) => one.userId),
  );
  return {
    links: found.flatMap(({ userId: id, reason, detail }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ customer: { id, name }, reason, detail }];
    }),
  };
}
