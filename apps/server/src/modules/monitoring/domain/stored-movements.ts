import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import type { Movement } from './evaluate.ts';

interface StoredMovement {
  readonly seq: string;
  readonly on: string;
  readonly kind: Movement['kind'];
  readonly amount_sen: string;
}

/** Movements as a jsonb column keeps them, with exact sen as text. */
export function storeMovements(movements: readonly Movement[]): string {
  return JSON.stringify(
    movements.map(({ seq, on, kind, amountSen }) => ({
      ...{ seq: String(seq), on, kind, amount_sen: String(amountSen) },
    })),
  );
}

/** Movements from a column that `storeMovements` wrote and nothing changed since. */
export function movementsOf(stored: unknown): Movement[] {
  return (stored as readonly StoredMovement[]).map((one) => ({
    ...{ seq: BigInt(one.seq), on: day(one.on), kind: one.kind, amountSen: sen(BigInt(one.amount_sen)) },
  }));
}
