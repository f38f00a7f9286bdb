import { savedCompanyApplication } from '@titian/contracts/schemas/company-application';
import { savedInvestorApplication } from '@titian/contracts/schemas/investor-application';
import { isCompleted } from './domain/application.ts';
import type { SavedApplication } from './domain/saved-application.ts';
import { allFields, type FileLinks } from './queries/read-application.ts';

/** Where an application stands, beside its form. */
export function presentStanding(application: SavedApplication | null) {
  return {
    application_id: application?.id ?? null,
    application_status: application?.status ?? null,
    completed_application: isCompleted(application?.status ?? null),
    version: application?.version ?? 0,
    saved_at: application?.savedAt.toISOString() ?? null,
    remarks: (application?.remarks ?? []).map((one) => ({ ...one })),
    is_ekyc_verified: false,
  };
}

/** The saved form of an Individual. */
export function presentInvestorForm(application: SavedApplication, files: FileLinks) {
  return savedInvestorApplication.parse({ ...allFields(application), ...files });
}

/** The saved form of a company. */
export function presentCompanyForm(application: SavedApplication, files: FileLinks) {
  return savedCompanyApplication.parse({ ...allFields(application), ...files });
}

/** What a save or a submission answers. */
export function presentSaved(application: SavedApplication) {
  return {
    success: true as const,
    application_id: application.id,
    application_status: application.status,
    version: application.version,
    saved_at: application.savedAt.toISOString(),
  };
}
