import type { TestApp } from '../app.ts';

/** The stored security events of an account, oldest first. */
export async function securityEventsOf(app: TestApp, accountId: string) {
  await app.security.flush();
  return app.database.reader.db
    .selectFrom('security_events')
    .select(['kind', 'detail'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}
