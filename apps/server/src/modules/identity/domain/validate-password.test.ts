import { dictionaries } from '@titian/contracts/passwords/dictionaries';
import { textOf } from '@titian/contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './validate-password.ts';

const siti = ['siti.nurhaliza@example.com', 'Siti', 'Nurhaliza', 'SitiNurhaliza'];

describe('passwords that are rejected', () => {
  it.each([
    'password1234',
    'Password1234!',
    'P@ssw0rd12345',
    'passwordpassword',
    'Qwertyuiop123',
    'iloveyou2026!!',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '!!!!!!!!!!!!!',
    'MalaysiaBoleh57',
    'welcomeadmin2026',
    'correcthorsebatterystaple',
    'Titian2026!!!',
    'qwerasdfzxcv',
    'q1w2e3r4t5y6',
    '1qaz2wsx3edc!!',
    'chickenwing101',
    'Unbelievable77',
    'DragonMonkey123',
    'sayangkuselamanya1',
    '12January1990',
    'ｐａｓｓｗｏｒｄ１２３４',
  ])('%s is easy to guess', (password) => {
    expect(textOf(passwordProblem(password, []))).toMatch(/too easy to guess/);
  });

  it.each(['123456789012', '900101 14 5566', '2026 2025 2024'])('%s is only digits', (password) => {
    expect(textOf(passwordProblem(password, []))).toMatch(/only digits/);
  });

  it.each([
    'SitiNurhaliza88',
    'siti.nurhaliza2026',
    'nurhaliza1234!',
    'NurhalizaSiti!!',
    'nurhaliza-password-1',
  ])('%s is her own name', (password) => {
    expect(textOf(passwordProblem(password, siti))).toMatch(/name or e-mail/);
  });
});

describe('passwords that are taken', () => {
  it.each([
    'paddling quietly upstream',
    'Kopi-kaw-di-Jalan-Sultan-7',
    'xk7#Vq9!mLp2',
    'ikan bilis terbang malam',
    'happy monkey dragon river',
    'nurhaliza paddles upstream',
    'Titian-demo-2026-harbour',
    'a'.repeat(3) + 'b1c2d3e4f5'.repeat(8),
  ])('%s', (password) => {
    expect(passwordProblem(password, siti)).toBeNull();
  });
});

const listed = [...dictionaries.local, ...dictionaries['passwords-common']];

it('rejects every listed word, with any digits and signs around it', () => {
  const word = fc.constantFrom(...listed);
  const around = fc.stringMatching(/^[0-9._-]{0,2}$/);
  fc.assert(
    fc.property(around, word, around, (before, middle, after) => {
      expect(passwordProblem(`${before}${middle}${after}`, [])).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});

it('rejects every breached password of sufficient length', () => {
  const long = listed.filter((one) => one.length >= 12);
  expect(long.length).toBeGreaterThan(250);
  expect(long.filter((one) => passwordProblem(one, []) === null)).toEqual([]);
  expect(listed.length).toBeGreaterThan(45_000);
});

it('answers for any text without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 256 }), (password) => {
      expect(textOf(passwordProblem(password, siti))).not.toBe('');
    }),
  );
});
