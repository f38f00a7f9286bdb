import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useIsPhone } from '../../../components/use-is-phone.ts';
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

/** What is shown until columns are chosen, and where there is no room for that. */
const usual: readonly ColumnKey[] = [
  ...(['note', 'state', 'rate', 'waiting', 'principal', 'outstanding', 'received', 'next'] as const),
];
const few: readonly ColumnKey[] = ['note', 'state', 'outstanding', 'received', 'next'];
const onPhone: readonly ColumnKey[] = ['note', 'state', 'waiting', 'outstanding', 'received', 'next'];
const NARROW = '(max-width: 1100px)';

/** The columns that this browser shows, and how to choose others; the choice stays. */
export function useColumns(): readonly [
  shown: readonly ColumnKey[],
  setShown: (shown: readonly string[]) => void,
] {
  const [chosenBefore, setShown] = useState(readColumns);
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  return [
    // A phone has no choice: each column is a line there, where it says something.
    isPhone ? onPhone : (chosenBefore ?? (isNarrow ? few : usual)),
    (chosen) => {
      const next = columnKeys.filter((key) => key === 'note' || chosen.includes(key));
      setShown(next);
      writeStored('localStorage', KEY, next.join(','));
    },
  ];
}

/** Is there no room for a table of many columns? */
export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
}

/** What was chosen here before; null where nothing was. */
function readColumns(): readonly ColumnKey[] | null {
  const stored = readStored('localStorage', KEY)?.split(',') ?? [];
  const known = columnKeys.filter((key) => stored.includes(key));
  return known.length > 1 ? known : null;
}
