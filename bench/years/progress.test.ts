import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '@titian/finance/calendar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextDay, openProgress } from './progress.ts';
import { dayRecord } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'titian-progress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const first = day('2021-01-01');

describe('the progress of a run', () => {
  it('begins on the first day', () => {
    expect(nextDay(openProgress(folder), first)).toBe('2021-01-01');
  });

  it('goes on after the last day that is over', () => {
    openProgress(folder).add(dayRecord('2021-02-28'));
    const again = openProgress(folder);
    expect(again.days).toEqual([dayRecord('2021-02-28')]);
    expect(nextDay(again, first)).toBe('2021-03-01');
  });

  it('works a day off again whose line was torn', () => {
    openProgress(folder).add(dayRecord('2021-01-01'));
    appendFileSync(join(folder, 'years.jsonl'), '{"day":"2021-01-0');
    const again = openProgress(folder);
    expect(nextDay(again, first)).toBe('2021-01-02');
    again.add(dayRecord('2021-01-02'));
    expect(readFileSync(join(folder, 'years.jsonl'), 'utf8').split('\n')).toHaveLength(3);
  });
});
