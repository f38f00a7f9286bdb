import type { CaseKind } from './cases.ts';

/** What a complaint was about, as the register of complaints counts it (CMP-5). */
export const complaintCauses = [
  'fees',
  'payment_delay',
  'late_note',
  'disclosure',
  'account_access',
  'technical',
  'conduct',
  'personal_data',
  'other',
] as const;
export type ComplaintCause = (typeof complaintCauses)[number];

export const complaintOutcomes = ['upheld', 'partly_upheld', 'not_upheld'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** The rights that a request about personal data exercises; an erasure is a withdrawal of consent, too. */
export const dataRequestTypes = ['access', 'correction', 'erasure', 'portability'] as const;
export type DataRequestType = (typeof dataRequestTypes)[number];

export const dataRequestOutcomes = ['fulfilled', 'partly_fulfilled', 'rejected'] as const;
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number];

/** The kinds of cases that are closed with a resolution, because a register lists it. */
export const resolvedCaseKinds = ['complaint', 'data_request'] as const;
export type ResolvedCaseKind = (typeof resolvedCaseKinds)[number];

/** Whether a case of this kind is closed with a resolution (CMP-5). */
export function needsResolution(kind: CaseKind): kind is ResolvedCaseKind {
  return resolvedCaseKinds.some((one) => one === kind);
}
