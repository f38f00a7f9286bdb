import type { CallBody } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

/** Enters the figures; the server answers with the grade. */
export function assess(id: string, body: CallBody<'operatorAssessFinancing'>) {
  return call('operatorAssessFinancing', { params: { id }, body });
}

/** Saves the fact sheet for investors. */
export function writeFactSheet(id: string, body: CallBody<'operatorWriteFactSheet'>) {
  return call('operatorWriteFactSheet', { params: { id }, body });
}

/** Requests documents from the issuer. */
export function requestDocuments(
  id: string,
  body: CallBody<'operatorRequestDocuments'>,
  idempotencyKey: string,
) {
  return call('operatorRequestDocuments', { params: { id }, body, idempotencyKey });
}

/** Nothing more is needed for a request. */
export function closeRequest(id: string) {
  return call('operatorCloseRequest', { params: { id } });
}
