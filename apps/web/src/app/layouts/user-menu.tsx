import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/chunks/lazy-page.ts';
import { usePrefetchedParts } from '../../lib/chunks/use-prefetched-parts.ts';
import { AccountButton } from './user-button.tsx';

const dropdown = () => import('./user-dropdown.tsx');
const UserDropdown = lazyPart('user-dropdown', dropdown);
const prefetched = [dropdown];

interface UserMenuProps {
  readonly onStartTour: (() => void) | null;
}

/** The user's button. Its menu is fetched on hover or focus, not with every page. */
export function UserMenu({ onStartTour }: UserMenuProps): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  usePrefetchedParts(prefetched);
  const button = <AccountButton onClick={() => setIsWanted(true)} aria-busy={isWanted} />;
  if (!isWanted) {
    return button;
  }
  return (
    <Suspense fallback={button}>
      <UserDropdown onStartTour={onStartTour} />
    </Suspense>
  );
}
