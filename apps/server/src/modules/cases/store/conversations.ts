import type { Reader } from '../../../platform/db/database.ts';
import type { Case } from '../domain/case.ts';
import { caseOf } from './cases.ts';

/** What the customer writes in and reads: a case that others opened about the customer is none of these (CAS-2). */
const conversations = (reader: Reader, customerId: string) =>
  reader.db
    .selectFrom('cases')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('is_conversation', '=', true);

/** A page of a customer's conversations, the last one written in first. */
export async function listConversations(
  reader: Reader,
  customerId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Case[]> {
  const rows = await conversations(reader, customerId)
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(caseOf);
}

/** All of them, oldest first, for the data export. */
export async function allConversations(reader: Reader, customerId: string): Promise<Case[]> {
  const rows = await conversations(reader, customerId).orderBy('id').execute();
  return rows.map(caseOf);
}

/** How many conversations that the customer began are not closed. */
export async function countOpenConversations(reader: Reader, customerId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customerId)
    .where('origin', '=', 'customer')
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many messages a customer has written since an instant, over all conversations. */
export async function countWrittenSince(reader: Reader, customerId: string, since: Date): Promise<number> {
  const row = await reader.db
    .selectFrom('case_messages as m')
    .innerJoin('cases as c', 'c.id', 'm.case_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('c.customer_id', '=', customerId)
    .where('m.operator_id', 'is', null)
    .where('m.written_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
