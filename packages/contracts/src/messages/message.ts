import type { MessageCatalogue } from './catalogue.ts';
import type { Message, ParamsOf } from './definition.ts';

export type MessageCode = keyof MessageCatalogue;

type Params<Code extends MessageCode> = ParamsOf<MessageCatalogue[Code]>;
type Given<Code extends MessageCode> = unknown extends Params<Code> ? [] : [params: Params<Code>];

/** A message of the catalogue with its values. */
export function message<Code extends MessageCode>(code: Code, ...[params]: Given<Code>): Message {
  return { code, params: (params ?? {}) as Message['params'] };
}

const SEPARATOR = '?';

/** As `message`, as the one text that an issue of a schema can carry; `readIssueMessage` reads it. */
export function issueMessage<Code extends MessageCode>(code: Code, ...given: Given<Code>): string {
  return writeIssueMessage(message(code, ...given));
}

/** A message as the text of an issue of a schema. */
export function writeIssueMessage({ code, params }: Message): string {
  return Object.keys(params).length === 0 ? code : `${code}${SEPARATOR}${JSON.stringify(params)}`;
}

/** The message that `issueMessage` wrote. */
export function readIssueMessage(written: string): Message {
  const at = written.indexOf(SEPARATOR);
  return at === -1
    ? { code: written, params: {} }
    : { code: written.slice(0, at), params: JSON.parse(written.slice(at + 1)) };
}
