import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from './trusted-proxies.ts';

describe('proxies are rejected', () => {
  it.each([
    ['true', /believe any client/],
    ['0', /1 to 9 hops/],
    ['10', /1 to 9 hops/],
    ['', /is no address/],
    ['proxy.example', /is no address/],
    ['10.0.0.0/8/8', /is no address/],
    ['10.0.0.5,', /is no address/],
    ['0.0.0.0/0', /too wide/],
    ['::/0', /too wide/],
    ['10.0.0.0/33', /too wide/],
    ['10.0.0.0/x', /too wide/],
  ])('as %j', (text, why) => {
    expect(() => parseTrustedProxies(text)).toThrow(why);
  });
});

/** The address that is seen of a client that says it is 198.51.100.7, through proxies that add what they see. */
async function seenThrough(setting: string, forwarded: string, peer: string): Promise<string> {
  const app = Fastify({ trustProxy: parseTrustedProxies(setting) });
  app.get('/', async (request) => ({ ip: request.ip }));
  const answer = await app.inject({
    url: '/',
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: peer,
  });
  await app.close();
  return answer.json().ip;
}

describe('the address of a client', () => {
  it.each([
    ['none', '198.51.100.7', '203.0.113.9', '203.0.113.9'],
    ['false', '198.51.100.7', '203.0.113.9', '203.0.113.9'],
    ['1', '198.51.100.7, 203.0.113.9', '10.0.0.5', '203.0.113.9'],
    ['2', '198.51.100.7, 203.0.113.9, 10.0.0.6', '10.0.0.5', '203.0.113.9'],
    ['10.0.0.0/24', '198.51.100.7, 203.0.113.9, 10.0.0.6', '10.0.0.5', '203.0.113.9'],
    ['10.0.0.5, fd00::/64', '198.51.100.7, 203.0.113.9', '10.0.0.5', '203.0.113.9'],
    ['10.0.0.6', '198.51.100.7', '203.0.113.9', '203.0.113.9'],
  ])('with %s is never what the client says: %s from %s', async (setting, forwarded, peer, seen) => {
    expect(await seenThrough(setting, forwarded, peer)).toBe(seen);
  });
});
