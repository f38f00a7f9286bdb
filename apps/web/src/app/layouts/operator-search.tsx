import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../features/operator/shared/text.ts';
import { lazyPart } from '../../lib/chunks/lazy-page.ts';
import classes from './operator-search.module.css';

const SearchDialog = lazyPart('operator-search', () => import('./operator-search-dialog.tsx'));

const SHORTCUT = '/';

/** The way to the search over everything: a button, `/`, or Ctrl-K from inside a field too. */
export function OperatorSearch(): ReactNode {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useHotkeys([[SHORTCUT, open]]);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Button
        variant="default"
        className={classes.opener}
        leftSection={<IconSearch className={classes.icon} aria-hidden />}
        rightSection={
          <kbd className={classes.key} aria-hidden>
            {SHORTCUT}
          </kbd>
        }
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <span className={classes.words}>{t('console.search')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
