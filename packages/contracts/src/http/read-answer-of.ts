import type { Endpoint } from '../endpoint.ts';
import { type AnswerTexts, readAnswer } from './read-answer.ts';

/** As `readAnswer`, for programs: the message of an error names the call and has the whole answer. */
export function readAnswerOf(
  endpoint: Pick<Endpoint, 'softFailure'> & { readonly method: string; readonly path: string },
  response: Response,
): Promise<Readonly<Record<string, unknown>>> {
  const start = `${endpoint.method} ${endpoint.path} answered ${response.status}`;
  const texts: AnswerTexts = {
    unreadable: () => `${start} with what is no JSON object`,
    rejected: (json) => `${start}: ${JSON.stringify(json)}`,
  };
  return readAnswer(response, texts, endpoint);
}
