import { expect, test } from 'vitest';
import { categoriesOf, isMandatoryCategory, notificationCategories } from './notification-categories.ts';

test('each role has its own categories, and every category has a receiver', () => {
  const both = ['security', 'money', 'messages', 'application'];
  expect(categoriesOf('investor').filter((one) => !both.includes(one))).toEqual([
    ...['required', 'investments', 'new_notes', 'statements'],
  ]);
  expect(categoriesOf('businessowner').filter((one) => !both.includes(one))).toEqual([
    ...['financing', 'campaigns'],
  ]);
  const received = new Set([...categoriesOf('investor'), ...categoriesOf('businessowner')]);
  expect([...received].sort()).toEqual([...notificationCategories].sort());
});

test('security, money, required notices and answers to messages are mandatory, nothing else', () => {
  expect(notificationCategories.filter(isMandatoryCategory)).toEqual([
    ...['security', 'money', 'required', 'messages'],
  ]);
});
