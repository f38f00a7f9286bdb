import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operatorRouteTable } from '../../../config/routes.ts';
import { CollectionList } from '../../../features/operator/collections/components/collection-list.tsx';
import { CollectionPage } from '../../../features/operator/collections/components/collection-page.tsx';
import { NoteServicing } from '../../../features/operator/servicing/components/note-servicing.tsx';

/** Late notes, or the one whose number stands in the address. */
export default function OperatorCollectionsPage(): ReactNode {
  const router = useRouter();
  const { number } = useParams({ strict: false });
  return number === undefined ? (
    <CollectionList
      onOpen={(opened) =>
        void router.navigate({
          to: operatorRouteTable.operator_collections.path,
          params: { number: opened },
        })
      }
    />
  ) : (
    <CollectionPage
      key={number}
      number={number}
      servicing={(noteId) => <NoteServicing key={noteId} noteId={noteId} updates={false} />}
    />
  );
}
