import { expect, it } from 'vitest';
import { codedColumn, englishOf } from '../../../platform/coded-text.ts';
import { worded } from '../../../platform/messages.ts';
import { storedText } from './update-text.ts';

const asStored = (text: Parameters<typeof englishOf>[0]) =>
  storedText(englishOf(text), JSON.parse(codedColumn(text) ?? 'null'));

it('is worded in the reader’s language from its code and values', () => {
  const late = { code: 'update_default_text', params: { count: 61 } };
  expect(englishOf(late)).toContain('unpaid for 61 days');
  expect(worded('body', asStored(late), 'ms')).toEqual({
    body: expect.stringContaining('belum dibayar selama 61 hari'),
    body_code: late.code,
    body_params: late.params,
  });
});

it.each([
  ['The note is in default', 'update_default'],
  ['The campaign goes on', 'update_campaign_resumed'],
  ['A cost of the recovery', 'update_recovery_cost'],
])('%s of a row from before codes were stored is found by its exact text', (english, code) => {
  expect(storedText(english, null)).toEqual({ code, params: {} });
});

it('stays as an operator typed it', () => {
  const typed = 'The note is in default, says the bank.';
  expect(asStored(typed)).toBe(typed);
  expect(worded('title', asStored(typed), 'ms')).toEqual({
    title: typed,
    title_code: null,
    title_params: null,
  });
});
