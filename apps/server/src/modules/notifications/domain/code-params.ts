import type { Message } from '@titian/contracts/messages/definition';
import { given, text } from './email-texts.ts';

/** What a mail with a code says. */
export interface CodeParams {
  readonly code: string;
  readonly minutes: number;
  /** Absent in e-mails that waited through a release. */
  readonly device?: string | Message;
}

/** The device that requested a code, where it is known. */
export function deviceFact({ device }: Pick<CodeParams, 'device'>): [label: Message, value: Message][] {
  return device === undefined ? [] : [[text('label_device'), given(device)]];
}
