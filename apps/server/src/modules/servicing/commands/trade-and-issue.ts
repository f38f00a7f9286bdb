import type { CommodityTrade, CommodityTrading } from '../../../gateways/commodity-trading/port.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { canonical } from '../../../platform/idempotency.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import { agreementTerms, termsBeforeTrade } from '../domain/agreement.ts';
import { salePriceOf } from '../domain/issue.ts';
import type { Signature, VoidReason } from '../domain/signature.ts';
import { type LegOrder, nextStep, priceOf } from '../domain/trade.ts';
import { agreementParts } from '../queries/agreement.ts';
import { endSignature, liveSignature } from '../store/signatures.ts';
import { legsOf } from '../store/trades.ts';
import { issueSigned, type SignedAgreement } from './issue-note.ts';
import { payoutAccount } from './lock-funded.ts';
import { withAgreement } from './make-agreement.ts';
import { recordLeg, writeOrder } from './record-leg.ts';
import { voidSignature } from './void-signature.ts';

export interface TradingDeps {
  readonly trading: CommodityTrading;
  readonly storage: FileStorage;
}

/**
 * Has the commodity traded for an issuer's signature, one leg after the other, and issues the note (SHR-5, decision
 * 040). Every order is recorded before the provider is called, outside any transaction; recorded legs are not
 * requested again. Safe to run at any time and concurrently: without a pending signature, nothing happens.
 */
export async function tradeAndIssue(
  work: UnitOfWork,
  scope: Scope,
  { trading, storage }: TradingDeps,
  noteId: string,
): Promise<void> {
  let next = await work.command(scope, (ctx) => nextOf(ctx, noteId));
  while (next !== null && next !== 'issue') {
    const { legId, order } = next;
    const trade = await trading.trade(order);
    await work.command(scope, (ctx) => answered(ctx, noteId, legId, trade));
    next = await work.command(scope, (ctx) => nextOf(ctx, noteId));
  }
  if (next === 'issue') {
    await issueTraded(work, scope, storage, noteId);
  }
}

/** What comes next for a note's signature: an order, its issue, or nothing, also because the signature is void now. */
async function nextOf(ctx: Ctx, noteId: string): Promise<LegOrder | 'issue' | null> {
  await lockNote(ctx, noteId);
  const signature = await liveSignature(ctx.tx, noteId);
  // A job of an earlier day has nothing to do with what was signed since.
  if (signature?.state !== 'signed' || signature.signedOn > ctx.businessDate) {
    return null;
  }
  const note = await readNote(ctx, noteId);
  const reason = note?.state === 'funded' ? await whyVoid(ctx, note, signature) : 'note_cancelled';
  if (reason !== null) {
    await voidSignature(ctx, signature, reason);
    return null;
  }
  const legs = await legsOf(ctx.tx, signature.id);
  const next = nextStep(legs);
  if (next === null) {
    return 'issue';
  }
  const { step, leg } = next;
  const ordered = { step, isReversal: false, priceSen: priceOf(signature, step) };
  return writeOrder(ctx, signature, ordered, leg, legs);
}

/** Why a signature cannot stand for what would be issued now; null while it can. */
async function whyVoid(ctx: Ctx, note: Note, signature: Signature): Promise<VoidReason | null> {
  if (signature.signedOn !== ctx.businessDate) {
    return 'trade_unfinished';
  }
  const parts = await agreementParts(ctx, note);
  if (note.raisedSen !== signature.costSen || salePriceOf(parts.schedule) !== signature.salePriceSen) {
    return 'price_changed';
  }
  return canonical(termsBeforeTrade(parts)) === canonical(signature.terms) ? null : 'terms_changed';
}

/** Records the trading provider's answer; another price than the signed one ends the signature. */
async function answered(ctx: Ctx, noteId: string, legId: string, trade: CommodityTrade): Promise<void> {
  await lockNote(ctx, noteId);
  await recordLeg(ctx, noteId, legId, trade);
  const signature = await liveSignature(ctx.tx, noteId);
  if (signature?.state !== 'signed') {
    return;
  }
  const legs = await legsOf(ctx.tx, signature.id);
  if (legs.some((leg) => leg.answer !== null && leg.answer.priceSen !== leg.orderedSen)) {
    await voidSignature(ctx, signature, 'price_changed');
  }
}

async function issueTraded(
  work: UnitOfWork,
  scope: Scope,
  storage: FileStorage,
  noteId: string,
): Promise<void> {
  const note = await work.query(scope, (ctx) => readNote(ctx, noteId));
  invariant(note, `note ${noteId} was just locked`);
  const read = <Result>(run: Parameters<typeof work.query<Result>>[1]) => work.query(scope, run);
  try {
    await withAgreement({ storage, read }, { issuerId: note.issuerId, noteId }, (agreement) =>
      work.command(scope, (ctx) => issueWith(ctx, noteId, agreement)),
    );
  } catch (error) {
    if (!(error instanceof SignatureGone)) {
      throw error;
    }
    await work.command(scope, (ctx) => nextOf(ctx, noteId));
  }
}

async function issueWith(ctx: Ctx, noteId: string, agreement: SignedAgreement | null): Promise<void> {
  await lockNote(ctx, noteId);
  const signature = await liveSignature(ctx.tx, noteId);
  const note = await readNote(ctx, noteId);
  if (agreement === null || note?.state !== 'funded' || signature?.state !== 'signed') {
    throw new SignatureGone();
  }
  const parts = await agreementParts(ctx, note);
  if (
    canonical(agreement.terms) !== canonical(agreementTerms(parts)) ||
    (await whyVoid(ctx, note, signature)) !== null
  ) {
    throw new SignatureGone();
  }
  const account = await payoutAccount(ctx, note);
  const document = await agreement.record(ctx);
  await endSignature(ctx.tx, signature.id, { state: 'issued', reason: null, at: ctx.now });
  await issueSigned(ctx, parts, account, { document, acceptedAt: signature.acceptedAt });
}

/** Takes the drawn agreement away again: another worker has issued the note, or the signature cannot stand any more. */
class SignatureGone extends Error {}
