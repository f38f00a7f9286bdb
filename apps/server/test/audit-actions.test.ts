import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActions } from '@titian/contracts/audit/actions';
import { auditSubjects } from '@titian/contracts/audit/subjects';
import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const ACTION = /\baction: (?:[^'`\n]* \? )?['`]([a-z_]+\.[^'`]+|\$\{[^'`]+)['`](?: : '([a-z_.]+)')?/g;
const SUBJECT = /\bsubjectKind: '([a-z_]+)'/g;

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'));

const found = (pattern: RegExp): string[] => [
  ...new Set(
    sources.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter(Boolean))),
  ),
];
const escaped = (text: string): string => text.replaceAll('.', '\\.');
const codes = Object.keys(auditActions);

/** A written action as a pattern: `note.${state}` stands for every note action. */
const patternOf = (action: string): RegExp =>
  new RegExp(
    `^${action
      .split(/\$\{[^}]+\}/)
      .map(escaped)
      .join('[a-z_]+')}$`,
  );

describe('texts of the audit log', () => {
  test.each(found(ACTION))('has a text for %s', (action) => {
    expect(codes.filter((code) => patternOf(action).test(code))).not.toEqual([]);
  });

  test.each(found(SUBJECT))('has a text for the subject %s', (subject) => {
    expect(Object.keys(auditSubjects)).toContain(subject);
  });

  test.each(Object.entries({ ...auditActions, ...auditSubjects }))(
    '%s is in both languages',
    (_code, text) => {
      expect([text.en, text.ms].every((words) => /^[A-Z]/.test(words))).toBe(true);
    },
  );

  test('finds the actions that the source writes', () => expect(found(ACTION).length).toBeGreaterThan(150));
});
