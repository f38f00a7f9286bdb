import type { TestApp } from '../app.ts';
import { pdf } from './documents.ts';
import { call, type Headers, type TestFile } from './http.ts';
import { proposeAndApprove } from './operators.ts';

let made = 0;

/** A proof of an address, another one each time. */
export function addressProof(): TestFile {
  made += 1;
  const bytes = new Uint8Array(pdf(`% ${made}\n`));
  return { field: 'document', name: 'bill.pdf', type: 'application/pdf', bytes };
}

/** Another address than that of the application. */
export const newAddress = {
  ...{ address_line_1: '7 Jalan Bukit', address_line_2: 'Taman Melati', postcode: '43000' },
  ...{ city: 'Kajang', state: '10', country: 'MY', document_kind: 'utility_bill' },
};

/** Requests another address with its proof. */
export function requestAddress(
  app: TestApp,
  headers: Headers,
  change: Readonly<Record<string, string>> = {},
  files: readonly TestFile[] = [addressProof()],
) {
  return call(app, 'userRequestAddressChange', { headers, body: { ...newAddress, ...change }, files });
}

/** Requests another address; answers the id of the request. */
export async function waitingAddress(app: TestApp, headers: Headers): Promise<string> {
  const answer = await requestAddress(app, headers);
  if (answer.status !== 201) {
    throw new Error(`the request answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.change.id;
}

/** Two operators accept a request. */
export function acceptAddress(app: TestApp, subjectId: string): Promise<string> {
  return proposeAndApprove(app, { kind: 'address_change', subjectId, after: { decision: 'accept' } });
}
