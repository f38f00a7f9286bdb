import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type Constants = CallResponse<'investorRegistrationConstants'>;
export type Employment = NonNullable<CallResponse<'investorEmployment'>['employment']>;
export type RiskSettings = CallResponse<'investorRiskSettings'>;

/** The choices of the forms; they do not change while one is open. */
export const constantsQuery = queryOptions({
  queryKey: ['investor-registration-constants'],
  queryFn: ({ signal }) => call('investorRegistrationConstants', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The risk profile in force. Never from the cache: the form begins with it. */
export const riskSettingsQuery = queryOptions({
  queryKey: ['investor-risk-settings'],
  queryFn: ({ signal }) => call('investorRiskSettings', { signal }),
  gcTime: 0,
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** What was last said about the employment; null where there is nothing. */
export const employmentQuery = queryOptions({
  queryKey: ['investor-employment'],
  queryFn: async ({ signal }) => (await call('investorEmployment', { signal })).employment,
});

export const updateRiskSettings = (body: CallBody<'investorUpdateRiskSettings'>) =>
  call('investorUpdateRiskSettings', { body });

export const updateEmployment = (body: CallBody<'investorBasicInformation'>) =>
  call('investorBasicInformation', { body });

export const acceptAgreement = () => call('investorAgreementUpdate');
