import type { Day } from '../days.ts';

/** The parts of a day, in their order: what one needs from another is done before. */
export const phases = ['apply', 'offer', 'list', 'pay', 'invest', 'issue', 'withdraw', 'payout'] as const;

type Phase = (typeof phases)[number];

interface Task {
  /** Tasks of one lane are done one after the other, in the order they were planned. */
  readonly lane: string;
  readonly run: (on: Day) => Promise<void>;
}

/** What is to be done on which day. */
export interface Agenda {
  /** @throws RangeError for a day that is over */
  plan(on: Day, phase: Phase, lane: string, run: Task['run']): void;
  /** Takes out the day's tasks of one phase, by lane. */
  take(on: Day, phase: Phase): Task[][];
}

export function createAgenda(): Agenda {
  const planned = new Map<string, Task[]>();
  const keyOf = (on: Day, phase: Phase) => `${on} ${phases.indexOf(phase)}`;
  let latest = '';
  return {
    plan(on, phase, lane, run) {
      const key = keyOf(on, phase);
      if (key <= latest) throw new RangeError(`It is too late to plan something for ${on} (${phase}).`);
      planned.set(key, [...(planned.get(key) ?? []), { lane, run }]);
    },
    take(on, phase) {
      latest = keyOf(on, phase);
      const lanes = new Map<string, Task[]>();
      for (const task of planned.get(latest) ?? []) {
        lanes.set(task.lane, [...(lanes.get(task.lane) ?? []), task]);
      }
      planned.delete(latest);
      return [...lanes.values()];
    },
  };
}
