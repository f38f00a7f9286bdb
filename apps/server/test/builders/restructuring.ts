import type { TestApp } from '../app.ts';
import { pdf } from './documents.ts';
import { call, type Headers } from './http.ts';
import { operatorPair } from './operators.ts';

let made = 0;

/** Uploads a signed consent to a restructuring of a note, another one each time; answers its id. */
export async function consentDocument(app: TestApp, noteId: string, headers?: Headers): Promise<string> {
  made += 1;
  const bytes = new Uint8Array(pdf(`% consent ${made}\n`));
  const answer = await call(app, 'operatorUploadConsent', {
    ...{ headers: headers ?? (await operatorPair(app)).maker.headers, params: { id: noteId }, body: {} },
    files: [{ field: 'document', name: 'consent.pdf', type: 'application/pdf', bytes }],
  });
  if (answer.status !== 201) {
    throw new Error(`the consent answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.file.id;
}

/** Six months without additional return, agreed by the issuer; with anything else in their place. */
export function restructuringTerms(documentId: string, change: object = {}) {
  return {
    ...{ months: 6, pause_months: 0, grace_months: 0, extension_rate: '0.00', document_id: documentId },
    ...{ adviser_name: null, adviser_consented_on: null, adviser_document_id: null },
    ...change,
  };
}

/** The same for a Shariah note, with the consent of its adviser. */
export async function shariahTerms(app: TestApp, noteId: string, on: string, change: object = {}) {
  const [issuer, adviser] = [await consentDocument(app, noteId), await consentDocument(app, noteId)];
  return restructuringTerms(issuer, {
    ...{ adviser_name: 'Dr Aishah binti Salleh', adviser_consented_on: on, adviser_document_id: adviser },
    ...change,
  });
}
