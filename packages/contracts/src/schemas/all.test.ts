import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints/all.ts';
import { fieldErrorsOf } from '../testing.ts';
import { schemas } from './all.ts';
import type { EndpointSchema } from './area.ts';

const table: Record<string, Endpoint> = endpoints;
const rows: [string, EndpointSchema, Endpoint][] = Object.entries(schemas).flatMap(([name, schema]) => {
  const endpoint = table[name];
  return endpoint === undefined ? [] : [[name, schema, endpoint]];
});

const withBody = rows.filter(([, schema]) => schema.body !== undefined);
const json = rows.filter(
  ([, , endpoint]) => endpoint.answers === undefined || endpoint.answers === 'json_or_file',
);

describe('the schemas', () => {
  test('cover the whole table', () => {
    expect(rows).toHaveLength(Object.keys(endpoints).length);
    expect(rows.length).toBeGreaterThan(60);
  });

  test.each(rows)('%s has the parameters of its path', (_name, schema, endpoint) => {
    const named = [...endpoint.path.matchAll(/:([a-z]+)/g)].map(([, one]) => one);
    const known = schema.params instanceof z.ZodObject ? Object.keys(schema.params.shape) : [];
    expect(known).toEqual(named);
  });

  test.each(rows)('%s takes a body only where the method carries one', (_name, schema, endpoint) => {
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') expect(schema.body).toBeUndefined();
    if (endpoint.multipart === true) expect(schema.body).toBeDefined();
  });

  test.each(withBody)('%s rejects a body that is none, with a sentence', (_name, schema) => {
    for (const nothing of [undefined, null, [], 'text', 7]) {
      const fieldErrors = fieldErrorsOf(schema.body ?? z.never(), nothing);
      expect(fieldErrors).not.toBeNull();
      expect(JSON.stringify(fieldErrors)).not.toMatch(/Invalid|expected|received/);
    }
  });

  test.each(json)('%s answers success and nothing that was not agreed', (_name, schema) => {
    expect(fieldErrorsOf(schema.response, {})).toHaveProperty(
      schema.response instanceof z.ZodUnion ? 'body' : 'success',
    );
    expect(schema.response.safeParse({ success: false }).success).toBe(false);
  });

  test.each(rows)('%s can be described to other programs', (_name, schema) => {
    for (const part of [schema.params, schema.query, schema.body]) {
      if (part !== undefined) {
        expect(() => z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })).not.toThrow();
      }
    }
    expect(() => z.toJSONSchema(schema.response, { unrepresentable: 'any' })).not.toThrow();
  });
});

describe('a query', () => {
  const lists = rows.filter(([, schema]) => {
    const query = schema.query;
    return query instanceof z.ZodObject && 'limit' in query.shape;
  });

  test('of a list has pages of 20 by default', () => {
    expect(lists.length).toBeGreaterThan(20);
    for (const [, schema] of lists) expect(schema.query?.parse({})).toMatchObject({ limit: 20 });
  });

  test.each(['0', '101', '-1', '1.5', 'x', ['5', '6']])('rejects a limit of %j', (limit) => {
    for (const [, schema] of lists) {
      expect(fieldErrorsOf(schema.query ?? z.never(), { limit })).toEqual({
        limit: ['Please ask for 1 to 100 rows'],
      });
    }
  });

  test('ignores what it does not know', () => {
    for (const [, schema] of lists) {
      expect(schema.query?.parse({ limit: '5', utm_source: 'x' })).not.toHaveProperty('utm_source');
    }
  });
});
