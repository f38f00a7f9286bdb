import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';

/** The first that fits: browsers name those that they descend from as well. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * A browser and its system as their owner would call them, "Chrome on Windows".
 * @param userAgent what the browser sends; untrusted input
 */
export function deviceName(userAgent: string): Message {
  const browser = nameOf(browsers, userAgent);
  const system = nameOf(systems, userAgent);
  if (browser === null && system === null) {
    return message('device_unknown');
  }
  if (system === null) {
    return message('device_browser', { browser: browser ?? '' });
  }
  return browser === null
    ? message('device_system', { system })
    : message('device_browser_on_system', { browser, system });
}

function nameOf(known: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return known.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
