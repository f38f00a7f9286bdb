import type { Endpoint } from '../endpoint.ts';

const base = { who: 'operator', permission: 'restructuring' } as const;

/** What a restructuring of a note would be, and the consents that a proposal of it rests on (REC-22). */
export const restructuringEndpoints = {
  operatorRestructuringPreview: {
    method: 'GET',
    path: '/operator/notes/:id/restructuring',
    who: 'operator',
    permission: 'restructuring_view',
    auditorReads: 'whole',
  },
  operatorUploadConsent: {
    ...{ ...base, method: 'POST', multipart: true },
    path: '/operator/notes/:id/restructuring-documents',
  },
} as const satisfies Record<string, Endpoint>;
