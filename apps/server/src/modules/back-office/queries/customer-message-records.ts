import { worded } from '../../../platform/messages.ts';
import { casesPage } from '../../cases/public.ts';
import { pastSecurityChanges, pastSignIns } from '../../identity/public.ts';
import { readNotices, sentMails } from '../../notifications/public.ts';
import { joined, presentPage, type RecordLists, recordOf } from './customer-record.ts';

/** What was written to and by a customer. */
export const messageRecords: RecordLists<'mails' | 'notices' | 'cases'> = {
  mails: async (ctx, { userId }, query) =>
    presentPage(await sentMails(ctx, userId, query), (one) =>
      recordOf({
        ...{ id: one.id, at: one.createdAt, title: one.content?.subject ?? '' },
        ...{ detail: one.to, state: one.state },
      }),
    ),
  notices: async (ctx, { userId }, query) =>
    presentPage(await readNotices(ctx, { ...query, userId, unreadOnly: false }), (one) =>
      recordOf({
        ...{ id: one.id, at: one.createdAt, title: one.title, detail: one.body },
        state: one.readAt === null ? 'unread' : 'read',
      }),
    ),
  cases: async (ctx, { userId, operator, language }, query) =>
    presentPage(await casesPage(ctx, operator, userId, query), (one) =>
      recordOf({
        ...{
          id: one.id,
          at: one.openedAt,
          title: worded('subject', one.subject, language).subject,
          state: one.state,
        },
        ...{ detail: one.number, link: { kind: 'case', id: one.id } },
      }),
    ),
};

/** How and where a customer signs in, and what changed about it. */
export const securityRecords: RecordLists<'sign_ins' | 'security_changes'> = {
  sign_ins: async (ctx, { userId }, query) =>
    presentPage(await pastSignIns(ctx, userId, query), (one) =>
      recordOf({
        ...{ id: one.id, at: one.signedInAt, title: one.device ?? '' },
        detail: joined([one.ip]),
        state:
          one.endedAt === null ? (one.expiresAt > ctx.now ? 'open' : 'expired') : (one.endReason ?? 'ended'),
      }),
    ),
  security_changes: async (ctx, { userId }, query) =>
    presentPage(await pastSecurityChanges(ctx, userId, query), (one) =>
      recordOf({ id: one.id, at: one.at, title: one.kind }),
    ),
};
