import { type CustomerList, customerLists } from '@titian/contracts/customer-page';
import { may } from '@titian/contracts/permissions';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';
import type { NoteReader } from '../../wallet/public.ts';
import { messageRecords, securityRecords } from './customer-message-records.ts';
import { moneyRecords } from './customer-money-records.ts';
import { noteRecords } from './customer-note-records.ts';
import type { CustomerRecord, RecordLists, RecordReader } from './customer-record.ts';
import { trailRecords } from './customer-trail-records.ts';

/**
 * A page of one of a customer's lists, each for the roles whose work needs it (OPS-23).
 * @throws AppError `role` for a list that the operator may not read; FieldError on `cursor`
 */
export async function customerRecords(
  ctx: QueryCtx,
  notes: NoteReader,
  reader: RecordReader,
  list: CustomerList,
  query: PageQuery,
): Promise<Page<CustomerRecord>> {
  if (!may(reader.operator, customerLists[list])) {
    throw new AppError('role');
  }
  const lists: RecordLists<CustomerList> = {
    ...moneyRecords(notes),
    ...noteRecords,
    ...messageRecords,
    ...securityRecords,
    ...trailRecords,
  };
  return lists[list](ctx, reader, query);
}
