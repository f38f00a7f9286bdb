import { describe, expect, it } from 'vitest';
import { createAgenda } from './agenda.ts';

describe('the agenda', () => {
  it('gives out a day by phase and lane, each once', async () => {
    const agenda = createAgenda();
    const done: string[] = [];
    const note = (name: string) => async (on: string) => void done.push(`${name} ${on}`);
    agenda.plan('2026-01-02', 'invest', 'a', note('first'));
    agenda.plan('2026-01-02', 'invest', 'b', note('other'));
    agenda.plan('2026-01-02', 'invest', 'a', note('second'));
    agenda.plan('2026-01-03', 'invest', 'a', note('next day'));
    const lanes = agenda.take('2026-01-02', 'invest');
    expect(lanes.map((lane) => lane.length)).toEqual([2, 1]);
    for (const task of lanes.flat()) await task.run('2026-01-02');
    expect(done).toEqual(['first 2026-01-02', 'second 2026-01-02', 'other 2026-01-02']);
    expect(agenda.take('2026-01-02', 'issue')).toEqual([]);
  });

  it('rejects late entries', () => {
    const agenda = createAgenda();
    agenda.take('2026-01-02', 'invest');
    const nothing = async () => undefined;
    expect(() => agenda.plan('2026-01-01', 'payout', 'a', nothing)).toThrow(RangeError);
    expect(() => agenda.plan('2026-01-02', 'invest', 'a', nothing)).toThrow(RangeError);
    expect(() => agenda.plan('2026-01-02', 'issue', 'a', nothing)).not.toThrow();
    expect(() => agenda.plan('2026-01-03', 'apply', 'a', nothing)).not.toThrow();
  });
});
