import { expect, it } from 'vitest';
import { isFamiliar } from './familiar-device.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36';
const home = { device: CHROME, ip: '203.0.113.9' };

it.each([
  ['the same', home, true],
  ['a newer version of the browser', { ...home, device: CHROME.replace('142', '143') }, true],
  ['another address of the same network', { ...home, ip: '203.0.113.200' }, true],
  ['another browser', { ...home, device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' }, false],
  ['another system', { ...home, device: CHROME.replace('Windows NT 10.0', 'Linux; Android 16') }, false],
  ['another network', { ...home, ip: '203.0.114.9' }, false],
  ['a household with IPv6', { ...home, ip: '2001:db8:0:1::/64' }, false],
])('%s', (_what, place, familiar) => {
  expect(isFamiliar(place, [{ device: CHROME, ip: '198.51.100.1' }, home])).toBe(familiar);
});

it('is false without earlier sign-ins', () => {
  expect(isFamiliar(home, [])).toBe(false);
});
