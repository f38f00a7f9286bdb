import { type Day, isBusinessDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockNote, type Note, notesOfIssuer, readNote } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import type { Payments } from '../../payments/public.ts';
import { duesOf, eachNote, hasPaymentUnderWay } from '../../servicing/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import { isCollectable, type Mandate } from '../domain/mandate.ts';
import { lessExcess, type PlannedCollection, planCollection } from '../domain/plan-collection.ts';
import { insertCollection, listAttempts } from '../store/collections.ts';
import { listCollectable, lockMandate } from '../store/mandates.ts';

const STEP = { name: 'collections' } as const;

export interface CollectDeps {
  readonly work: UnitOfWork;
  readonly payments: Payments;
}

/**
 * Collects what is due on a business day under every active mandate of an issuer: what is planned is committed first, then sent to
 * the bank, whose answer is applied. Idempotent, catches up after downtime, and skips notes with a manual payment
 * under way.
 */
export async function collectDue({ work, payments }: CollectDeps, scope: Scope, on: Day): Promise<void> {
  const mandates = await work.query(scope, async (ctx) =>
    isBusinessDay(on, await readHolidays(ctx)) ? listCollectable(ctx.reader, 'repayment', on) : [],
  );
  const mandatesOf = new Map<string, string[]>();
  for (const mandate of mandates) {
    for (const noteId of await work.query(scope, (ctx) => notesWithDues(ctx, mandate.userId))) {
      mandatesOf.set(noteId, [...(mandatesOf.get(noteId) ?? []), mandate.id]);
    }
  }
  await eachNote(work, scope, { step: STEP, day: on, noteIds: mandatesOf.keys() }, async (noteId) => {
    for (const mandateId of mandatesOf.get(noteId) ?? []) {
      const intentId = await work.command(scope, (ctx) => planOn(ctx, payments, mandateId, noteId));
      if (intentId !== null) {
        await payments.submitCollection(scope, intentId);
      }
    }
  });
}

/** Read without a lock, so that owners with nothing due are cheap; the plan checks again. */
async function notesWithDues(ctx: QueryCtx, userId: string): Promise<string[]> {
  const dues = await duesOf(ctx, await notesOfIssuer(ctx, userId, ['issued']));
  return dues
    .filter(({ debt }) => debt.open.some((row) => row.dueOn <= ctx.businessDate && row.totalSen > 0n))
    .map(({ note }) => note.id);
}

/** Decides and writes one collection under the locks of mandate and note; null where nothing is to be collected. */
async function planOn(
  ctx: Ctx,
  payments: Payments,
  mandateId: string,
  noteId: string,
): Promise<string | null> {
  const mandate = await lockMandate(ctx.tx, mandateId);
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (mandate === null || !isCollectable(mandate) || note?.state !== 'issued') {
    return null;
  }
  if (mandate.mandateNumber === null) {
    return null;
  }
  if (await hasPaymentUnderWay(ctx, noteId)) {
    return null;
  }
  const [dues] = await duesOf(ctx, [note]);
  const limit = payments.capabilities().channels.find(({ channel }) => channel === mandate.channel);
  const plan = planCollection(
    dues === undefined ? [] : lessExcess(dues.debt.open, dues.debt.excessSen),
    await listAttempts(ctx.reader, noteId),
    ctx.businessDate,
    {
      maxSen: mandate.maxAmountSen,
      leastSen: limit?.minSen ?? mandate.maxAmountSen,
      mostAttempts: (await readSettings(ctx)).collectionAttempts,
    },
  );
  return plan === null
    ? null
    : write(ctx, payments, { ...mandate, mandateNumber: mandate.mandateNumber }, note, plan);
}

async function write(
  ctx: Ctx,
  payments: Payments,
  mandate: Mandate & { readonly mandateNumber: string },
  note: Note,
  plan: PlannedCollection,
): Promise<string> {
  const id = newId();
  const issuer = await readIssuer(ctx, mandate.userId);
  const { intentId } = await payments.createCollection(ctx, {
    purposeId: id,
    userId: mandate.userId,
    amountSen: plan.amountSen,
    payerHint: issuer?.companyName ?? '',
    description: `Repayment ${note.number.replace(/[^A-Za-z0-9]/g, ' ')}`,
    mandateId: mandate.id,
    mandateNumber: mandate.mandateNumber,
    channel: mandate.channel,
    bankId: mandate.bankCode,
  });
  await insertCollection(ctx.tx, {
    id,
    mandate_id: mandate.id,
    user_id: mandate.userId,
    note_id: note.id,
    number: plan.number,
    attempt: plan.attempt,
    due_on: plan.dueOn,
    amount_sen: plan.amountSen,
    collect_on: ctx.businessDate,
    intent_id: intentId,
  });
  await recordAudit(ctx, {
    action: 'collection.sent',
    subjectKind: 'mandate',
    subjectId: mandate.id,
    after: {
      collection_id: id,
      note: note.number,
      instalment: plan.number,
      attempt: plan.attempt,
      amount: senToText(plan.amountSen),
    },
  });
  return intentId;
}
