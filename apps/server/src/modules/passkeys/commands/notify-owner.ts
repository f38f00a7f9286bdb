import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type Passkey, readOperator, readUser } from '../../identity/public.ts';
import { queueEmail } from '../../notifications/public.ts';

type PasskeyEvent = 'passkey_added' | 'passkey_removed' | 'passkey_copied';

/** Mails the owner of a passkey about what has just happened to it; these mails are mandatory. */
export async function notifyOwner(
  ctx: Ctx,
  { subjectKind, subjectId }: Pick<Passkey, 'subjectKind' | 'subjectId'>,
  notification: PasskeyEvent,
  passkey: string,
): Promise<void> {
  const dedupeKey = `${notification}:${newId()}`;
  if (subjectKind === 'user') {
    const user = await readUser(ctx, subjectId);
    if (user !== null) {
      const to = { userId: user.id, to: user.email, name: user.firstName };
      await queueEmail(ctx, { ...to, template: notification, params: { passkey }, dedupeKey });
    }
    return;
  }
  const operator = await readOperator(ctx, subjectId);
  if (operator !== null) {
    const to = { userId: null, to: operator.email, name: operator.name };
    await queueEmail(ctx, { ...to, template: `operator_${notification}`, params: { passkey }, dedupeKey });
  }
}
