import { Button } from '@mantine/core';
import { ApiError } from '@titian/contracts/http/api-error';
import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';
import classes from './states.module.css';
import { useText } from './text.ts';

/** Lines in the shape of what comes. */
export function SkeletonRows({ rows = 4 }: { readonly rows?: number }): ReactNode {
  const t = useText();
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.skeleton} data-loading>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <div key={key} className={classes.bone} />
      ))}
    </div>
  );
}

interface StateProps {
  readonly title: string;
  readonly body?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
}

/** Nothing there yet: one sentence, one action. */
export function EmptyState({ title, body, action }: StateProps): ReactNode {
  return (
    <div className={classes.state}>
      <p className={classes.title}>{title}</p>
      {body !== undefined && <p className={classes.body}>{body}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What went wrong, and what to do. */
export function ErrorState({ error, onRetry }: ErrorStateProps): ReactNode {
  const t = useText();
  const retry = onRetry && !isForGood(error) && (
    <Button variant="default" onClick={onRetry}>
      {t('state.retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        title={t('state.errorTitle')}
        {...(error instanceof ApiError ? { body: error.message } : {})}
        action={retry}
      />
    </div>
  );
}

/** What is not there, or not for this account, will not be at the next try. */
function isForGood(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

/** The whole window while the first answer is on its way. */
export function Splash(): ReactNode {
  const t = useText();
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.splash} data-loading>
      <LogoMark />
    </div>
  );
}
