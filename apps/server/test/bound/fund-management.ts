import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { insertOrder } from '../../src/modules/fund-management/store/orders.ts';
import type { Ctx } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { fundedInvestor, keyed, listedNote } from '../builders/financing.ts';
import {
  manageFunds,
  mandateDocument,
  mandateTerms,
  recordMandate,
  switchOnFundManagement,
} from '../builders/fund-management.ts';
import { call } from '../builders/http.ts';
import { type ApprovedInvestor, approvedInvestor, approvedIssuer } from '../builders/onboarding.ts';
import { dated, operatorPair } from '../builders/operators.ts';
import { type BoundRow, OTHER_ID, otherDocuments, row } from './harness.ts';

const today = malaysiaDay(new Date());
const tomorrow = addDays(today, 1);
const orderIds = {
  subscription: '00000000-0000-7000-8000-00000000fade',
  withdrawal: '00000000-0000-7000-8000-00000000feed',
} as const;
const CANCELLATION = '00000000-0000-7000-8000-00000000deaf';
const managed = new WeakMap<TestApp, Promise<ApprovedInvestor>>();

/** One investor with cash whose funds are managed, per app: fund management is switched on once. */
function managedInvestor(app: TestApp): Promise<ApprovedInvestor> {
  const known = managed.get(app) ?? make(app);
  managed.set(app, known);
  return known;
}

async function make(app: TestApp): Promise<ApprovedInvestor> {
  const investor = await fundedInvestor(app, 1);
  await switchOnFundManagement(app, today);
  await manageFunds(app, investor.userId, today);
  return investor;
}

/** Writes the order as the product does with its proposal. */
async function ordered(app: TestApp, kind: 'subscription' | 'withdrawal', noteId: string | null) {
  const { userId } = await managedInvestor(app);
  const { maker } = await operatorPair(app);
  return {
    subjectId: orderIds[kind],
    after: { action: kind, amount: '500.00' },
    ids: { user: userId, ...(noteId !== null && { note: noteId }) },
    prepare: (ctx: Ctx) =>
      insertOrder(ctx.tx, {
        ...{ id: orderIds[kind], investor_id: userId, kind, note_id: noteId, amount_sen: sen(50_000n) },
        ...{ fill_remaining: false, acknowledge_limit: false, entered_by: maker.operatorId },
      }),
  };
}

/** An executed subscription, and the order that takes it back as the product writes it. */
async function cancelled(app: TestApp) {
  const { userId } = await managedInvestor(app);
  const { maker, checker } = await operatorPair(app);
  const { id: noteId } = await listedNote(app, await approvedIssuer(app));
  const { body } = await call(app, 'operatorProposeManagedOrder', {
    headers: keyed(maker.headers, tomorrow),
    params: { id: userId },
    body: {
      ...{ kind: 'subscription', note_id: noteId, amount: '500.00', reason: 'As the mandate says' },
      ...{ fill_remaining: false, acknowledge_limit: false },
    },
  });
  const params = { id: body.order.approval_id };
  await call(app, 'operatorApprove', { headers: dated(checker.headers, tomorrow), params, body: {} });
  const { subscription_id: cancelledId } = await app.database.reader.db
    .selectFrom('managed_orders')
    .select('subscription_id')
    .where('id', '=', body.order.id)
    .executeTakeFirstOrThrow();
  return {
    ...{ subjectId: CANCELLATION, after: { action: 'cancellation', amount: '500.00' }, on: tomorrow },
    ids: { user: userId, note: noteId },
    prepare: (ctx: Ctx) =>
      insertOrder(ctx.tx, {
        ...{ id: CANCELLATION, investor_id: userId, kind: 'cancellation', note_id: noteId },
        ...{ amount_sen: sen(50_000n), cancelled_id: cancelledId, entered_by: maker.operatorId },
        ...{ fill_remaining: false, acknowledge_limit: false },
      }),
  };
}

const ofInvestor = {
  debited: ({ ids }) => sql`update investors set verified_name = 'Else' where user_id = ${ids?.user}`,
  mandate: ({ ids }) => sql`update management_mandates set id = ${OTHER_ID} where investor_id = ${ids?.user}`,
} satisfies BoundRow['changes'];

/** What is done for investors whose funds are managed. */
export const fundManagementRows: Readonly<Record<string, BoundRow>> = {
  management_mandate: row({
    async make(app) {
      const { userId } = await approvedInvestor(app);
      await recordMandate(app, userId, today);
      const after = mandateTerms(await mandateDocument(app, userId), tomorrow);
      return { subjectId: userId, after, ids: { user: userId } };
    },
    changes: {
      documents: ({ ids }) => otherDocuments(ids.user),
      mandate: ({ ids }) =>
        sql`update management_mandates set id = ${OTHER_ID} where investor_id = ${ids.user}`,
    },
  }),

  'managed_order: subscription': row({
    async make(app) {
      // Everyone may subscribe from the day after a listing on.
      const note = await listedNote(app, await approvedIssuer(app));
      return { ...(await ordered(app, 'subscription', note.id)), on: tomorrow };
    },
    changes: {
      ...ofInvestor,
      note: ({ ids }) => sql`update notes set rate_bps = rate_bps + 1 where id = ${ids?.note}`,
    },
    fixed: { bank: 'a subscription is paid to no bank account' },
  }),

  'managed_order: withdrawal': row({
    make: (app) => ordered(app, 'withdrawal', null),
    changes: {
      ...ofInvestor,
      bank: ({ ids }) => sql`update bank_accounts set id = ${OTHER_ID} where user_id = ${ids?.user}`,
    },
    fixed: { note: 'a withdrawal is about no note' },
  }),

  'managed_order: cancellation': row({
    make: cancelled,
    changes: {
      debited: ofInvestor.debited,
      note: ({ ids }) => sql`update notes set rate_bps = rate_bps + 1 where id = ${ids?.note}`,
    },
    fixed: {
      bank: 'a cancellation is paid to no bank account',
      mandate: 'what goes back to the investor needs no mandate',
    },
  }),
};
