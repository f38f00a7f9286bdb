import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMessage } from '../../../platform/messages.ts';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`,
      'Safari on macOS',
    ],
    [`Mozilla/5.0 (iPhone; ${IOS} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`Mozilla/5.0 (iPhone; ${IOS} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) Version/19.1 Safari/604.1', 'Safari on iPad'],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`, 'Chrome on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0 Safari/537.36`, 'Chrome on ChromeOS'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0 Safari/537.36 OPR/125.0`, 'Opera on Linux'],
    ['SomethingElse/1.0 (Windows NT 10.0)', 'A browser on Windows'],
    ['Firefox/145.0', 'Firefox'],
    ['curl/8.14.1', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, name) => {
    expect(renderMessage(deviceName(userAgent), 'en')).toBe(name);
  });

  it('repeats nothing of what was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (sent) => {
        expect(renderMessage(deviceName(sent), 'en')).toMatch(/^[A-Za-z ]+$/);
      }),
    );
  });
});
