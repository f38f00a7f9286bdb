import { expect, it } from 'vitest';
import { isKeyboardWalk } from './keyboard-walk.ts';

it.each([
  'qwertyuiop12',
  'qwerasdfzxcv',
  'asdfghjkl1234',
  'mnbvcxz09876',
  '1qaz2wsx3edc',
  '1qaz!@#$5tgb',
  'abcdefghijkl!',
  'azertyuiop99',
])('%s is a walk', (password) => {
  expect(isKeyboardWalk(password)).toBe(true);
});

it.each([
  'kopi kaw di jalan sultan',
  'xk7#vq9!mlp2',
  'property west quiet',
  'abcd paddling 1234 upstream',
  'a1b2c3d4e5f6g7',
])('%s is none', (password) => {
  expect(isKeyboardWalk(password)).toBe(false);
});
