import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Register, RegisterState } from '@titian/contracts/registers';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';

export type RegisterPage = CallResponse<'operatorRegister'>;
export type RegisterRow = RegisterPage['items'][number];
export type RowOf<R extends Register> = Extract<RegisterRow, { readonly register: R }>;
type Breach = CallResponse<'operatorBreach'>['breach'];
export type BreachVersion = Breach['now'];
type Conflict = CallResponse<'operatorConflict'>['conflict'];
export type ConflictVersion = Conflict['now'];

export interface RegisterFilter {
  readonly register: Register;
  readonly state?: RegisterState;
  readonly from?: string;
  readonly until?: string;
}

const key = ['operator', 'registers'] as const;

/** Entries of a register, newest first, page by page. */
export function registerQuery(filter: RegisterFilter) {
  return infiniteQueryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call('operatorRegister', {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The same entries as a file. */
export function readRegisterFile(filter: RegisterFilter): Promise<Blob> {
  return callForFile('operatorRegisterFile', { query: filter });
}

export function breachQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'breach', id],
    queryFn: async ({ signal }) => (await call('operatorBreach', { params: { id }, signal })).breach,
  });
}

export function conflictQuery(id: string) {
  return queryOptions({
    queryKey: [...key, 'conflict', id],
    queryFn: async ({ signal }) => (await call('operatorConflict', { params: { id }, signal })).conflict,
  });
}

/** What the operator who is signed in disclosed. */
export const ownConflictsQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: async ({ signal }) => (await call('operatorOwnConflicts', { signal })).items,
});

export const acts = {
  recordBreach: (body: CallBody<'operatorRecordBreach'>, idempotencyKey: string) =>
    call('operatorRecordBreach', { body, idempotencyKey }),
  changeBreach: (id: string, body: CallBody<'operatorChangeBreach'>) =>
    call('operatorChangeBreach', { params: { id }, body }),
  manageConflict: (id: string, body: CallBody<'operatorManageConflict'>) =>
    call('operatorManageConflict', { params: { id }, body }),
  disclose: (body: CallBody<'operatorDiscloseConflict'>, idempotencyKey: string) =>
    call('operatorDiscloseConflict', { body, idempotencyKey }),
};

/** Has everything of operators read again, the counts of the menu among it. */
export function useRegistersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['operator'] });
}
