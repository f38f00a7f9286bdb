import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { settingDescriptionsMessages } from '@titian/contracts/messages/setting-descriptions';
import type { z } from 'zod';

type KeyOf<Code> = Code extends `setting_${infer Key}` ? Key : never;

/** The keys of the settings: each has its description in the catalogue. */
export type SettingKey = KeyOf<keyof typeof settingDescriptionsMessages>;

/** One business setting: its key in the table, what a value must look like, and what it decides. */
export interface SettingRow<Value extends z.ZodType> {
  readonly key: SettingKey;
  readonly value: Value;
  readonly description: Message;
}

/** Writes one down. */
export function row<Value extends z.ZodType>(key: SettingKey, value: Value): SettingRow<Value> {
  return { key, value, description: message(`setting_${key}`) };
}
