import { describe, expect, test } from 'vitest';
import { normaliseRegistrationNumber, parseRegistrationNumber } from './registration-numbers.ts';

describe('a registration number', () => {
  test.each([
    ['', 'empty'],
    ['20190100000', 'eleven digits'],
    ['2019010000055', 'thirteen digits'],
    ['201900000005', 'entity type 00'],
    ['201907000005', 'entity type 07'],
    ['181901000005', 'a year of another century'],
    ['202701000005', 'a year to come'],
    ['12345678-A', 'eight digits and a letter'],
    ['1312525', 'no check letter'],
    ['1312525-AB', 'two check letters'],
    ['LLP028160-LGN', 'six digits of an LLP'],
    ['LLP0028160', 'an LLP without its letters'],
    ['201901000005 (what)', 'something else in brackets'],
    ["1'; drop", 'no number at all'],
  ])('is not %s (%s)', (typed) => {
    expect(parseRegistrationNumber(typed, 2026)).toBeNull();
  });

  test.each([
    ['201901000005', '201901000005', 'new', 'local_company'],
    ['2019-01-000005', '201901000005', 'new', 'local_company'],
    ['201901000005 (1312525-A)', '201901000005', 'new', 'local_company'],
    ['202602000001', '202602000001', 'new', 'foreign_company'],
    ['202003123456', '202003123456', 'new', 'business'],
    ['202004123456', '202004123456', 'new', 'local_llp'],
    ['202005123456', '202005123456', 'new', 'foreign_llp'],
    ['199906123456', '199906123456', 'new', 'professional_llp'],
    ['84984-H', '84984H', 'old_company', null],
    ['1312525-a', '1312525A', 'old_company', null],
    ['001234567-A', '001234567A', 'old_business', null],
    ['LLP0028160-LGN', 'LLP0028160LGN', 'old_llp', null],
    [' llp 0028160 - lca ', 'LLP0028160LCA', 'old_llp', null],
  ])('is read from %s', (typed, number, format, kind) => {
    expect(parseRegistrationNumber(typed, 2026)).toEqual({ number, format, kind });
  });

  test('loses dashes, spaces and brackets', () => {
    expect(normaliseRegistrationNumber(' 201901000005 (1312525-a) ')).toBe('2019010000051312525A');
  });
});
