import { type NotificationCategory, notificationCategories } from '@titian/contracts/notification-categories';

/** What may stand in the address of My Notifications. */
export interface NoticeSearch {
  readonly category?: string;
  readonly unread?: string;
}

/** The filters of the list. */
export interface NoticeFilters {
  readonly category?: NotificationCategory;
  readonly unread?: '1';
}

/** The filters in the address; invalid ones are left out. */
export function noticeFilters(search: NoticeSearch): NoticeFilters {
  const category = notificationCategories.find((one) => one === search.category);
  return {
    ...(category !== undefined && { category }),
    ...(search.unread === '1' && { unread: '1' as const }),
  };
}
