import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the menus, to the page. */
export function SkipLink(): ReactNode {
  const t = useText();
  return (
    <a href="#content" className={classes.skip}>
      {t('skip')}
    </a>
  );
}
