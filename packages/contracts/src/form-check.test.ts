import { expect, test } from 'vitest';
import { z } from 'zod';
import { formCheck } from './form-check.ts';
import { issueMessage } from './messages/message.ts';
import { fieldErrorsOf } from './testing.ts';

const fields = z.strictObject({
  from: z.string().regex(/^\d$/, issueMessage('value_invalid')),
  to: z.string(),
  rows: z.array(z.string()),
});

const seen: unknown[] = [];
const schema = fields.check(
  formCheck<z.output<typeof fields>>((form, addError) => {
    seen.push(form);
    if (form.to === undefined || form.from === undefined || form.from > form.to)
      addError('to', issueMessage('last_day_before_first'));
    if (form.rows?.length === 1) addError('rows.0', issueMessage('rows_too_many', { max: 0 }));
  }),
);

test('a form is checked also where a field has an error, which is then left out', () => {
  seen.length = 0;
  expect(fieldErrorsOf(schema, { from: 'x', to: '1', rows: [] })).toEqual({
    from: ['Please check this value'],
    to: ['Please choose a last day that is not before the first'],
  });
  expect(seen).toEqual([{ to: '1', rows: [] }]);
});

test('a field with an error gets no second one', () => {
  expect(fieldErrorsOf(schema, { from: '1', to: 5, rows: [] })).toEqual({ to: ['Please check this value'] });
  expect(fieldErrorsOf(schema, { from: '1', to: '2', rows: [7] })).toEqual({
    'rows.0': ['Please check this value'],
  });
});

test('a field inside a list can get an error', () => {
  expect(fieldErrorsOf(schema, { from: '1', to: '2', rows: ['a'] })).toEqual({
    'rows.0': ['Please list at most 0'],
  });
});

test('what is no form is not checked', () => {
  seen.length = 0;
  expect(fieldErrorsOf(schema, 'text')).not.toBeNull();
  expect(fieldErrorsOf(schema, null)).not.toBeNull();
  expect(seen).toEqual([]);
});

test('a good form passes unchanged', () => {
  expect(schema.parse({ from: '1', to: '2', rows: [] })).toEqual({ from: '1', to: '2', rows: [] });
});
