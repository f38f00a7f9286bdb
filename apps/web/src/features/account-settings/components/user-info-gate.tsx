import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messages } from '@titian/contracts/messages';
import { type ReactNode, useEffect } from 'react';
import { EmptyState, SkeletonRows } from '../../../components/states.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import { type UserInfo, userInfoQuery } from '../api/user-info.ts';
import { useText } from '../text.ts';

interface UserInfoGateProps {
  readonly children: (info: UserInfo) => ReactNode;
}

/** The user's information, or 'Network error.' with a way to try again (spec §8). */
export function UserInfoGate({ children }: UserInfoGateProps): ReactNode {
  const t = useText();
  const { data, errorUpdateCount, isError, isFetching, refetch } = useQuery(userInfoQuery);
  useEffect(() => {
    if (errorUpdateCount > 0) {
      showToast('error', messages.userInfoFailed);
    }
  }, [errorUpdateCount]);
  if (data !== undefined) {
    return children(data.user_info);
  }
  if (!isError) {
    return <SkeletonRows rows={8} />;
  }
  return (
    <div role="alert">
      <EmptyState
        title={messages.userInfoFailed}
        action={
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
