import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { issueOperatorToken } from '../../identity/public.ts';
import { queueEmail, type TemplateParams } from '../../notifications/public.ts';
import { readSettings } from '../../settings/public.ts';

const HOUR_MS = 3_600_000;

/** The recipient. */
export interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

type OperatorTemplate =
  | 'operator_invitation'
  | 'operator_password_reset'
  | 'operator_password_changed'
  | 'operator_second_factor_reset'
  | 'operator_recovered';

type OperatorMail = {
  [Name in OperatorTemplate]: { readonly template: Name; readonly params: TemplateParams<Name> };
}[OperatorTemplate];

/** Mails an operator about the account, in the causing transaction. */
export function mailOperator(ctx: Ctx, to: Addressee, mail: OperatorMail): Promise<void> {
  return queueEmail(ctx, {
    ...mail,
    userId: null,
    to: to.email,
    name: to.name,
    dedupeKey: `${mail.template}:${newId()}`,
  });
}

/** Mails a fresh one-time link by which the operator chooses a password; links from before stop working. */
export async function mailOperatorLink(
  ctx: Ctx,
  to: Addressee,
  purpose: 'invitation' | 'password_reset',
): Promise<void> {
  const { operatorLinkHours: hours } = await readSettings(ctx);
  const token = await issueOperatorToken(ctx, to.id, purpose, hours * HOUR_MS);
  const template = purpose === 'invitation' ? 'operator_invitation' : 'operator_password_reset';
  await mailOperator(ctx, to, { template, params: { token, hours } });
}

/** As `mailOperatorLink`, for a link that is handed over in another way: the token itself. */
export async function issueLink(ctx: Ctx, operatorId: string, purpose: 'invitation' | 'recovery') {
  const { operatorLinkHours: hours } = await readSettings(ctx);
  return { token: await issueOperatorToken(ctx, operatorId, purpose, hours * HOUR_MS), hours };
}
