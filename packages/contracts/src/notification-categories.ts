import type { BilingualText } from './bilingual-text.ts';
import type { Role } from './endpoint.ts';

/** What notices and mails are about; each has its own preference (NTF-1). */
export const notificationCategories = [
  'security',
  'money',
  'required',
  'messages',
  'application',
  'investments',
  'new_notes',
  'statements',
  'financing',
  'campaigns',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

/** Categories that cannot be switched off (NTF-2). */
export type MandatoryCategory = 'security' | 'money' | 'required' | 'messages';

const mandatoryCategories: readonly NotificationCategory[] = [
  'security',
  'money',
  'required',
  'messages',
] satisfies readonly MandatoryCategory[];

/** Categories whose owner chooses. */
export type OptionalCategory = Exclude<NotificationCategory, MandatoryCategory>;

export function isMandatoryCategory(category: NotificationCategory): category is MandatoryCategory {
  return mandatoryCategories.includes(category);
}

const receivers: Readonly<Record<NotificationCategory, readonly Role[]>> = {
  security: ['investor', 'businessowner'],
  money: ['investor', 'businessowner'],
  required: ['investor'],
  messages: ['investor', 'businessowner'],
  application: ['investor', 'businessowner'],
  investments: ['investor'],
  new_notes: ['investor'],
  statements: ['investor'],
  financing: ['businessowner'],
  campaigns: ['businessowner'],
};

/** The categories that customers of a role can receive (NTF-8). */
export function categoriesOf(role: Role): readonly NotificationCategory[] {
  return notificationCategories.filter((one) => receivers[one].includes(role));
}

/** How a category is named on screens and in e-mails. */
export const notificationCategoryNames = {
  security: { en: 'Security', ms: 'Keselamatan' },
  money: { en: 'Money', ms: 'Wang' },
  required: { en: 'Required notices', ms: 'Notis wajib' },
  messages: { en: 'Answers to messages', ms: 'Jawapan kepada mesej' },
  application: { en: 'Application', ms: 'Permohonan' },
  investments: { en: 'My notes', ms: 'Nota saya' },
  new_notes: { en: 'New notes', ms: 'Nota baharu' },
  statements: { en: 'Statements', ms: 'Penyata' },
  financing: { en: 'Financing', ms: 'Pembiayaan' },
  campaigns: { en: 'My notes', ms: 'Nota saya' },
} as const satisfies Readonly<Record<NotificationCategory, BilingualText>>;
