import type { Locale } from '@titian/contracts/constants';
import type { MailOutcome } from '../../../gateways/mail/port.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { readUsers } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { isGivenUp, nextAttempt } from '../domain/back-off.ts';
import { type ComposedMail, composeMail } from '../domain/compose-mail.ts';
import type { Site } from '../domain/email-template.ts';
import type { MailDeps } from '../domain/mail-deps.ts';
import { renderEmail } from '../domain/render-email.ts';
import { unsubscribeToken } from '../domain/unsubscribe-token.ts';
import { countAttempts, lockDue, setFailed, setSent, type WaitingEmail } from '../store/emails.ts';

/** An e-mail that this worker alone may send now. */
interface Claimed {
  readonly email: WaitingEmail;
  readonly mail: ComposedMail | null;
}

/**
 * Sends e-mails whose time has come: claimed in one transaction, handed to the mail server outside of any, and the
 * answer recorded in another. A crash in between sends a mail again with the same message id.
 *
 * @param wanted one e-mail, or at most so many
 * @returns how many were tried
 */
export async function deliver(
  deps: MailDeps,
  scope: Scope,
  wanted: { readonly id?: string; readonly limit: number },
): Promise<number> {
  const claimed = await deps.work.command(scope, (ctx) => claim(ctx, deps, wanted));
  await Promise.all(claimed.map((one) => sendOne(deps, scope, one)));
  return claimed.length;
}

async function claim(
  ctx: Ctx,
  { siteUrl, apiBase }: MailDeps,
  wanted: { readonly id?: string; readonly limit: number },
): Promise<Claimed[]> {
  const due = await lockDue(ctx.tx, ctx.now, wanted);
  const { supportEmail } = await readSettings(ctx);
  const users = await readUsers(ctx, [...new Set(due.flatMap(({ userId }) => userId ?? []))]);
  const localeOf = ({ userId }: WaitingEmail) => users.get(userId ?? '')?.locale ?? 'en';
  await countAttempts(
    ctx.tx,
    due.map((email) => ({
      ...{ id: email.id, nextAt: nextAttempt(ctx.now, email.attempts + 1), locale: localeOf(email) },
    })),
  );
  return due.map((email) => ({
    email,
    mail: openMail(ctx, email, { url: siteUrl, supportEmail }, apiBase, localeOf(email)),
  }));
}

function openMail(
  ctx: Ctx,
  email: WaitingEmail,
  site: Site,
  apiBase: string,
  locale: Locale,
): ComposedMail | null {
  const stored: { name: string | null; params: unknown } = JSON.parse(
    ctx.fieldEncryption.open(email.paramsEnc),
  );
  const rendered = renderEmail(locale, email.template, stored.params);
  if (rendered === null) {
    return null;
  }
  const { userId } = email;
  const { category } = rendered;
  const oneClickPath =
    userId === null
      ? null
      : `${apiBase}/unsubscribe_emails/one-click/${unsubscribeToken(ctx.fieldEncryption, { userId, category })}`;
  const to = ctx.fieldEncryption.open(email.toEnc);
  return composeMail(rendered, to, stored.name, site, oneClickPath, locale);
}

async function sendOne(deps: MailDeps, scope: Scope, { email, mail }: Claimed): Promise<void> {
  const messageId = `${email.id}@${new URL(deps.siteUrl).hostname}`;
  const outcome: MailOutcome =
    mail === null
      ? { kind: 'refused', detail: `there is no template ${email.template} any more` }
      : await deps.mail.send({ ...mail, messageId });
  await deps.work.command(scope, (ctx) => record(ctx, email, outcome));
}

async function record(ctx: Ctx, email: WaitingEmail, outcome: MailOutcome): Promise<void> {
  if (outcome.kind === 'accepted') {
    await setSent(ctx.tx, email.id, ctx.now);
    return;
  }
  const final = outcome.kind === 'refused' || isGivenUp(email.createdAt, ctx.now);
  await setFailed(ctx.tx, email.id, outcome.detail.slice(0, 500), final);
}
