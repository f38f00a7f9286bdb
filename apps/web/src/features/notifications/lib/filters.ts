import { notificationCategories } from '@titian/contracts/constants';

type Category = (typeof notificationCategories)[number];

/** What may stand in the address of My Notifications. */
export interface NoticeSearch {
  readonly category?: string;
  readonly unread?: string;
}

/** The filters of the list. */
export interface NoticeFilters {
  readonly category?: Category;
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

/** The categories that a customer can get news about: what is about the other role's notes never comes. */
export function categoriesOf(role: 'investor' | 'businessowner'): readonly Category[] {
  const foreign = role === 'investor' ? 'financing' : 'investments';
  return notificationCategories.filter((one) => one !== foreign);
}
