import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type Passkey, readOperator, readUser } from '../../identity/public.ts';
import { queueEmail } from '../../notifications/public.ts';

type News = 'passkey_added' | 'passkey_removed' | 'passkey_copied';

/** Mails the owner of a passkey about what has just happened to it; nobody can switch these mails off. */
export async function notifyOwner(
  ctx: Ctx,
  { subjectKind, subjectId }: Pick<Passkey, 'subjectKind' | 'subjectId'>,
  news: News,
  passkey: string,
): Promise<void> {
  const dedupeKey = `${news}:${newId()}`;
  if (subjectKind === 'user') {
    const user = await readUser(ctx, subjectId);
    if (user !== null) {
      const to = { userId: user.id, to: user.email, name: user.firstName };
      await queueEmail(ctx, { ...to, template: news, params: { passkey }, dedupeKey });
    }
    return;
  }
  const operator = await readOperator(ctx, subjectId);
  if (operator !== null) {
    const to = { userId: null, to: operator.email, name: operator.name };
    await queueEmail(ctx, { ...to, template: `operator_${news}`, params: { passkey }, dedupeKey });
  }
}
