import { expect, it } from 'vitest';
import { holidaysOf } from './holidays-of.ts';

it.each([
  ['nothing', '', []],
  ['empty lines', '\n  \n', []],
  [
    'a line',
    '2031-01-01; New Year’s Day; Tahun Baharu',
    [{ day: '2031-01-01', name: 'New Year’s Day', name_ms: 'Tahun Baharu', is_provisional: false }],
  ],
  [
    'a provisional one without spaces',
    '2031-01-24;Hari Raya Aidilfitri;Hari Raya Aidilfitri;Provisional',
    [
      {
        ...{ day: '2031-01-24', name: 'Hari Raya Aidilfitri', name_ms: 'Hari Raya Aidilfitri' },
        is_provisional: true,
      },
    ],
  ],
  [
    'what is missing as nothing',
    '2031-01-01',
    [{ day: '2031-01-01', name: '', name_ms: '', is_provisional: false }],
  ],
])('reads %s', (_what, typed, expected) => {
  expect(holidaysOf(typed)).toEqual(expected.map((one) => ({ action: 'add', ...one })));
});
