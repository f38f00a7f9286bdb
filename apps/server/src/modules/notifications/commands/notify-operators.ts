import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { Operator } from '../../identity/public.ts';
import type { AnyEmail } from '../domain/templates/all.ts';
import { insertOperatorNotices } from '../store/operator-notices.ts';
import { queueEmail } from './queue-email.ts';

/** A notification for operators, by e-mail and in the console. */
export type OperatorNotification = AnyEmail & {
  /** Identifies the event: each operator is notified of it at most once. */
  readonly dedupeKey: string;
};

/**
 * Notifies operators, each by an e-mail and a notice in the console, in the causing transaction (NTF-10). The notice
 * has the subject and the first paragraph of the e-mail.
 */
export async function notifyOperators(
  ctx: Ctx,
  operators: readonly Pick<Operator, 'id' | 'email' | 'name'>[],
  { dedupeKey, ...mail }: OperatorNotification,
): Promise<void> {
  for (const operator of operators) {
    await queueEmail(ctx, {
      ...{ userId: null, to: operator.email, name: operator.name },
      ...mail,
      dedupeKey: `${dedupeKey}:${operator.id}`,
    });
  }
  await insertOperatorNotices(
    ctx.tx,
    operators.map(({ id: operatorId }) => ({
      ...{ id: newId(), operatorId, kind: mail.template, dedupeKey: `${dedupeKey}:${operatorId}` },
      // Parameters are plain texts and numbers, by the templates' types.
      params: mail.params as JsonValue,
    })),
  );
}
