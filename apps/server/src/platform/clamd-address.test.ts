import { expect, it } from 'vitest';
import { parseClamdAddress } from './clamd-address.ts';

it('takes a socket or an address', () => {
  expect(parseClamdAddress('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(parseClamdAddress('tcp:10.0.0.5:3310')).toEqual({ host: '10.0.0.5', port: 3310 });
  expect(parseClamdAddress('tcp:[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  for (const wrong of [
    '',
    'clamd',
    'unix:clamd.ctl',
    'tcp:host',
    'tcp:host:0',
    'tcp:host:70000',
    'http://host:1',
  ]) {
    expect(() => parseClamdAddress(wrong)).toThrow('must be unix:');
  }
});
