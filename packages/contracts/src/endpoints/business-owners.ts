import type { Endpoint } from '../endpoint.ts';

// The company form is an Institution investor's too (ONB-5).
const companyForm = {
  who: 'user',
  roles: ['businessowner', 'investor'],
  investorTypes: ['Institution'],
} as const;
const financing = { who: 'user', roles: ['businessowner'], approved: true } as const;

/** Business owners' calls (WIRE-12). */
export const businessOwnerEndpoints = {
  companyCheckApplications: { ...companyForm, method: 'GET', path: '/business_owners/check/applications' },
  companyApply: { ...companyForm, method: 'POST', path: '/business_owners/apply', multipart: true },
  companySaveDraft: { ...companyForm, method: 'POST', path: '/business_owners/save/draft', multipart: true },
  companyRetrieveDraft: { ...companyForm, method: 'GET', path: '/business_owners/retrieve/draft' },
  companyLogApplication: { ...companyForm, method: 'POST', path: '/business_owners/log/application' },
  financingApply: {
    ...financing,
    method: 'POST',
    path: '/business_owners/financing/apply',
    multipart: true,
    idempotencyKey: true,
  },
  financingSaveDraft: {
    ...financing,
    method: 'POST',
    path: '/business_owners/financing/save/draft',
    multipart: true,
  },
  financingRetrieveDraft: { ...financing, method: 'GET', path: '/business_owners/financing/retrieve/draft' },
  /** The limit for invoice financing, with what is used and free. */
  financingLimit: { ...financing, method: 'GET', path: '/business_owners/financing/limit' },
  financingApplyAgain: { ...financing, method: 'POST', path: '/business_owners/financing/apply/again' },
  financingLog: {
    method: 'POST',
    path: '/business_owners/log/financing',
    who: 'user',
    roles: ['businessowner'],
  },
} as const satisfies Record<string, Endpoint>;
