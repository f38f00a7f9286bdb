import type { Endpoint } from '@titian/contracts/endpoint';
import { ApiError } from '@titian/contracts/http/api-error';
import { type AnswerTexts, readAnswer as readAnswerWith } from '@titian/contracts/http/read-answer';
import { text } from './text.ts';

/** Fit for the screen. */
const texts: AnswerTexts = {
  unreadable: () => text('unreadable'),
  rejected: ({ message }) => (typeof message === 'string' ? message : text('refused')),
};

/** The JSON object of an answer. Throws `ApiError` with a message that is fit for the screen. */
export function readAnswer(
  response: Response,
  endpoint: Pick<Endpoint, 'softFailure'> = {},
): Promise<Readonly<Record<string, unknown>>> {
  return readAnswerWith(response, texts, endpoint);
}

/** No answer: the network failed, or the time-out has passed. */
export function noAnswer(): ApiError {
  return new ApiError({ status: 0, code: 'network', message: text('network') });
}
