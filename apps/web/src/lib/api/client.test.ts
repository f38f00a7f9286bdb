import { ApiError } from '@titian/contracts/http/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve, serveNothing } from '../../testing/server.ts';
import { customerSession, operatorSession } from '../session/session-store.ts';
import { call } from './client.ts';
import { onSessionEvent } from './session-events.ts';

const login = { body: { email: 'aisyah@example.com', password: 'correct horse battery' } };

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) {
      return error;
    }
    throw error;
  }
  throw new Error('The call did not fail.');
}

function listen() {
  const listener = vi.fn();
  stops.push(onSessionEvent(listener));
  return listener;
}

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
});

describe('errors', () => {
  it('says so when no answer comes', async () => {
    serveNothing();
    expect(await failureOf(call('login', login))).toMatchObject({ status: 0, code: 'network' });
  });

  it('carries the sentences of each field of a 422', async () => {
    const errors = { email: ['Please check your e-mail and password.'] };
    serve({ 'POST /api/login': { status: 422, json: { success: false, message: 'Please check', errors } } });
    expect(await failureOf(call('login', login))).toMatchObject({
      status: 422,
      message: 'Please check',
      errors,
    });
  });

  it('carries code, wait and what else the answer says', async () => {
    const json = { success: false, message: 'Too many tries', code: 'rate_limited', left: 0 };
    serve({ 'POST /api/login': { status: 429, json, headers: { 'Retry-After': '60' } } });
    expect(await failureOf(call('login', login))).toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 60,
      details: { left: 0 },
    });
  });

  it('has a sentence for an answer that is no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failureOf(call('login', login));
    expect(error.status).toBe(502);
    expect(error.message).not.toContain('<');
  });

  it('rejects a success that is no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('fine', { status: 200 }));
    expect(await failureOf(call('login', login))).toMatchObject({ code: 'unreadable' });
  });
});

describe('the session', () => {
  beforeEach(() => {
    customerSession.signIn('token-1', 'event-1');
    customerSession.setTwoFactorToken('factor-1');
  });

  it('ends at a 401', async () => {
    const listener = listen();
    serve({ 'GET /api/user/current': { status: 401, json: { success: false, code: 'unauthorized' } } });
    await failureOf(call('userCurrent'));
    expect(customerSession.get().token).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith('unauthorized', 'customer');
  });

  it('survives the late 401 of an earlier session', async () => {
    const listener = listen();
    serve({
      'GET /api/user/current': () => {
        customerSession.signIn('token-2', 'event-2');
        return { status: 401, json: { success: false } };
      },
    });
    await failureOf(call('userCurrent'));
    expect(customerSession.get().token).toBe('token-2');
    expect(listener).not.toHaveBeenCalled();
  });

  it('loses only its two-factor token at two_factor_required', async () => {
    const listener = listen();
    serve({ 'GET /api/user/info': { status: 403, json: { success: false, code: 'two_factor_required' } } });
    await failureOf(call('userInfo'));
    expect(customerSession.get()).toMatchObject({ token: 'token-1', twoFactorToken: null });
    expect(listener).toHaveBeenCalledExactlyOnceWith('two_factor_required', 'customer');
  });

  it('stays at any other 403', async () => {
    const listener = listen();
    serve({ 'GET /api/user/info': { status: 403, json: { success: false, code: 'not_approved' } } });
    await failureOf(call('userInfo'));
    expect(customerSession.get()).toMatchObject({ token: 'token-1', twoFactorToken: 'factor-1' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('of an operator is another one', async () => {
    operatorSession.signIn('operator-token', null);
    const seen = serve({ 'GET /api/user/info': { json: { success: true } } });
    await call('userInfo');
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });
});

describe('what is sent', () => {
  it('carries no session where there is none', async () => {
    const seen = serve({ 'POST /api/login': {} });
    await call('login', login);
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
    expect(seen[0]?.headers.has('X-Two-Factor-Token')).toBe(false);
    expect(seen[0]?.headers.has('X-Date-Override')).toBe(false);
    expect(seen[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(seen[0]?.body).toEqual(login.body);
  });

  it('carries token, two-factor token, cross-site token and date override', async () => {
    customerSession.signIn('token-1', 'event-1');
    customerSession.setTwoFactorToken('factor-1');
    localStorage.setItem('date_override', '2026-11-21');
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('theme=dark; XSRF-TOKEN=abc%3D1');
    const seen = serve({ 'GET /api/user/info': {} });
    await call('userInfo');
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer token-1',
      'x-two-factor-token': 'factor-1',
      'x-xsrf-token': 'abc=1',
      'x-date-override': '2026-11-21',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it('puts query parameters into the address and leaves absent ones out', async () => {
    const seen = serve({ 'GET /api/download?id=a%2Fb': {} });
    await call('download', { query: { id: 'a/b' } });
    expect(seen[0]?.path).toBe('/api/download?id=a%2Fb');
  });

  it('sends a multipart call as form data', async () => {
    const seen = serve({ 'POST /api/register': { status: 201 } });
    await call('register', {
      body: {
        role: 'investor',
        type: 'Individual',
        first_name: 'Aisyah',
        last_name: 'Rahman',
        email: 'aisyah@example.com',
        phone_country_code: '+60',
        phone_number: '123456789',
        password: 'correct horse battery',
        password_confirmation: 'correct horse battery',
        agree_terms: '1',
        agree_privacy: '1',
      },
    });
    const sent = seen[0];
    expect(sent?.headers.has('Content-Type')).toBe(false);
    expect(sent?.body).toBeInstanceOf(FormData);
    expect(sent?.body instanceof FormData && sent.body.get('first_name')).toBe('Aisyah');
  });
});
