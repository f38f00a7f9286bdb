import type { Locale } from '@titian/contracts/constants';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { readUser } from '../../identity/public.ts';
import type { RenderedEmail } from '../domain/email-template.ts';
import { maskAddress, withoutSecrets } from '../domain/mail-secrets.ts';
import { renderEmail } from '../domain/render-email.ts';
import { listEmailsOf, type StoredEmail } from '../store/emails.ts';

/** An e-mail to a customer as operators read it: its content has neither a code nor a token (OPS-25). */
export interface SentMail {
  readonly id: string;
  /** Masked. */
  readonly to: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** In the language in which it was sent, before that in the customer's; null where its template is gone. */
  readonly content: RenderedEmail | null;
}

/**
 * A page of the e-mails to a customer, sent or waiting, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function sentMails(ctx: QueryCtx, userId: string, query: PageQuery): Promise<Page<SentMail>> {
  const wanted = { beforeId: idCursor(query.cursor), limit: query.limit + 1 };
  const page = pageOf(await listEmailsOf(ctx.reader, userId, wanted), query.limit, (last) => last.id);
  const locale = await localeOf(ctx, userId);
  return { ...page, rows: page.rows.map((email) => opened(ctx, email, locale)) };
}

/**
 * One e-mail to a customer.
 * @throws AppError `not_found` where it went to somebody else, too
 */
export async function sentMail(ctx: QueryCtx, userId: string, id: string): Promise<SentMail> {
  const [email] = await listEmailsOf(ctx.reader, userId, { id, beforeId: null, limit: 1 });
  if (email === undefined) {
    throw new AppError('not_found');
  }
  return opened(ctx, email, await localeOf(ctx, userId));
}

async function localeOf(ctx: QueryCtx, userId: string): Promise<Locale> {
  return (await readUser(ctx, userId))?.locale ?? 'en';
}

function opened(ctx: QueryCtx, email: StoredEmail, locale: Locale): SentMail {
  const stored: { readonly params: unknown } = JSON.parse(ctx.fieldEncryption.open(email.paramsEnc));
  return {
    ...{ id: email.id, state: email.state, createdAt: email.createdAt, sentAt: email.sentAt },
    to: maskAddress(ctx.fieldEncryption.open(email.toEnc)),
    content: renderEmail(email.locale ?? locale, email.template, withoutSecrets(stored.params)),
  };
}
