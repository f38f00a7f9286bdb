import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../config/routes.ts';
import type { ObjectPage } from './object-page.ts';

interface ObjectLinkProps {
  /** null where the operator has no page for it. */
  readonly place: ObjectPage | null;
  readonly children: ReactNode;
}

/** What something is called, as a link where it has a page. */
export function ObjectLink({ place, children }: ObjectLinkProps): ReactNode {
  return place === null ? (
    children
  ) : (
    <TextLink
      to={operatorRouteTable[place.page].path}
      params={{ id: place.as === 'path' ? place.id : undefined }}
      search={place.as === 'search' ? { id: place.id, state: 'all' } : {}}
    >
      {children}
    </TextLink>
  );
}
