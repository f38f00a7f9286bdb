import { defineMessages } from '@titian/contracts/messages/definition';
import { notificationCategoryNames as names } from '@titian/contracts/notification-categories';

/** The categories that can be switched off, as the settings name them. */
export const categoryTexts = defineMessages({
  category_application: names.application,
  category_investments: names.investments,
  category_new_notes: names.new_notes,
  category_statements: names.statements,
  category_financing: names.financing,
  category_campaigns: names.campaigns,
});
