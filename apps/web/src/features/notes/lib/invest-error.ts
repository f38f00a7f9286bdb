import { ApiError } from '@titian/contracts/http/api-error';

/** Why an investment was rejected, and what the person can do about it. */
export interface InvestError {
  readonly text: string;
  /** The amount is wrong. */
  readonly atAmount: boolean;
  /** What is left in the note, "0.00" style, where the answer says so. */
  readonly amountLeft: string | null;
  readonly way: 'top_up' | 'other_notes' | 'confirm_limit' | null;
  /** When the note opens for this person. */
  readonly opensAt: string | null;
  /** The amount invested already and the recommended limit, where that has to be acknowledged (SUB-4). */
  readonly limit: { readonly invested: string; readonly limit: string } | null;
}

const ways: Readonly<Record<string, NonNullable<InvestError['way']>>> = {
  insufficient_balance: 'top_up',
  note_full: 'other_notes',
  note_closed: 'other_notes',
  guaranteed_only: 'other_notes',
  limit_acknowledgement_required: 'confirm_limit',
};

/** Reads a failed investment; null when nothing failed. */
export function investErrorOf(error: unknown): InvestError | null {
  if (!(error instanceof ApiError)) {
    return null;
  }
  const atAmount = error.errors.amount?.[0];
  const { amount_left, opens_at, invested, limit } = error.details;
  return {
    text: atAmount ?? Object.values(error.errors).flat()[0] ?? error.message,
    atAmount: atAmount !== undefined,
    amountLeft: textOf(amount_left),
    way: ways[error.code] ?? null,
    opensAt: textOf(opens_at),
    limit: typeof invested === 'string' && typeof limit === 'string' ? { invested, limit } : null,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
