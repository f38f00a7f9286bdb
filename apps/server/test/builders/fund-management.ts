import type { TestApp } from '../app.ts';
import { pdf } from './documents.ts';
import { call } from './http.ts';
import { operatorPair, proposeAndApprove } from './operators.ts';

let made = 0;

/** Uploads a mandate that an investor signed, another one each time; answers its id. */
export async function mandateDocument(app: TestApp, userId: string): Promise<string> {
  const { maker } = await operatorPair(app);
  made += 1;
  const bytes = new Uint8Array(pdf(`% mandate ${made}\n`));
  const answer = await call(app, 'operatorUploadMandate', {
    ...{ headers: maker.headers, params: { id: userId }, body: {} },
    files: [{ field: 'document', name: 'mandate.pdf', type: 'application/pdf', bytes }],
  });
  if (answer.status !== 201) {
    throw new Error(`the mandate answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.file.id;
}

/** The terms of a mandate that allows nearly everything. */
export function mandateTerms(documentId: string, from: string) {
  return {
    ...{ document_id: documentId, from, until: null as string | null, max_per_note: '100000.00' },
    ...{ minimum_grade: 'F', contracts: ['Conventional', 'Shariah'] },
  };
}

/** Two operators record a mandate from a day on. */
export async function recordMandate(
  app: TestApp,
  userId: string,
  on: string,
  terms: Partial<ReturnType<typeof mandateTerms>> = {},
): Promise<void> {
  const after = { ...mandateTerms(await mandateDocument(app, userId), on), ...terms };
  await proposeAndApprove(app, { kind: 'management_mandate', subjectId: userId, after, on });
}

/** Two administrators switch fund management on from a day on. */
export async function switchOnFundManagement(app: TestApp, on: string): Promise<void> {
  const after = { key: 'fund_management_enabled', value: true, effective_from: on };
  await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after, on });
}

/** Puts an investor's funds under management from a day on, under a mandate; fund management is switched on by then. */
export async function manageFunds(app: TestApp, userId: string, on: string): Promise<void> {
  await recordMandate(app, userId, on);
  const after = { is_fund_managed: true, parent_email: null, guaranteed_only: false };
  await proposeAndApprove(app, { kind: 'account_flags', subjectId: userId, after, on });
}
