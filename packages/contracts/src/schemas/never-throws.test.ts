import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldErrorsOf } from '../testing.ts';
import { schemas } from './all.ts';
import { valid } from './valid-forms.fixture.ts';

const strange = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '+999',
    '+60',
    '0123456789',
    'nric',
    'MY',
    '[]',
    '[null]',
    '{}',
    '__proto__',
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant(undefined),
);

/** A whole form in which some fields became something strange. */
function spoilt(form: Readonly<Record<string, unknown>>) {
  const parts = Object.fromEntries(
    Object.keys(form).map((key) => [
      key,
      fc.oneof({ weight: 3, arbitrary: fc.constant(form[key]) }, { weight: 1, arbitrary: strange }),
    ]),
  );
  return fc.record(parts);
}

const bodies: [string, z.ZodType][] = Object.entries(schemas).flatMap(([name, schema]) =>
  'body' in schema ? [[name, schema.body]] : [],
);

test('there is a valid form for every larger body', () => {
  for (const [name, form] of Object.entries(valid)) {
    const schema = bodies.find(([one]) => one === name)?.[1];
    expect(schema, name).toBeDefined();
    if (schema !== undefined) expect(fieldErrorsOf(schema, form), name).toBeNull();
  }
});

test.each(bodies)('%s validates anything without breaking', (_name, schema) => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      schema.safeParse(value);
    }),
    { numRuns: 50 },
  );
});

test.each(Object.entries(valid))(
  '%s assesses a spoilt form without breaking, in words for people',
  (name, form) => {
    const schema = bodies.find(([one]) => one === name)?.[1];
    fc.assert(
      fc.property(spoilt(form), (value) => {
        const problem = schema === undefined ? null : fieldErrorsOf(schema, value);
        for (const text of Object.values(problem ?? {}).flat())
          expect(text).not.toMatch(/Invalid|expected|received|Too (big|small)/);
      }),
      { numRuns: 200 },
    );
  },
);
