import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

interface OpenEntry {
  readonly openId: string | null;
  readonly setOpenId: (id: string | null) => void;
  /** Where the page was opened by a link to it: it may not be among the rows that the queue shows. */
  readonly linkedId: string | null;
}

/** The entry of a queue that is open: it stands in the address (`?id=`), so that one entry can be linked to. */
export function useOpenEntry(): OpenEntry {
  const router = useRouter();
  const { id } = useSearch({ strict: false });
  const [opened, setOpened] = useState<string | null>(null);
  const openId = typeof id === 'string' ? id : null;
  return {
    openId,
    setOpenId: (next) => {
      setOpened(next);
      void router.navigate({
        to: '.',
        search: ({ id: _old, ...rest }) => (next === null ? rest : { ...rest, id: next }),
        replace: true,
      });
    },
    linkedId: openId === opened ? null : openId,
  };
}
