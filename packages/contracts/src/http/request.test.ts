import { describe, expect, it } from 'vitest';
import { createRequest } from './request.ts';
import { sessionHeaders } from './session-headers.ts';

describe('createRequest', () => {
  it('fills the parameters, encoded, and adds the query without what is absent', () => {
    const endpoint = { method: 'GET', path: '/notes/:id/rows/:row' } as const;
    const params = { id: 'a/b', row: 7 };
    const query = { page: 2, state: ['active', 'late'], q: undefined, from: null, text: 'x & y' };
    expect(createRequest(endpoint, { params, query }).path).toBe(
      '/notes/a%2Fb/rows/7?page=2&state=active&state=late&text=x+%26+y',
    );
  });

  it('leaves a call without a body as it is', () => {
    expect(createRequest({ method: 'GET', path: '/user/current' }, {})).toEqual({
      method: 'GET',
      path: '/user/current',
      headers: {},
      body: undefined,
    });
  });

  it('sends JSON with the key of the intention, and headers that have a value', () => {
    const input = {
      body: { amount: '1.00' },
      idempotencyKey: 'k',
      headers: { 'x-otp-code': null, accept: 'a' },
    };
    expect(createRequest({ method: 'POST', path: '/investors/topup' }, input)).toEqual({
      method: 'POST',
      path: '/investors/topup',
      headers: { 'idempotency-key': 'k', accept: 'a', 'content-type': 'application/json' },
      body: '{"amount":"1.00"}',
    });
  });

  it('sends a form without naming its type, whose boundary the transport chooses', () => {
    const endpoint = { method: 'POST', path: '/investors/apply', multipart: true } as const;
    const { headers, body } = createRequest(endpoint, { body: { submit: 1 } });
    expect(headers).toEqual({});
    expect(body).toBeInstanceOf(FormData);
  });
});

describe('sessionHeaders', () => {
  it('names no session where there is none, nor a second factor without one', () => {
    const only = { 'x-requested-with': 'XMLHttpRequest' };
    expect(sessionHeaders(undefined)).toEqual(only);
    expect(sessionHeaders({ token: null, twoFactorToken: 't' })).toEqual(only);
  });

  it('names session, second factor and business date', () => {
    expect(sessionHeaders({ token: 's', twoFactorToken: 't' }, '2026-11-24')).toEqual({
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer s',
      'x-two-factor-token': 't',
      'x-date-override': '2026-11-24',
    });
  });
});
