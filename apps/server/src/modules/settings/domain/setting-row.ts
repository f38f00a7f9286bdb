import type { z } from 'zod';

/** One business setting: its key in the table, what a value must look like, and what it decides. */
export interface SettingRow<Value extends z.ZodType> {
  readonly key: string;
  readonly value: Value;
  readonly description: string;
}

/** Writes one down. */
export function row<Value extends z.ZodType>(
  key: string,
  value: Value,
  description: string,
): SettingRow<Value> {
  return { key, value, description };
}
