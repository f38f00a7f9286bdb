import {
  type NotificationCategory,
  notificationCategoryNames,
} from '@titian/contracts/notification-categories';
import { useLanguage } from '../../lib/text/use-language.ts';

/** Names categories of notices in the language of the screen. */
export function useCategoryName(): (category: NotificationCategory) => string {
  const language = useLanguage();
  return (category) => notificationCategoryNames[category][language];
}
