import { isMandatoryCategory } from '@titian/contracts/notification-categories';
import { carriesAddress } from '@titian/contracts/people';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { readUser } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { type TemplateName, type TemplateParams, templateOf } from '../domain/templates/all.ts';
import { readNotificationPreferences } from '../queries/read-notification-preferences.ts';
import { insertEmails, type NewEmail } from '../store/emails.ts';

/** One e-mail to one address. */
export interface QueuedEmail<Name extends TemplateName = TemplateName> {
  /** The customer it is about; null where there is none. */
  readonly userId: string | null;
  readonly to: string;
  /** The first name in the greeting; null greets without one. */
  readonly name: string | null;
  readonly template: Name;
  readonly params: TemplateParams<Name>;
  /** Names the event that causes the e-mail: the same key never sends twice. */
  readonly dedupeKey: string;
}

/**
 * Puts an e-mail into the outbox in the causing transaction; it leaves when that has committed, and waits for a
 * mail server that is away. Address and content are stored encrypted. What a customer has switched off is not queued.
 */
export async function queueEmail<Name extends TemplateName>(
  ctx: Ctx,
  email: QueuedEmail<Name>,
): Promise<void> {
  if (!(await isWanted(ctx, email))) {
    return;
  }
  const [id] = await insertEmails(ctx.tx, [sealedEmail(ctx, await withHoldHours(ctx, email))], ctx.now);
  if (id !== undefined) {
    await enqueue(ctx, 'send_email', { email_id: id });
  }
}

/** Mails that say how long withdrawals wait: the modules that send them stand below the settings. */
const holdingMails: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'two_factor_enabled',
  'two_factor_off',
  'passkey_added',
  'passkey_removed',
  'two_factor_reset_requested',
  'two_factor_reset_done',
  'password_changed',
  'verify_new_email',
  'email_changed',
  'phone_changed',
]);

async function withHoldHours(ctx: Ctx, email: QueuedEmail): Promise<QueuedEmail> {
  if (!holdingMails.has(email.template)) {
    return email;
  }
  const { securityHoldHours: holdHours } = await readSettings(ctx);
  return { ...email, params: { ...email.params, holdHours } };
}

async function isWanted(ctx: Ctx, email: QueuedEmail): Promise<boolean> {
  const category = templateOf(email.template, email.params)?.category;
  if (email.userId === null || category === undefined || isMandatoryCategory(category)) {
    return true;
  }
  const user = await readUser(ctx, email.userId);
  return user === null || (await readNotificationPreferences(ctx, [user.id]))(user, category).email;
}

/** The row of an e-mail, with what is personal encrypted. */
export function sealedEmail(ctx: Ctx, email: QueuedEmail): NewEmail {
  const id = newId();
  const content = JSON.stringify({ name: greeted(email), params: email.params });
  return {
    id,
    dedupeKey: email.dedupeKey,
    userId: email.userId,
    toEnc: ctx.fieldEncryption.seal(email.to, { table: 'emails', column: 'to_enc', row: id }),
    template: email.template,
    paramsEnc: ctx.fieldEncryption.seal(content, { table: 'emails', column: 'params_enc', row: id }),
  };
}

/** Mails to an unverified address. */
const toUnverified: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'verify_email',
  'verify_new_email',
  'password_reset_unverified',
]);

/** An unverified address is not sent a user's name, and a name that contains a link or address is left out. */
function greeted({ template, name }: QueuedEmail): string | null {
  return name === null || toUnverified.has(template) || carriesAddress(name) ? null : name;
}
