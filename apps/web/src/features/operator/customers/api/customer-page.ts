import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CustomerList } from '@titian/contracts/customer-page';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type CustomerRecord = CallResponse<'operatorCustomerRecords'>['items'][number];
export type CustomerDocument = CallResponse<'operatorCustomerDocuments'>['items'][number];
export type CustomerMoney = CallResponse<'operatorCustomerMoney'>;
export type CustomerSecurity = CallResponse<'operatorCustomerSecurity'>;
export type CustomerMail = CallResponse<'operatorCustomerMail'>['mail'];
export type CustomerLink = CallResponse<'operatorCustomerLinks'>['links'][number];

/** Each reading is an entry in the audit log, so none is repeated by itself. */
const ONCE = { refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY } as const;

/** One of a customer's lists, page by page. */
export function recordsQuery(id: string, list: CustomerList) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'customer', id, 'records', list],
    queryFn: ({ pageParam, signal }) =>
      call('operatorCustomerRecords', {
        params: { id, list },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...ONCE,
  });
}

/** What a customer has uploaded, page by page. */
export function documentsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['operator', 'customer', id, 'documents'],
    queryFn: ({ pageParam, signal }) =>
      call('operatorCustomerDocuments', {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...ONCE,
  });
}

export function mailQuery(id: string, mail: string) {
  return queryOptions({
    queryKey: ['operator', 'customer', id, 'mail', mail],
    queryFn: ({ signal }) => call('operatorCustomerMail', { params: { id, mail }, signal }),
    ...ONCE,
  });
}

export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'customer', id, 'company'],
    queryFn: ({ signal }) => call('operatorCustomerCompany', { params: { id }, signal }),
    ...ONCE,
  });
}

export function moneyQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'customer', id, 'money'],
    queryFn: ({ signal }) => call('operatorCustomerMoney', { params: { id }, signal }),
    ...ONCE,
  });
}

export function securityQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'customer', id, 'security'],
    queryFn: ({ signal }) => call('operatorCustomerSecurity', { params: { id }, signal }),
    ...ONCE,
  });
}

export function linksQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'customer', id, 'links'],
    queryFn: ({ signal }) => call('operatorCustomerLinks', { params: { id }, signal }),
    ...ONCE,
  });
}
