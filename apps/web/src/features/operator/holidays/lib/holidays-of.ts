import type { Proposal } from '../../shared/use-propose.ts';

export type HolidayChange = Extract<Proposal, { kind: 'holiday_change' }>['after']['changes'][number];

/** `2031-01-01; New Year’s Day; Tahun Baharu; provisional` line by line; the server rejects missing parts. */
export function holidaysOf(typed: string): HolidayChange[] {
  return typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [day = '', name = '', nameMs = '', flag = ''] = line.split(';').map((part) => part.trim());
      return {
        action: 'add',
        day,
        name,
        name_ms: nameMs,
        is_provisional: flag.toLowerCase() === 'provisional',
      };
    });
}
