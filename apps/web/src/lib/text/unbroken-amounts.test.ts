import { expect, it } from 'vitest';
import { unbrokenAmounts } from './unbroken-amounts.ts';

it('keeps RM and its figure on one line, and nothing else', () => {
  expect(unbrokenAmounts('RM 1,234.50 of RM 2, in RM or FORM 9')).toBe(
    'RM\u00A01,234.50 of RM\u00A02, in RM or FORM 9',
  );
});
