import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';

/** The customer's own identity number from the application; null where there is none yet. */
export function identityNumberQuery({ application_id: id, type }: CurrentUser) {
  return queryOptions({
    queryKey: ['account-settings', 'identity', id],
    queryFn: async ({ signal }) => {
      const { application } = await (type === 'Individual'
        ? call('investorCheckApplications', { signal })
        : call('companyCheckApplications', { signal }));
      return application?.identity_number ?? null;
    },
    enabled: id !== null,
  });
}
