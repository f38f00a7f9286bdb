import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SkeletonRows } from '../../../components/states.tsx';
import { issuerNotesQuery } from '../api/issuer-notes.ts';
import { firstTab, type Tab } from '../lib/tabs.ts';

interface FirstTabProps {
  readonly children: (tab: Tab) => ReactNode;
}

/** Without a tab in the address, as in the platform's e-mails: opens where something waits for the issuer. */
export function FirstTab({ children }: FirstTabProps): ReactNode {
  const pending = useRows('pending');
  const listed = useRows('listed');
  const issued = useRows('issued');
  // Decided once: a list that changes meanwhile does not take the page away.
  const [decided, setDecided] = useState<Tab | null>(null);
  if (decided !== null) {
    return children(decided);
  }
  if (pending === undefined || listed === undefined || issued === undefined) {
    return <SkeletonRows />;
  }
  const funded = listed.filter(({ state }) => state === 'funded').length;
  setDecided(firstTab({ pending: pending.length, funded, issued: issued.length, listed: listed.length }));
  return <SkeletonRows />;
}

/** The first rows of a list; none where it cannot be read, which its own tab then says. */
function useRows(tab: Tab) {
  const { data, isError } = useInfiniteQuery(issuerNotesQuery(tab));
  return isError ? [] : data?.pages.flatMap(({ items }) => items);
}
