import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api/client.ts';

/** The names of an application's documents, by their ids; a note keeps the id of its application. */
export function documentNamesQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'document-names', id],
    queryFn: ({ signal }) => call('operatorFinancingApplication', { params: { id }, signal }),
    select: ({ application }) => {
      const files = [
        ...(application.files.documents ?? []),
        ...application.requests.flatMap((one) => one.files),
      ];
      return new Map(files.map((one) => [one.id, one.name]));
    },
  });
}
