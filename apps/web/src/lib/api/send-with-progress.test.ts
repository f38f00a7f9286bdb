import { expect, it } from 'vitest';
import { parseHeaders } from './send-with-progress.ts';

it('reads each header whole, also where its value holds colons or nothing', () => {
  const date = 'Wed, 25 Nov 2026 08:15:40 GMT';
  const lines = `date: ${date}\r\nlink: <https://a.example/b>; rel="next"\r\nx-empty:\r\nx-other: 1\r\n`;
  expect(Object.fromEntries(parseHeaders(lines))).toEqual({
    date,
    link: '<https://a.example/b>; rel="next"',
    'x-empty': '',
    'x-other': '1',
  });
  expect([...parseHeaders('')]).toEqual([]);
});
