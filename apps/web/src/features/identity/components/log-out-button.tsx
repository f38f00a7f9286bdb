import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLogOut } from '../lib/use-log-out.ts';
import { useText } from '../text.ts';

/** Log Out on pages that have no user menu (NAV-4). */
export function LogOutButton(): ReactNode {
  const t = useText();
  const { logOut, working } = useLogOut();
  return (
    <Button variant="default" loading={working} onClick={() => void logOut()}>
      {t('logOut')}
    </Button>
  );
}
