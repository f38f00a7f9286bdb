import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser/stored.ts';

const KEY = 'note_columns';

/** The columns of the table of notes in their order; the first is always there. */
export const columnKeys = [
  'note',
  'issuer',
  'state',
  'grade',
  'type',
  'contract',
  'rate',
  'term',
  'waiting',
  'principal',
  'outstanding',
  'received',
  'next',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

const usual: readonly ColumnKey[] = ['note', 'state', 'rate', 'principal', 'outstanding', 'received', 'next'];

/** The columns that this browser shows, and how to choose others; the choice stays. */
export function useColumns(): readonly [
  shown: readonly ColumnKey[],
  setShown: (shown: readonly string[]) => void,
] {
  const [shown, setShown] = useState(readColumns);
  return [
    shown,
    (chosen) => {
      const next = columnKeys.filter((key) => key === 'note' || chosen.includes(key));
      setShown(next);
      writeStored('localStorage', KEY, next.join(','));
    },
  ];
}

function readColumns(): readonly ColumnKey[] {
  const stored = readStored('localStorage', KEY)?.split(',') ?? [];
  const known = columnKeys.filter((key) => stored.includes(key));
  return known.length > 1 ? known : usual;
}
