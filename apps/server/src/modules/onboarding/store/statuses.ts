import type { Reader } from '../../../platform/db/database.ts';
import type { ApplicationStatus } from '../domain/application.ts';

export interface StatusRow {
  readonly applicationId: string | null;
  readonly applicationStatus: ApplicationStatus | null;
  readonly isFundManaged: boolean;
}

const STATUSES = {
  name: 'onboarding_standings',
  text: `select asked.user_id, applications.id as application_id, applications.application_status,
      coalesce(investors.is_fund_managed, false) as is_fund_managed
    from unnest($1::uuid[]) as asked (user_id)
    left join applications on applications.user_id = asked.user_id and applications.replaced_at is null
    left join investors on investors.user_id = asked.user_id`,
};

/** The statuses of any number of customers in one query, because every guard reads them. */
export async function findStatuses(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, StatusRow>> {
  const rows = await reader.run<{
    user_id: string;
    application_id: string | null;
    application_status: ApplicationStatus | null;
    is_fund_managed: boolean;
  }>(STATUSES, [userIds]);
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        applicationId: row.application_id,
        applicationStatus: row.application_status,
        isFundManaged: row.is_fund_managed,
      },
    ]),
  );
}
