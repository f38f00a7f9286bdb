import type { QueryCtx } from '../../../platform/context.ts';
import {
  type ExportReader,
  type ExportTable,
  exportTable,
  withoutIdentity,
} from '../../../platform/export.ts';
import type { FieldValue } from '../domain/form-data.ts';
import { listAddressChanges } from '../store/address-changes.ts';
import {
  listBankAccountChanges,
  listBankAccounts,
  listEmployments,
  listRiskProfiles,
} from '../store/export.ts';
import { findInvestors } from '../store/investors.ts';
import { findIssuers } from '../store/issuers.ts';
import { listTaxResidences } from '../store/tax-residences.ts';
import { allFields, readApplication } from './read-application.ts';

/** The application with the customer's own identity number, what came of it, and where money is paid to. */
export const onboardingExport: ExportReader = {
  name: 'application',
  async read(ctx, userId) {
    const { reader } = ctx;
    return [
      await applicationTable(ctx, userId),
      exportTable('investor', await findInvestors(reader, [userId])),
      exportTable('issuer', await findIssuers(reader, [userId])),
      numbered(ctx, 'bank_accounts', await listBankAccounts(reader, userId)),
      numbered(ctx, 'bank_account_changes', await listBankAccountChanges(reader, userId)),
      exportTable('address_changes', await listAddressChanges(reader, userId)),
      exportTable('risk_profiles', await listRiskProfiles(reader, userId)),
      exportTable('employments', await listEmployments(reader, userId)),
      exportTable('tax_residences', await listTaxResidences(reader, userId)),
    ];
  },
};

async function applicationTable(ctx: QueryCtx, userId: string): Promise<ExportTable> {
  const application = await readApplication(ctx, userId);
  if (application === null) {
    return exportTable('application', []);
  }
  const { id, form, status, savedAt, submittedAt, decidedAt, remarks, data } = application;
  const fields = Object.entries(allFields(application)).map(([key, value]) => [key, ownData(value)]);
  return exportTable('application', [
    {
      ...{ id, form, status, savedAt, submittedAt, decidedAt, remarks },
      agreementVersion: data.agreementVersion,
      ...Object.fromEntries(fields),
    },
  ]);
}

/** Rows are about directors and owners, who are other data subjects. */
function ownData(value: FieldValue): FieldValue {
  return value === null || typeof value === 'string' || typeof value === 'number'
    ? value
    : withoutIdentity(value);
}

/** Rows with the whole number, which is the customer's own. */
function numbered<Row extends { readonly id: string; readonly number_enc: Buffer }>(
  ctx: QueryCtx,
  table: 'bank_accounts' | 'bank_account_changes',
  rows: readonly Row[],
): ExportTable {
  return exportTable(
    table,
    rows.map(({ id, number_enc: bytes, ...row }) => ({
      ...row,
      number: ctx.fieldEncryption.open({ table, column: 'number_enc', row: id, bytes }),
    })),
  );
}
