import { expect, it } from 'vitest';
import { namesOf } from './names-of.ts';

it.each([
  ['', []],
  ['Zulkarnain bin Hamdan', ['Zulkarnain bin Hamdan']],
  ['One\r\n\n  Two  \n', ['One', 'Two']],
  ['"Hamdan, Zulkarnain";person;1980\nSeri Emas\tcompany', ['Hamdan, Zulkarnain', 'Seri Emas']],
])('reads %j', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});
