import { nameOf } from '../../../lib/text/names.ts';
import { text } from '../text.ts';
import type { NoteSearch, OpenFilters } from './filters.ts';

interface FilterLabel {
  readonly key: keyof NoteSearch;
  readonly label: string;
}

/** Each filter that narrows, in words: for the chips, and for what a saved search looks for. */
export function filterLabels(filters: OpenFilters): readonly FilterLabel[] {
  const { grade, contract, type, rate_min: rate, term_max: months, guaranteed, watched } = filters;
  const all: readonly (readonly [keyof NoteSearch, string | null])[] = [
    ['grade', grade === undefined ? null : text('filter.gradeOf', { grade })],
    ['contract', contract === undefined ? null : nameOf('note_contracts', contract)],
    ['type', type === undefined ? null : nameOf('note_types', type)],
    ['rate_min', rate === undefined ? null : text('filter.rateFrom', { rate })],
    ['term_max', months === undefined ? null : text('filter.termTo', { months })],
    ['guaranteed', guaranteed === undefined ? null : text('filter.guaranteed')],
    ['watched', watched === undefined ? null : text('watch.filter')],
  ];
  return all.flatMap(([key, label]) => (label === null ? [] : [{ key, label }]));
}
