import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../testing.ts';
import { platformSchemas } from './platform.ts';

describe('legal texts and platform terms', () => {
  test.each([
    [platformSchemas.legalText.params, { kind: 'terms' }, 'kind'],
    [platformSchemas.legalText.params, { kind: '../privacy' }, 'kind'],
    [platformSchemas.legalText.query, { version: 'latest' }, 'version'],
    [platformSchemas.legalText.query, { version: '2026-02-30' }, 'version'],
  ])('reject %#', (schema, value, field) => {
    expect(Object.keys(fieldErrorsOf(schema, value) ?? {})).toEqual([field]);
  });

  test.each([
    [platformSchemas.legalText.params, { kind: 'issuer_disclosure_islamic' }],
    [platformSchemas.legalText.query, {}],
    [platformSchemas.legalText.query, { version: '2026-11-01' }],
  ])('take %#', (schema, value) => {
    expect(fieldErrorsOf(schema, value)).toBeNull();
  });
});
