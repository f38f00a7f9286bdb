import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from './app.ts';

it('says nothing of a client that hung up before it was looked at', async () => {
  const logged: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line));
      done();
    },
  });
  const app = await createApp({
    log: pino({ level: 'error' }, stream),
    security: null,
    paymentOrigin: 'https://bank.example',
    secureCookies: false,
    trustedProxies: false,
    apiBase: '/api',
    incomingFolder: '/nowhere',
    rateLimitFactor: 1,
    shedLoad: false,
  });
  let answered = 0;
  app.get('/counted', { config: { rateLimit: { max: 10, timeWindow: 60_000 } } }, async () => {
    answered += 1;
    return {};
  });
  await app.ready();
  expect((await app.inject('/counted')).statusCode).toBe(200);

  // A socket that is not connected has no address, as one that was.
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: '/counted', headers: { host: 'titian.example' } });
  const response = new ServerResponse(request);
  app.routing(request, response);
  await app.close();
  expect([answered, response.headersSent, logged]).toEqual([1, false, []]);
});
