import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import { readAnswerOf } from './read-answer-of.ts';
import type { HttpRequest, RequestInput } from './request.ts';

function clientAnswering(response: Response) {
  const sent: HttpRequest[] = [];
  const client = createClient<RequestInput, Response>({
    transport: async (request) => {
      sent.push(request);
      return response;
    },
    read: (answer, endpoint) => readAnswerOf(endpoint, answer),
  });
  return { client, sent };
}

async function errorOf(response: Response): Promise<ApiError> {
  const error = await clientAnswering(response)
    .client.call('userCurrent', {})
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) {
    throw new Error('no ApiError was thrown');
  }
  return error;
}

describe('createClient', () => {
  it('throws the contents of an error: status, code, fields, retry time, and the whole body', async () => {
    const json = { success: false, message: 'No.', errors: { email: ['Bad.', 1] } };
    const error = await errorOf(Response.json(json, { status: 422, headers: { 'Retry-After': '30' } }));
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', errors: { email: ['Bad.'] } });
    expect(error).toMatchObject({ retryAfterSeconds: 30, details: json });
    expect(error.message).toBe(`GET /user/current answered 422: ${JSON.stringify(json)}`);
  });

  it('takes the code that the server sends, else the status', async () => {
    expect((await errorOf(Response.json({ code: 'busy' }, { status: 503 }))).code).toBe('busy');
    expect((await errorOf(new Response('<html>', { status: 502 }))).code).toBe('http_502');
  });

  it('throws where an accepted call is answered with no JSON object', async () => {
    expect((await errorOf(new Response('[]'))).code).toBe('unreadable');
    expect((await errorOf(new Response('gone'))).code).toBe('unreadable');
  });

  it('throws where an error comes with status 200, unless the caller of the endpoint reads it', async () => {
    const json = { success: false, message: 'No.', code: 'wrong_state' };
    const error = await errorOf(Response.json(json));
    expect(error).toMatchObject({ status: 200, code: 'wrong_state', details: json });
    const { client } = clientAnswering(Response.json(json));
    expect(await client.call('logout', { body: { eventUuid: 'a' } })).toEqual(json);
  });

  it('sends the request of the endpoint and gives the answer', async () => {
    const { client, sent } = clientAnswering(Response.json({ success: true, note: {} }));
    await client.call('userCurrent', {});
    expect(sent).toEqual([{ method: 'GET', path: '/user/current', headers: {}, body: undefined }]);
  });

  it('gives any answer of a call that is only sent', async () => {
    const { client } = clientAnswering(Response.json({ code: 'busy' }, { status: 503 }));
    expect((await client.send('userCurrent', {})).status).toBe(503);
  });
});
