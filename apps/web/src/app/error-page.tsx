import { Button } from '@mantine/core';
import { onlineManager } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '@titian/contracts/http/api-error';
import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState, Splash } from '../components/states.tsx';
import { useIsOnline } from '../lib/browser/use-is-online.ts';
import { ChunkLoadError } from '../lib/chunks/chunk-load-error.ts';
import { reloadOnce } from '../lib/chunks/reload-once.ts';
import { reportError } from '../lib/errors/report-error.ts';
import { useText } from './text.ts';

/** Stands in the place of a page that failed. A missing chunk reloads the page first, once (NAV-13). */
export function ErrorPage({ error }: { readonly error: unknown }): ReactNode {
  const isOnline = useIsOnline();
  if (!isOnline && isOfNetwork(error)) {
    return <OfflinePage />;
  }
  return error instanceof ChunkLoadError ? (
    <MissingChunk chunk={error.chunk} />
  ) : (
    <FailedPage error={error} />
  );
}

function isOfNetwork(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof ApiError && error.status === 0);
}

/** A page that was opened without a network: it comes by itself when there is one (NAV-42). */
function OfflinePage(): ReactNode {
  const t = useText();
  const router = useRouter();
  useEffect(() => onlineManager.subscribe((isOnline) => void (isOnline && router.invalidate())), [router]);
  return (
    <div role="alert">
      <EmptyState title={t('error.offlineTitle')} body={t('error.offlineBody')} />
    </div>
  );
}

function MissingChunk({ chunk }: { readonly chunk: string }): ReactNode {
  const t = useText();
  const [reloading] = useState(() => reloadOnce(chunk));
  if (reloading) {
    return <Splash />;
  }
  return (
    <div role="alert">
      <EmptyState
        title={t('error.chunkTitle')}
        body={t('error.chunkBody')}
        action={<Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>}
      />
    </div>
  );
}

function FailedPage({ error }: { readonly error: unknown }): ReactNode {
  const t = useText();
  const router = useRouter();
  useEffect(() => reportError('page', error), [error]);
  const unreachable = error instanceof ApiError && error.status === 0;
  return (
    <div role="alert">
      <EmptyState
        title={unreachable ? t('error.networkTitle') : t('error.title')}
        body={error instanceof ApiError ? error.message : t('error.body')}
        action={<Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>}
      />
    </div>
  );
}
