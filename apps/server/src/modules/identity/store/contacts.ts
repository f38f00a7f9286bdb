import type { Locale } from '@titian/contracts/constants';
import type { Tx } from '../../../platform/db/database.ts';

/** What a customer may change about being reached; absent stays. */
export interface ContactChange {
  readonly phoneE164?: string;
  readonly locale?: Locale;
  readonly emailOptIn?: boolean;
}

export async function updateContact(tx: Tx, userId: string, change: ContactChange): Promise<void> {
  const set = {
    ...(change.phoneE164 === undefined ? {} : { phone_e164: change.phoneE164 }),
    ...(change.locale === undefined ? {} : { locale: change.locale }),
    ...(change.emailOptIn === undefined ? {} : { email_opt_in: change.emailOptIn }),
  };
  if (Object.keys(set).length > 0) {
    await tx.db.updateTable('users').set(set).where('id', '=', userId).execute();
  }
}

/** Stops the e-mails of a customer; answers whether they were on. */
export async function stopEmails(tx: Tx, userId: string): Promise<boolean> {
  const stopped = await tx.db
    .updateTable('users')
    .set({ email_opt_in: false })
    .where('id', '=', userId)
    .where('email_opt_in', '=', true)
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}
