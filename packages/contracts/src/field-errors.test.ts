import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessages, wholeBody } from './field-errors.ts';
import './readable-errors.ts';
import { issueMessage } from './messages/message.ts';
import { textsOf } from './testing.ts';

function errorsOf(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success ? {} : textsOf(fieldMessages(result.error.issues));
}

const form = z.strictObject({
  name: z.string().max(3),
  kind: z.enum(['a', 'b']),
  rows: z.array(z.object({ age: z.int() })).optional(),
});

describe('field errors', () => {
  test('blame each field with sentences for people', () => {
    expect(errorsOf(form, { name: 'long', kind: 'c' })).toEqual({
      name: ['Please use at most 3 characters'],
      kind: ['Please choose one of the listed values'],
    });
  });

  test('name what is missing or empty', () => {
    expect(errorsOf(form, { kind: '' })).toEqual({
      name: ['Please fill in this field'],
      kind: ['Please fill in this field'],
    });
  });

  test('name each unknown field', () => {
    expect(errorsOf(form, { name: 'x', kind: 'a', role: 'admin', balance: '1' })).toEqual({
      role: ['This field is not part of the form'],
      balance: ['This field is not part of the form'],
    });
  });

  test('name a field inside a list by its place', () => {
    expect(errorsOf(form, { name: 'x', kind: 'a', rows: [{ age: 1 }, { age: 'x' }] })).toEqual({
      'rows.1.age': ['Please check this value'],
    });
  });

  test('blame the body where there is no field', () => {
    expect(errorsOf(form, 'x')).toEqual({ [wholeBody]: ['Please check this value'] });
  });

  test('say each sentence once, and several where there are several', () => {
    const twice = z
      .string()
      .regex(/^a/, issueMessage('name_required'))
      .regex(/^a/, issueMessage('name_required'))
      .regex(/z$/, issueMessage('city_required'));
    expect(errorsOf(z.object({ f: twice }), { f: 'q' })).toEqual({
      f: ['Please enter a name', 'Please enter the city'],
    });
  });

  test('treat a field named like a part of every object as a field', () => {
    expect(
      errorsOf(form, JSON.parse('{"name":"x","kind":"a","__proto__":1,"constructor":2}')),
    ).toHaveProperty('constructor', ['This field is not part of the form']);
  });
});
