import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import {
  isMandatoryCategory,
  type NotificationCategory,
  notificationCategories,
} from '@titian/contracts/notification-categories';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { Unsubscribe } from '../../../features/unsubscribe/components/unsubscribe.tsx';

export default function UnsubscribePage(): ReactNode {
  const router = useRouter();
  const { email } = useParams({ strict: false });
  const { category } = useSearch({ strict: false });
  return (
    <Unsubscribe
      email={email}
      category={categoryOf(category)}
      onDone={() => void router.navigate(pageLink('login'))}
    />
  );
}

/** A category that can be switched off; the address may say anything. */
function categoryOf(value: unknown): NotificationCategory | undefined {
  return notificationCategories.find((one) => one === value && !isMandatoryCategory(one));
}
