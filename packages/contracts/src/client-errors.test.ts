import { describe, expect, it } from 'vitest';
import { clientErrorLimits, framesOf, messageWithoutData, pageWithoutValues } from './client-errors.ts';

describe('what is left of an error', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'id')",
      "Cannot read properties of undefined (reading 'id')",
    ],
    ['No user aisyah@example.com', 'No user @'],
    ['GET /notes?name=Aisyah#top failed', 'GET /notes failed'],
    ['account 5641-2233 4455 of RM 1,200.50', 'account 0 of RM 0'],
    ['Unexpected token, "Aisyah b" is no JSON', 'Unexpected token, "…" is no JSON'],
  ])('of the message %j is %j', (message, left) => {
    expect(messageWithoutData(message)).toBe(left);
  });

  it('is bounded', () => {
    expect(messageWithoutData('x'.repeat(5_000))).toHaveLength(clientErrorLimits.message);
    expect(framesOf('at f (https://t.example/assets/a.js:1:2)\n'.repeat(99))).toHaveLength(
      clientErrorLimits.frames,
    );
  });

  it('names files of the build, not addresses', () => {
    const stack =
      'TypeError: Aisyah\n  at f (https://t.example/assets/notes-page-a1.js?x=1:12:345)\n  at <anonymous>';
    expect(framesOf(stack)).toEqual(['notes-page-a1.js:12:345']);
  });

  it('has the page without the values in its address', () => {
    expect(pageWithoutValues('/notes/N-000318')).toBe('/notes/:value');
    expect(pageWithoutValues('/unsubscribe/aisyah@example.com')).toBe('/unsubscribe/:value');
  });
});
