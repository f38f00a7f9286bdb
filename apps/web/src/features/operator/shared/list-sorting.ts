export type SortDirection = 'asc' | 'desc';

/** How a list is sorted, by its heads or by a choice. */
export interface ListSorting {
  readonly by: string;
  readonly direction: SortDirection;
  /** Pressing a head: by it, or the other way round where it is sorted by it already. */
  readonly onSort: (by: string) => void;
  readonly setSort: (by: string, direction: SortDirection) => void;
}

interface Sorted<Key> {
  readonly sort?: Key | undefined;
  readonly order?: SortDirection | undefined;
}

/**
 * The order of a list, which stands in the address beside its filters.
 * @param sorts each key with its direction where none is named
 * @param initial what the list opens with
 */
export function listSorting<Key extends string>(
  sorts: Readonly<Record<Key, SortDirection>>,
  initial: Key,
  { sort, order }: Sorted<Key>,
  change: (change: Sorted<Key>) => void,
): ListSorting {
  const by = sort ?? initial;
  const direction = order ?? sorts[by];
  return {
    by,
    direction,
    onSort: (pressed) => {
      const key = keyOf(sorts, pressed) ?? initial;
      change({ sort: key, order: key === by ? (direction === 'asc' ? 'desc' : 'asc') : sorts[key] });
    },
    setSort: (chosen, chosenDirection) =>
      change({ sort: keyOf(sorts, chosen) ?? initial, order: chosenDirection }),
  };
}

/** The key of a list's orders that a text names. */
export function keyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  text: string | undefined,
): Key | undefined {
  return (Object.keys(table) as Key[]).find((key) => key === text);
}

/** What of an address sorts a list. */
export function sortIn<Key extends string>(
  sorts: Readonly<Record<Key, SortDirection>>,
  search: Readonly<Record<string, string | undefined>>,
): { readonly sort?: Key; readonly order?: SortDirection } {
  const sort = keyOf(sorts, search.sort);
  const { order } = search;
  return {
    ...(sort !== undefined && { sort }),
    ...((order === 'asc' || order === 'desc') && { order }),
  };
}
