import type { Language, MessageText, ParamsOf } from '@titian/contracts/messages/definition';
import { createRenderer } from '@titian/contracts/messages/render';
import { nameText } from '@titian/contracts/reference/name-text';

type Given<Text extends MessageText> = unknown extends ParamsOf<Text> ? [] : [params: ParamsOf<Text>];

/** Words a text of a document by its code; does not compile with an unknown code or value. */
export type DocumentWords<Part extends Readonly<Record<string, MessageText>>> = <
  Code extends keyof Part & string,
>(
  code: Code,
  ...given: Given<Part[Code]>
) => string;

/** The texts of a document, in a language. */
export function documentWords<const Part extends Readonly<Record<string, MessageText>>>(
  part: Part,
): (language: Language) => DocumentWords<Part> {
  const render = createRenderer(part, nameText);
  return (language) =>
    (code, ...[params]) =>
      render({ code, params: { ...(params as object | undefined) } }, language);
}
