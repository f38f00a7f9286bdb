import type { Endpoint } from '../endpoint.ts';

/** Reached with a session or with the header `X-Handoff-Token` of one check; which of them is assessed per session. */
const check = { who: 'guest', orHandoff: true } as const;
const image = { ...check, method: 'POST', multipart: true } as const;

/** The identity check of `/verification` (KYC-1). */
export const ekycEndpoints = {
  ekycCurrent: { method: 'GET', path: '/ekyc/sessions', who: 'user' },
  ekycStart: { method: 'POST', path: '/ekyc/sessions', who: 'user' },
  ekycSession: { ...check, method: 'GET', path: '/ekyc/sessions/:id' },
  ekycFront: { ...image, path: '/ekyc/sessions/:id/front' },
  ekycBack: { ...image, path: '/ekyc/sessions/:id/back' },
  ekycSelfie: { ...image, path: '/ekyc/sessions/:id/selfie' },
  ekycWebhook: {
    method: 'POST',
    path: '/ekyc/webhook',
    who: 'guest',
    crossSite: true,
    rate: 'public',
    bodyMaxBytes: 64_000,
  },
  operatorEkycReviews: {
    method: 'GET',
    path: '/operator/ekyc-reviews',
    who: 'operator',
    permission: 'ekyc_view',
  },
  operatorEkycReview: {
    method: 'GET',
    path: '/operator/ekyc-reviews/:id',
    who: 'operator',
    permission: 'ekyc_view',
  },
} as const satisfies Record<string, Endpoint>;
