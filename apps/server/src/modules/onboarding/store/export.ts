import type { Reader } from '../../../platform/db/database.ts';

/** A customer's bank accounts, also those that were replaced; the numbers are encrypted. */
export function listBankAccounts(reader: Reader, userId: string) {
  return reader.db
    .selectFrom('bank_accounts')
    .select(['id', 'bic', 'number_enc', 'holder_name', 'verified_by', 'usable_from', 'replaced_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Requested bank accounts of a customer; the numbers are encrypted. */
export function listBankAccountChanges(reader: Reader, userId: string) {
  return reader.db
    .selectFrom('bank_account_changes')
    .select(['id', 'bic', 'number_enc', 'holder_name', 'state', 'refusal', 'requested_at', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function listRiskProfiles(reader: Reader, userId: string) {
  return reader.db
    .selectFrom('risk_profiles')
    .select([
      'effective_at',
      'invested_in_p2p',
      'inv_estimated_p2p_invested_sen',
      'inv_risk_tolerance',
      'inv_stocks_knowledge_years',
      'inv_bonds_knowledge_years',
      'inv_mutual_funds_knowledge_years',
      'inv_others_knowledge_years',
      'inv_p2p_lending_knowledge_years',
    ])
    .where('user_id', '=', userId)
    .orderBy('effective_at')
    .execute();
}

export function listEmployments(reader: Reader, userId: string) {
  return reader.db
    .selectFrom('employments')
    .select([
      'effective_at',
      'inv_occupation',
      'inv_employer',
      'inv_source_of_income',
      'inv_nature_of_business',
      'inv_income_range',
    ])
    .where('user_id', '=', userId)
    .orderBy('effective_at')
    .execute();
}
