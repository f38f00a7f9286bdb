import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { isWaiting, type Mandate, runningOf } from '../lib/running.ts';
import { pollInterval } from './mandates.ts';

/** The terms of a recurring deposit, and what was collected. */
export type Deposit = NonNullable<Mandate['deposit']>;
export type DepositOptions = CallResponse<'recurringDepositOptions'>;

const depositKey = ['recurring-deposit'] as const;

/** The investor's mandates, newest first. Polls while the bank has not answered. */
export const depositQuery = queryOptions({
  queryKey: [...depositKey, 'list'],
  queryFn: async ({ signal }) => {
    const { items } = await call('recurringDeposit', { signal });
    return isWaiting(runningOf(items)) ? (await call('recurringDepositCheck', { signal })).items : items;
  },
  refetchInterval: ({ state }) => pollInterval(state),
});

/** What can be set up now: amounts, days and banks. */
export const depositOptionsQuery = queryOptions({
  queryKey: [...depositKey, 'options'],
  queryFn: ({ signal }) => call('recurringDepositOptions', { signal }),
});

/** Requests a recurring deposit; the answer's `link` is where it is authorised. */
export function createDeposit(body: CallBody<'recurringDepositCreate'>) {
  return call('recurringDepositCreate', { body });
}

/** Another amount or day. Without a fresh code it is rejected. */
export function changeDeposit(body: CallBody<'recurringDepositChange'>) {
  return call('recurringDepositChange', { body });
}

/** Pauses or resumes; nothing has to be confirmed, because nothing leaves. */
export function switchDeposit(to: 'pause' | 'resume') {
  return call(to === 'pause' ? 'recurringDepositPause' : 'recurringDepositResume');
}

/** Stops it. Without a fresh code it is rejected with `step_up_required`. */
export function endDeposit(otpCode: string) {
  return call('recurringDepositEnd', otpCode === '' ? {} : { otpCode });
}

/** Reads the recurring deposit again. */
export function refreshDeposit(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: depositKey });
}
