import type { ProposedValue } from '../../shared/setting-impact-query.ts';
import type { Approval } from '../api/list-approvals.ts';

type Json = Approval['after'];

/** The value that a change of a setting proposes, or null where it does not have that shape. */
export function valueOfChange({ after }: Pick<Approval, 'after'>): ProposedValue | null {
  const { key, value, effective_from: from } = fieldsOf(after);
  return typeof key === 'string' && typeof from === 'string' && value !== undefined
    ? { key, value: JSON.stringify(value), effective_from: from }
    : null;
}

/** The days that become holidays or cease to be, each once and in order. */
export function daysOfChange({ before, after }: Pick<Approval, 'before' | 'after'>): string[] {
  const days = [before, after].flatMap((side) => {
    const { changes } = fieldsOf(side);
    return Array.isArray(changes) ? changes.map((one) => fieldsOf(one).day) : [];
  });
  return [...new Set(days.filter((day) => typeof day === 'string'))].sort();
}

function fieldsOf(json: Json): Readonly<Record<string, Json | undefined>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
}
