import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './nav-progress.module.css';

/** A thin line on top while the next page is on its way; it waits a moment, so quick pages do not flicker. */
export function NavProgress(): ReactNode {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className={classes.line} aria-hidden /> : null;
}
