import { expect, it } from 'vitest';
import { relatedOf, relatedText } from './related-lines.ts';

it('reads related persons line by line, as it writes them', () => {
  const related = [
    { name: 'Siti Aminah', relation: 'Spouse' },
    { name: 'Tan Wei', relation: 'INV-0000002: same bank account' },
  ];
  expect(relatedOf(relatedText(related))).toEqual(related);
});

it('leaves empty lines out, and a name without a relation for the server to reject', () => {
  expect(relatedOf('\n  \nSiti\n')).toEqual([{ name: 'Siti', relation: '' }]);
});
