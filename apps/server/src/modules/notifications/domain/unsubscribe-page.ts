import type { NotificationCategory } from '@titian/contracts/notification-categories';

/** Where the e-mails to an address are switched off: those of a category, or every optional one. */
export function unsubscribePage(email: string, category: NotificationCategory | null): string {
  const page = `/unsubscribe/${encodeURIComponent(email)}`;
  return category === null ? page : `${page}?category=${category}`;
}
