import type { JobTable } from '../../platform/jobs.ts';
import { askAboutChange, type BankAccountParts } from './commands/ask-bank-account.ts';

/** Asks the bank about wanted accounts until it answers. */
export function bankAccountJobs(parts: BankAccountParts): JobTable {
  return {
    bank_account_enquiry: (payload, scope) => askAboutChange(parts, scope, String(payload.change_id)),
  };
}
