import { Button } from '@mantine/core';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ChunkLoadError } from '../lib/chunks/chunk-load-error.ts';
import { reportError } from '../lib/errors/report-error.ts';
import classes from './part-boundary.module.css';
import { useText } from './text.ts';

/**
 * Keeps a defect in one part of a page to that part: it says so and offers to try again, and the rest lives on (NAV-40).
 * A missing chunk is the page's matter, which reloads for it (NAV-13).
 */
export function PartBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <CatchBoundary getResetKey={() => 'part'} errorComponent={FailedPart} onCatch={report}>
      {children}
    </CatchBoundary>
  );
}

const report = (error: unknown) => reportError('part', error);

function FailedPart({ error, reset }: ErrorComponentProps): ReactNode {
  const t = useText();
  if (error instanceof ChunkLoadError) {
    throw error;
  }
  return (
    <div role="alert" className={classes.failed}>
      <p className={classes.title}>{t('state.partTitle')}</p>
      <p className={classes.body}>{t('state.partBody')}</p>
      <Button variant="default" onClick={reset}>
        {t('state.retry')}
      </Button>
    </div>
  );
}
