import type { TestApp } from '../app.ts';
import { pdf } from './documents.ts';
import { call } from './http.ts';
import { dated, operatorPair, proposeAndApprove } from './operators.ts';

let made = 0;

/** Uploads a document about an investor's tax residence, another one each time; answers its id. */
export async function taxDocument(app: TestApp, userId: string): Promise<string> {
  const { maker } = await operatorPair(app);
  made += 1;
  const bytes = new Uint8Array(pdf(`% ${made}\n`));
  const files = [{ field: 'document', name: 'certificate.pdf', type: 'application/pdf', bytes }];
  const answer = await call(app, 'operatorUploadTaxDocument', {
    ...{ headers: maker.headers, params: { id: userId } },
    ...{ body: {}, files },
  });
  if (answer.status !== 201) {
    throw new Error(`the document answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.file.id;
}

/** What is proposed. */
export function residence(country: string, from: string, documentId: string) {
  return {
    ...{ country, effective_from: from },
    ...{ document_kind: 'certificate', document_id: documentId },
  };
}

/** Two operators record a residence by a new document. */
export async function recordResidence(
  app: TestApp,
  userId: string,
  wanted: { readonly country: string; readonly from: string; readonly on?: string },
): Promise<void> {
  const { country, from, on = from } = wanted;
  const after = residence(country, from, await taxDocument(app, userId));
  await proposeAndApprove(app, { kind: 'tax_residence', subjectId: userId, after, on });
}

/** What an investor reads of it. */
export async function ownResidences(app: TestApp, headers: Parameters<typeof dated>[0], on: string) {
  return (await call(app, 'userTaxResidences', { headers: dated(headers, on) })).body.items;
}
