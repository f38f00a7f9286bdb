import type { Reader } from '../../../platform/db/database.ts';
import type { ApplicationStatus } from '../domain/application.ts';

export interface StandingRow {
  readonly applicationId: string | null;
  readonly applicationStatus: ApplicationStatus | null;
  readonly isFundManaged: boolean;
}

const STANDING = {
  name: 'onboarding_standing',
  text: `select a.id as application_id, a.application_status, coalesce(i.is_fund_managed, false) as is_fund_managed
    from (select $1::uuid as user_id) u
    left join applications a on a.user_id = u.user_id and a.replaced_at is null
    left join investors i on i.user_id = u.user_id`,
};

/** Where a customer stands, in one look-up because every request asks. */
export async function findStanding(reader: Reader, userId: string): Promise<StandingRow> {
  const rows = await reader.run<{
    application_id: string | null;
    application_status: ApplicationStatus | null;
    is_fund_managed: boolean;
  }>(STANDING, [userId]);
  const row = rows[0];
  return {
    applicationId: row?.application_id ?? null,
    applicationStatus: row?.application_status ?? null,
    isFundManaged: row?.is_fund_managed ?? false,
  };
}
