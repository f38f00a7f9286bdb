import { type Day, isBusinessDay } from '@titian/finance/calendar';
import { newestSeal } from '../../../platform/audit-seal.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { beginSnapshot } from '../../../platform/db/snapshot.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { canonical } from '../../../platform/idempotency.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { balancesByKind, dailyBalancesByKind } from '../../ledger/public.ts';
import { type BankAccount, bankClosings, readBankDay } from '../../payments/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { type Claim, ImpossibleClaims, totalOf, type Unassigned, unassignedOf } from '../domain/claims.ts';
import {
  accountCorrections,
  bankCorrections,
  businessDaysBetween,
  CORRECTED_RECORDS,
  statedDays,
} from '../domain/corrections.ts';
import { claimedTotal, type ProofRecord, type RecordParts, recordOf } from '../domain/proof-record.ts';
import { buildProofTree, dayKeyOf, type ProofTree } from '../domain/proof-tree.ts';
import { proofKey, signText } from '../domain/signing-key.ts';
import { readClaims } from '../queries/read-claims.ts';
import { ledgerHorizon } from '../store/ledger-rows.ts';
import { findRecord, insertRecord, listRecords, type StoredRecord } from '../store/records.ts';
import { insertClaims, insertNodes } from '../store/trees.ts';
import { chainLedger } from './chain-ledger.ts';
import { currentKey } from './publish-key.ts';

const ATTEMPTS = 3;

/**
 * Makes the proof of a day that ends. Books that contradict each other leave the day without a record, which is logged, counted by
 * the health of the product and named by the next record; they do not keep the day from ending.
 */
export async function closeDayWithProof(
  work: UnitOfWork,
  scope: Scope,
  day: Day,
  account: BankAccount,
): Promise<void> {
  try {
    await makeDayProof(work, scope, day, account);
  } catch (error) {
    if (!(error instanceof ImpossibleClaims)) {
      throw error;
    }
    await work.query(scope, async ({ log }) =>
      log.error({ day, err: error }, 'a day has no proof of client money'),
    );
  }
}

/**
 * Makes the proof of client money of a business day, once it is reconciled (PRF-1): the tree over every claim and the signed
 * record. A day that has one is left alone, and so is a day before the newest record; the
 * first record is of the first day with client money.
 * @throws ImpossibleClaims where clients claim more than an account of the ledger holds
 */
export async function makeDayProof(
  work: UnitOfWork,
  scope: Scope,
  day: Day,
  account: BankAccount,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const through = await work.query(scope, ({ reader }) => ledgerHorizon(reader));
      return await work.command(scope, (ctx) => recordDay(ctx, { day, account, through }));
    } catch (error) {
      // Another process made a record at the same moment: this day's, or the one that it has to follow.
      if (!isUniqueViolation(error) || attempt === ATTEMPTS) {
        throw error;
      }
    }
  }
}

interface RequestedDay {
  readonly day: Day;
  readonly account: BankAccount;
  /** The instant before which nothing can be booked any more. */
  readonly through: string;
}

async function recordDay(ctx: Ctx, { day, account, through }: RequestedDay): Promise<void> {
  await beginSnapshot(ctx.tx, 'writes');
  const holidays = await readHolidays(ctx);
  if (!isBusinessDay(day, holidays) || (await findRecord(ctx.tx, day)) !== null) {
    return;
  }
  const [newest = null] = await listRecords(ctx.tx, null, 1);
  if (newest !== null && newest.day > day) {
    ctx.log.warn({ day, newest: newest.day }, 'no proof of client money for a day before the newest one');
    return;
  }
  const skipped = newest === null ? [] : businessDaysBetween(newest.day, day, holidays);
  await makeProof(ctx, { day, account, through, newest, skipped });
}

interface ProofDay extends RequestedDay {
  readonly newest: StoredRecord | null;
  readonly skipped: readonly Day[];
}

async function makeProof(ctx: Ctx, { day, account, through, newest, skipped }: ProofDay): Promise<void> {
  const held = await balancesByKind(ctx, day);
  if (newest === null && claimedTotal(held) === 0n) {
    return;
  }
  // Before the claims, which are in memory until they are written.
  const ledger = await chainLedger(ctx, { day, through, previous: newest });
  const { claims, claimed } = await readClaims(ctx.tx, day);
  const unassigned = unassignedOf(held, claimed);
  const tree = await treeOf(ctx, day, claims, unassigned);
  if (tree.root.amountSen !== claimedTotal(held)) {
    throw new ImpossibleClaims('the root is not what its accounts hold');
  }
  const key = await currentKey(ctx);
  const parts: RecordParts = {
    ...{ day, skipped, tree, unassigned, held, keyId: key.id, madeAt: ctx.now },
    previous: newest,
    bank: await readBankDay(ctx, account, day),
    chain: await chainHead(ctx),
    ledger: ledger.head,
    ...(await correctionsOf(ctx, newest)),
  };
  const content = canonical(recordOf(parts));
  await insertRecord(ctx.tx, {
    ...{ day, content, depth: tree.depth, key_id: key.id },
    hash: sha256(content),
    previous_hash: newest?.hash ?? null,
    signature: signText(key, content),
    root_hash: Buffer.from(tree.root.hash),
    total_sen: claimedTotal(held),
    ahead: JSON.stringify(ledger.ahead),
  });
  await insertClaims(ctx.tx, day, claims, tree.positions);
  await insertNodes(ctx.tx, day, tree.levels);
}

function treeOf(
  ctx: Ctx,
  day: Day,
  claims: readonly Claim[],
  unassigned: readonly Unassigned[],
): Promise<ProofTree> {
  return buildProofTree(dayKeyOf(proofKey(ctx.fieldEncryption), day), day, [
    ...claims.map((one) => ({ number: one.clientNumber, amountSen: totalOf(one.parts) })),
    ...unassigned.map((one) => ({ number: `unassigned:${one.account}`, amountSen: one.amountSen })),
  ]);
}

async function chainHead(ctx: Ctx): Promise<RecordParts['chain']> {
  const seal = await newestSeal(ctx.tx);
  return seal === null ? null : { seq: seal.seq, root: seal.root_hash };
}

async function correctionsOf(
  ctx: Ctx,
  newest: StoredRecord | null,
): Promise<Pick<RecordParts, 'corrections' | 'bankCorrections'>> {
  const records = newest === null ? [] : await listRecords(ctx.tx, null, CORRECTED_RECORDS);
  const [last, first] = [records[0], records.at(-1)];
  if (last === undefined || first === undefined) {
    return { corrections: [], bankCorrections: [] };
  }
  const range = { from: first.day, to: last.day };
  const stated = statedDays(records.toReversed().map((one) => JSON.parse(one.content) as ProofRecord));
  return {
    corrections: accountCorrections(stated, await dailyBalancesByKind(ctx, range)),
    bankCorrections: bankCorrections(stated, await bankClosings(ctx, range)),
  };
}
