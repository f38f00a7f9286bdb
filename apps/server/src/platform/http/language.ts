import { type Language, languages } from '@titian/contracts/messages/definition';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The language of a request's answer: that of the account, else the one that the client prefers, else English (MSG-11). */
export function languageOf({ principal, headers }: FastifyRequest): Language {
  const ofAccount = principal?.kind === 'user' ? principal.language : null;
  return ofAccount ?? preferred(headers);
}

function preferred(headers: FastifyRequest['headers']): Language {
  const [best] = new Negotiator({ headers }).languages([...languages]);
  return languages.find((one) => one === best) ?? 'en';
}
