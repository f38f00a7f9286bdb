import { messageCatalogue } from '@titian/contracts/messages/catalogue';
import type { Language, Message } from '@titian/contracts/messages/definition';
import { createRenderer } from '@titian/contracts/messages/render';
import { nameText } from '@titian/contracts/reference/name-text';

/** Words a message of the catalogue in a language. */
export const renderMessage = createRenderer(messageCatalogue, nameText);

type Worded<Field extends string, Text> = { readonly [F in Field]: Text } & {
  readonly [F in Field as `${F}_code`]: string | null;
} & { readonly [F in Field as `${F}_params`]: Record<string, unknown> | null };

/**
 * A text of an answer: worded, with its code and values beside it for programs (MSG-13).
 * @param text a string is user input, and stays as it is
 */
export function worded<const Field extends string>(
  field: Field,
  text: Message | string,
  language: Language,
): Worded<Field, string>;
/** As above; null where there is no text. */
export function worded<const Field extends string>(
  field: Field,
  text: Message | string | null,
  language: Language,
): Worded<Field, string | null>;
export function worded(
  field: string,
  text: Message | string | null,
  language: Language,
): Record<string, unknown> {
  const coded = typeof text === 'string' ? null : text;
  return {
    [field]: coded === null ? text : renderMessage(coded, language),
    [`${field}_code`]: coded?.code ?? null,
    [`${field}_params`]: coded?.params ?? null,
  };
}
