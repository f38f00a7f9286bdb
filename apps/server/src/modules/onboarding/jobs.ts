import type { JobTable } from '../../platform/jobs.ts';
import { type BankAccountDeps, enquireAboutChange } from './commands/enquire-bank-account.ts';

/** Queries the bank about requested accounts until it answers. */
export function bankAccountJobs(bankAccountDeps: BankAccountDeps): JobTable {
  return {
    bank_account_enquiry: (payload, scope) =>
      enquireAboutChange(bankAccountDeps, scope, String(payload.change_id)),
  };
}
