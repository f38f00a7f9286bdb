import type { endpoints } from '../endpoints/all.ts';
import { auditOfCustomers } from './customer-calls.ts';
import { auditOfOperators } from './operator-calls.ts';
import type { AuditRow, AuditRows, ChangeReason, ReadReason } from './row.ts';

const rows = { ...auditOfCustomers, ...auditOfOperators } satisfies AuditRows<typeof endpoints>;

/** What every call writes to the audit log; an endpoint without a row does not compile. */
export const auditRows: Readonly<Record<keyof typeof rows, AuditRow<ReadReason | ChangeReason>>> = rows;

/** The actions that a call may write. */
export function declaredActions(endpoint: keyof typeof rows): readonly string[] {
  const row = auditRows[endpoint];
  return 'always' in row ? row.always : 'sometimes' in row ? row.sometimes : [];
}
