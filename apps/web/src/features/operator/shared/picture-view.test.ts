import { expect, test } from 'vitest';
import { asOpened, type PictureAction, viewAfter, viewKeys } from './picture-view.ts';

const after = (...actions: PictureAction[]) => actions.reduce(viewAfter, asOpened);

test('a picture is zoomed in steps, between a half and five times', () => {
  expect(after('closer').zoom).toBe(1.5);
  expect(after('farther').zoom).toBe(0.5);
  expect(after('farther', 'farther').zoom).toBe(0.5);
  expect(after(...Array.from({ length: 20 }, () => 'closer' as const)).zoom).toBe(5);
});

test('four turns are none, and a reset undoes everything', () => {
  expect(after('turn', 'turn', 'turn').turns).toBe(3);
  expect(after('turn', 'turn', 'turn', 'turn').turns).toBe(0);
  expect(after('turn', 'closer', 'reset')).toEqual(asOpened);
});

test('keys do what the buttons do', () => {
  expect(['+', '=', '-', 'r', '0', 'x'].map((key) => viewKeys.get(key))).toEqual([
    ...['closer', 'closer', 'farther', 'turn', 'reset'],
    undefined,
  ]);
});
