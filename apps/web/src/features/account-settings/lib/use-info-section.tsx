import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../../components/states.tsx';
import { type UserInfo, userInfoQuery } from '../api/user-info.ts';

/**
 * For parts that show the user's information: nothing where it cannot be loaded, which is shown once for all of them.
 */
export function useInfoSection(): (show: (info: UserInfo) => ReactNode) => ReactNode | undefined {
  const { data, isError } = useQuery(userInfoQuery);
  return (show) => {
    if (data !== undefined) {
      return show(data.user_info);
    }
    return isError ? undefined : <SkeletonRows />;
  };
}
