import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../../components/states.tsx';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { userInfoQuery } from '../api/user-info.ts';
import { useText } from '../text.ts';

/** Where the user's information cannot be loaded: 'Network error.' (MSG-7), with a way to try again. */
export function UserInfoNotice(): ReactNode {
  const t = useText();
  const { data, errorUpdateCount, isError, isFetching, refetch } = useQuery(userInfoQuery);
  useEffect(() => {
    if (errorUpdateCount > 0) {
      showToast('error', specifiedText('userInfoFailed'));
    }
  }, [errorUpdateCount]);
  if (!isError || data !== undefined) {
    return null;
  }
  return (
    <div role="alert">
      <EmptyState
        title={specifiedText('userInfoFailed')}
        action={
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
