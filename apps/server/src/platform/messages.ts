import { messageCatalogue } from '@titian/contracts/messages/catalogue';
import type { Language, Message } from '@titian/contracts/messages/definition';
import { createRenderer } from '@titian/contracts/messages/render';
import { nameText } from '@titian/contracts/reference/name-text';

/** Words a message of the catalogue in a language. */
export const renderMessage = createRenderer(messageCatalogue, nameText);

type Worded<Field extends string> = { readonly [F in Field]: string } & {
  readonly [F in Field as `${F}_code`]: string;
} & { readonly [F in Field as `${F}_params`]: Message['params'] };

/** A text of an answer: worded, with its code and values beside it for programs (MSG-13). */
export function worded<const Field extends string>(
  field: Field,
  text: Message,
  language: Language,
): Worded<Field>;
export function worded(field: string, text: Message, language: Language): Record<string, unknown> {
  return {
    [field]: renderMessage(text, language),
    [`${field}_code`]: text.code,
    [`${field}_params`]: text.params,
  };
}
