import type { Ctx } from '../../../platform/context.ts';
import type { Recipient } from '../domain/remittance.ts';
import { lockOnly } from '../store/recipients.ts';

/** The account of the Registrar of Unclaimed Moneys, locked; null where two operators have put none on the list (TRE-2). */
export function lockRegistrar(ctx: Ctx): Promise<Recipient | null> {
  return lockOnly(ctx.tx, 'registrar');
}
