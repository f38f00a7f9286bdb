import { malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { sealForm } from '../../src/modules/onboarding/domain/sealed-form.ts';
import { lockApplication } from '../../src/modules/onboarding/store/applications.ts';
import { changeNumberPlace } from '../../src/modules/onboarding/store/bank-account-changes.ts';
import type { Ctx } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { waitingAddress } from '../builders/address-change.ts';
import { investorForm } from '../builders/application-forms.ts';
import { check, createApplicant, plainCard } from '../builders/ekyc.ts';
import { call } from '../builders/http.ts';
import { registerUser, stepUpCode } from '../builders/identity.ts';
import { approval, approvedInvestor, approvedIssuer, submitInvestor } from '../builders/onboarding.ts';
import { proposeAndApprove } from '../builders/operators.ts';
import { requestPremium } from '../builders/premium.ts';
import { residence, taxDocument } from '../builders/tax-residence.ts';
import { type BoundRow, OTHER_ID, otherDocuments, otherSetting, row, sealedOnce } from './harness.ts';

type NameHolder = (holder: string | null) => void;

/** Customers, identity checks, screening and settings. */
export const onboardingRows = (nameHolder: NameHolder): Readonly<Record<string, BoundRow>> => ({
  application_decision: row({
    async make(app) {
      const user = await registerUser(app);
      const subjectId = await submitInvestor(app, user, investorForm());
      return { subjectId, after: approval, ids: { user: user.userId } };
    },
    changes: {
      customer: ({ subjectId }) => sql`update applications set user_id = ${OTHER_ID} where id = ${subjectId}`,
      form: ({ subjectId }, ctx) => otherEmployer(ctx, subjectId ?? ''),
      documents: ({ ids }) => otherDocuments(ids.user),
      identity_check: ({ ids }) => sql`
        insert into ekyc_sessions (id, user_id, provider, attempt, started_on, state, needs_back, created_at)
        values (${OTHER_ID}, ${ids.user}, 'local', 1, '2026-11-22', 'open', true, '2026-11-22')`,
    },
  }),

  premium_decision: row({
    async make(app) {
      await approvedInvestor(app);
      const investor = await approvedInvestor(app);
      await requestPremium(app, investor.headers);
      const { id } = await newest(app, 'premium_applications', investor.userId);
      return { subjectId: id, after: { decision: 'Approved' }, ids: { user: investor.userId } };
    },
    changes: {
      customer: ({ subjectId, ids }) => sql`
        update premium_applications set user_id = (select user_id from investors where user_id <> ${ids.user} limit 1)
        where id = ${subjectId}`,
      plan: ({ ids }) => sql`update investors set plan_type = 'premium' where user_id = ${ids.user}`,
      verified_name: ({ ids }) =>
        sql`update investors set verified_name = 'Else' where user_id = ${ids.user}`,
      form: ({ subjectId }) => sql`
        update premium_applications set form = jsonb_set(form, '{fields,inv_is_sophisticated_investor}', '1')
        where id = ${subjectId}`,
      documents: ({ ids }) => otherDocuments(ids.user),
    },
  }),

  bank_account_review: row({
    async make(app) {
      const investor = await approvedInvestor(app);
      nameHolder('AMINAH');
      await call(app, 'userBankAccount', {
        headers: investor.headers,
        body: {
          ...{ bic: 'CIBBMYKL', number: '7012345678', holder_name: 'Aminah binti Yusof' },
          otp_code: await stepUpCode(app, investor),
        },
      });
      nameHolder(null);
      const { id } = await newest(app, 'bank_account_changes', investor.userId);
      return { subjectId: id, after: { decision: 'accept' }, ids: { user: investor.userId } };
    },
    changes: {
      customer: ({ subjectId, ids }) => sql`
        update bank_account_changes set user_id = (select user_id from investors where user_id <> ${ids.user} limit 1)
        where id = ${subjectId}`,
      bank: ({ subjectId }) => sql`update bank_account_changes set bic = 'PBBEMYKL' where id = ${subjectId}`,
      account: ({ subjectId }, ctx) =>
        sql`update bank_account_changes set number_enc = ${sealedOnce(ctx, '999999999', changeNumberPlace(subjectId ?? ''))}
          where id = ${subjectId}`,
      holder: ({ subjectId }) =>
        sql`update bank_account_changes set bank_holder_name = 'AMINAH BT' where id = ${subjectId}`,
      name_check: ({ subjectId }) =>
        sql`update bank_account_changes set name_check = 'absent' where id = ${subjectId}`,
      verified_name: ({ ids }) =>
        sql`update investors set verified_name = 'Else' where user_id = ${ids.user}`,
      replaces: ({ ids }) => sql`update bank_accounts set id = ${OTHER_ID} where user_id = ${ids.user}`,
      hold_hours: () => otherSetting('security_hold_hours', 1),
    },
  }),

  address_change: row({
    async make(app) {
      await approvedInvestor(app);
      const investor = await approvedInvestor(app);
      const subjectId = await waitingAddress(app, investor.headers);
      return { subjectId, after: { decision: 'accept' }, ids: { user: investor.userId } };
    },
    changes: {
      customer: ({ subjectId, ids }) => sql`
        update address_changes set user_id = (select user_id from investors where user_id <> ${ids.user} limit 1)
        where id = ${subjectId}`,
      address: ({ subjectId }) => sql`update address_changes set line_1 = 'Else' where id = ${subjectId}`,
      before: ({ ids }) => sql`
        update applications set data = jsonb_set(data, '{fields,city}', '"Else"') where user_id = ${ids.user}`,
      documents: ({ ids }) => otherDocuments(ids.user),
      verified_name: ({ ids }) =>
        sql`update investors set verified_name = 'Else' where user_id = ${ids.user}`,
    },
  }),

  ekyc_decision: row({
    async make(app) {
      const user = await createApplicant(app);
      const subjectId = await check(app, user, { front: await plainCard() });
      return { subjectId, after: { decision: 'Approved' }, ids: { user: user.userId } };
    },
    changes: {
      check: ({ subjectId }) => sql`update ekyc_sessions set attempt = 2 where id = ${subjectId}`,
      pictures: ({ ids }) => otherDocuments(ids.user),
      findings: ({ subjectId }) =>
        sql`update ekyc_sessions set reasons = '{no_code}' where id = ${subjectId}`,
    },
    fixed: {
      customer: 'The check of another person has another identity, which refuses an approval.',
      identity_checked: 'An approval is refused where the card is not of the claimed identity.',
      identity_claimed: 'An approval is refused where the claimed identity is not of the card.',
    },
  }),

  screening_list_change: row({
    async make(app) {
      const listed_on = malaysiaDay(app.work.clock.now());
      const add = ['One', 'Two'].map((name) => ({
        ...{ kind: 'person', name: `Listed Person ${name}`, source: 'A list of today' },
      }));
      return { subjectId: null, after: { listed_on, add, remove: [] } };
    },
    changes: { listed: listed('Somebody Else'), added: listed('Listed Person Two') },
  }),

  screening_clearance: row({
    async make(app) {
      const investor = await approvedInvestor(app, { fullName: 'Rosmah binti Kamal' });
      const listed_on = malaysiaDay(app.work.clock.now());
      const add = [{ kind: 'person', name: 'Rosmah binti Kamal', source: 'A list of today' }];
      const after = { listed_on, add, remove: [] };
      const approvalId = await proposeAndApprove(app, {
        kind: 'screening_list_change',
        subjectId: null,
        after,
      });
      await app.jobs.screen_customers?.({ approval_id: approvalId }, ownScope);
      const { id } = await newest(app, 'screening_hits', investor.userId);
      return { subjectId: id, after: { decision: 'cleared' } };
    },
    changes: {
      customer: ({ subjectId }) =>
        sql`update screening_hits set user_id = ${OTHER_ID} where id = ${subjectId}`,
      name: ({ subjectId }) => sql`update screening_hits set name = 'Else' where id = ${subjectId}`,
      listed: () => sql`update screening_entries set source = 'Another list'`,
      score: ({ subjectId }) => sql`update screening_hits set score = score - 1 where id = ${subjectId}`,
      state: ({ subjectId }) =>
        sql`update screening_hits set state = 'confirmed', approval_id = ${OTHER_ID} where id = ${subjectId}`,
    },
  }),

  setting_change: row({
    make: async () => ({
      subjectId: null,
      after: { key: 'offer_days', value: 9, effective_from: '2097-01-01' },
    }),
    changes: { replaces: () => otherSetting('offer_days', 8) },
  }),

  holiday_change: row({
    make: async () => ({
      subjectId: null,
      on: '2027-01-04',
      after: {
        calendar: 'federal',
        changes: [
          { action: 'add', day: '2027-03-07', name: 'A day', name_ms: 'Satu hari', is_provisional: false },
        ],
      },
    }),
    // Another holiday in the week after it would have another day in lieu.
    changes: {
      holidays: () =>
        sql`update holidays set day = '2027-03-08' where calendar = 'federal' and name = 'Labour Day' and day = '2027-05-01'`,
    },
  }),

  account_state: row({
    async make(app) {
      const { userId } = await approvedInvestor(app);
      return {
        subjectId: userId,
        after: { account_status: 'Inactive', reason: 'It was asked for by its owner' },
      };
    },
    changes: {
      reason: ({ subjectId }) => sql`update users set inactive_reason = 'Another' where id = ${subjectId}`,
      role: ({ subjectId }) =>
        sql`update users set role = 'businessowner', type = null where id = ${subjectId}`,
      type: ({ subjectId }) => sql`update users set type = 'Institution' where id = ${subjectId}`,
    },
    fixed: { account_status: 'Both other states refuse the proposal: disabled already, or never verified.' },
  }),

  account_flags: row({
    async make(app) {
      const [child, parent, other] = [
        await approvedInvestor(app),
        await approvedInvestor(app),
        await approvedInvestor(app),
      ];
      const after = { is_fund_managed: false, parent_email: parent.email, guaranteed_only: false };
      return { subjectId: child.userId, after, ids: { parent: parent.userId, other: other.userId } };
    },
    changes: {
      before: ({ subjectId }) =>
        sql`update investors set is_fund_managed = true where user_id = ${subjectId}`,
      parent: async ({ ids, after }, ctx) => {
        await sql`update users set email = 'moved.on@example.com' where id = ${ids.parent}`.execute(
          ctx.tx.db,
        );
        const { parent_email: email } = Object(after);
        await sql`update users set email = ${email} where id = ${ids.other}`.execute(ctx.tx.db);
      },
      fund_management: () => otherSetting('fund_management_enabled', true),
      is_investor: ({ subjectId }) => sql`delete from investors where user_id = ${subjectId}`,
    },
  }),

  tax_residence: row({
    async make(app) {
      const { userId } = await approvedInvestor(app);
      const document = await taxDocument(app, userId);
      const after = residence('SG', malaysiaDay(app.work.clock.now()), document);
      return { subjectId: userId, after, ids: { user: userId } };
    },
    changes: {
      before: ({ ids }) => sql`update tax_residences set country = 'TH' where user_id = ${ids.user}`,
      documents: ({ ids }) => otherDocuments(ids.user),
    },
  }),

  issuer_group: row({
    async make(app) {
      const [one, two, three] = [
        await approvedIssuer(app),
        await approvedIssuer(app),
        await approvedIssuer(app),
      ];
      const after = { registration_numbers: [two.issuer.registrationNo] };
      return { subjectId: one.userId, after, ids: { two: two.userId, three: three.userId } };
    },
    changes: {
      group_name: ({ subjectId }) =>
        sql`update issuers set company_name = 'Another Sdn Bhd' where user_id = ${subjectId}`,
      before: ({ subjectId }) => sql`update issuers set group_id = ${OTHER_ID} where user_id = ${subjectId}`,
      together: ({ ids }) =>
        sql`update issuers set group_id = ${OTHER_ID} where user_id in (${ids.two}, ${ids.three})`,
    },
  }),
});

const ownScope = { actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null } as const;

const listed = (name: string) => () =>
  sql`
  insert into screening_entries (id, kind, name, source, listed_on, created_at, approval_id)
  values (${OTHER_ID}, 'person', ${name}, 'A list', '2026-01-01', '2026-01-01', ${OTHER_ID})`;

const forms = new Map<string, string>();

async function otherEmployer(ctx: Ctx, id: string): Promise<void> {
  const application = await lockApplication(ctx.tx, ctx.fieldEncryption, id);
  if (application === null) {
    throw new Error('the application is there');
  }
  const { data } = application;
  const fields = { ...data.fields, inv_employer: 'Another employer' };
  // Sealed once: sealing it again would give other bytes.
  const form = forms.get(id) ?? JSON.stringify(sealForm(ctx.fieldEncryption, id, { ...data, fields }));
  forms.set(id, form);
  await sql`update applications set data = ${form}::jsonb where id = ${id}`.execute(ctx.tx.db);
}

async function newest(
  app: TestApp,
  table: 'premium_applications' | 'bank_account_changes' | 'screening_hits',
  userId: string,
): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where user_id = ${userId} order by id desc limit 1`.execute(
    app.database.reader.db,
  );
  const [found] = rows;
  if (found === undefined) {
    throw new Error(`${userId} has no row of ${table}`);
  }
  return found;
}
