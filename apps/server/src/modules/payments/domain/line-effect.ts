import type { Sen } from '@titian/finance/sen';
import type { BankAccountKind } from '../../ledger/public.ts';
import { classifyLine, type ExceptionKind, type UnexplainedLine } from './exception.ts';
import type { LineIdentity } from './line-identity.ts';
import { matchLine } from './match-line.ts';
import type { PayoutPurpose, PayoutState } from './payout.ts';

/**
 * What a line of a statement would do once its import is approved:
 * - `none`: it is here already · `contradicts`: it is, and says something else; an exception, the first one counts
 * - `payout_paid`, `payout_returned`: settles a payout · `arrival`: books a sweep on the platform's own account
 * - `payment_matched`: shows a payment that FPX confirmed · `transfer_matched`: shows the one transfer of its amount
 * - `exception`: an operator has to review it
 */
export type LineEffectKind =
  | 'none'
  | 'contradicts'
  | 'payout_paid'
  | 'payout_returned'
  | 'arrival'
  | 'payment_matched'
  | 'transfer_matched'
  | 'exception';

export interface LineEffect {
  readonly kind: LineEffectKind;
  /** Why a review is needed; null where none is. */
  readonly exception: ExceptionKind | null;
  /** The payout that it is about. */
  readonly payout: NamedPayout | null;
}

/** A payout that a line names. */
export interface NamedPayout {
  readonly id: string;
  readonly purpose: PayoutPurpose;
  readonly beneficiary: string;
  readonly state: PayoutState;
  readonly amountSen: Sen;
}

/** A line that is about to be stored, with what its reference names. */
export interface NamedStatementLine {
  readonly identity: LineIdentity['is'];
  readonly line: Omit<UnexplainedLine, 'payoutState' | 'payoutSen' | 'isTwin'>;
  readonly payout: NamedPayout | null;
  /** Whether another line shows the payment already. */
  readonly isPaymentShown: boolean;
  /** Transfers of its amount that wait for a line and that it could be. */
  readonly candidates: number;
}

/**
 * What each line of a statement would do, one after the other: the second line about a payout finds what the first left.
 * Settling decides again; this is what a checker reads before.
 */
export function lineEffects(account: BankAccountKind, lines: readonly NamedStatementLine[]): LineEffect[] {
  const states = new Map<string, PayoutState>();
  const shown = new Set<string>();
  const twins = new Set<string>();
  return lines.map((one) => {
    const payout =
      one.payout === null ? null : { ...one.payout, state: states.get(one.payout.id) ?? one.payout.state };
    const { line } = one;
    const isPaymentShown = one.isPaymentShown || shown.has(line.reference ?? '');
    const twin = [line.reference, line.amountSen, line.bookedOn, line.isReturn].join('\0');
    const isTwin = line.reference !== null && twins.has(twin);
    twins.add(twin);
    const effect = effectOf(account, { ...one, payout, isPaymentShown }, isTwin);
    if (payout !== null && (effect.kind === 'payout_paid' || effect.kind === 'payout_returned')) {
      states.set(payout.id, effect.kind === 'payout_paid' ? 'paid' : 'returned');
    }
    if (effect.kind === 'payment_matched' && line.reference !== null) {
      shown.add(line.reference);
    }
    return effect;
  });
}

function effectOf(account: BankAccountKind, one: NamedStatementLine, isTwin: boolean): LineEffect {
  const { identity, line, payout } = one;
  const settled = (kind: LineEffectKind): LineEffect => ({ kind, exception: null, payout });
  if (identity !== 'new') {
    return identity === 'known'
      ? settled('none')
      : { kind: 'contradicts', exception: 'contradiction', payout };
  }
  const exception = classifyLine({
    ...line,
    isTwin,
    payoutState: payout?.state ?? null,
    payoutSen: payout?.amountSen ?? null,
  });
  if (payout !== null) {
    const kind = account === 'trust_bank' ? payoutEffect(one, payout) : arrivalEffect(one, payout);
    return kind === null ? { kind: 'exception', exception, payout } : settled(kind);
  }
  if (isConfirmedPayment(one)) {
    return settled('payment_matched');
  }
  const isAmountAlone = line.orderState === null && !line.isReturn;
  return isAmountAlone && one.candidates === 1
    ? settled('transfer_matched')
    : { kind: 'exception', exception, payout: null };
}

function payoutEffect({ line }: NamedStatementLine, payout: NamedPayout): LineEffectKind | null {
  const match = matchLine(line, payout);
  return match === 'open' ? null : match === 'paid' ? 'payout_paid' : 'payout_returned';
}

/** A sweep from the trust account arrives on the operating account. */
function arrivalEffect({ line }: NamedStatementLine, payout: NamedPayout): LineEffectKind | null {
  const isUnderWay = payout.state === 'in_batch' || payout.state === 'paid';
  const isWhole = !line.isReturn && line.amountSen === payout.amountSen;
  return payout.purpose === 'sweep' && isUnderWay && isWhole ? 'arrival' : null;
}

function isConfirmedPayment({ line, isPaymentShown }: NamedStatementLine): boolean {
  return (
    line.orderState === 'succeeded' &&
    line.receivedSen === line.amountSen &&
    !line.isReturn &&
    !isPaymentShown
  );
}
