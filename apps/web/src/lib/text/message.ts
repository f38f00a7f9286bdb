import type { Message } from '@titian/contracts/messages/definition';
import { personMessages } from '@titian/contracts/messages/person';
import { createRenderer } from '@titian/contracts/messages/render';
import { specifiedMessages } from '@titian/contracts/messages/specified';
import { currentLanguage } from './language.ts';

const render = createRenderer({ ...personMessages, ...specifiedMessages });

/** What a form that the browser checks itself says, in the language on the screen. The server words all others. */
export function messageText(message: Message): string {
  return render(message, currentLanguage());
}
