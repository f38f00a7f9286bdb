import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { call } from '@titian/e2e/api/client';
import type { OperatorPair } from '@titian/e2e/api/operator-pair';
import type { Place } from '@titian/e2e/product/product';
import { type Action, type ActionRequest, isAcknowledged, type Market } from './actions.ts';
import type { Differences } from './effects.ts';
import { persist } from './patience.ts';

const DOCUMENT = fileURLToPath(new URL('../e2e/fixtures/statement.pdf', import.meta.url));
const OPENING = 'Documents of the campaign';

interface Entry {
  readonly text: string;
  readonly files: readonly { readonly id: string }[];
}

/** Opens the case that documents are filed with. @returns its id */
export async function openFiledCase(place: Place, { maker }: OperatorPair): Promise<string> {
  const opening = { kind: 'other', subject: OPENING, priority: 'normal', note: OPENING };
  const body = { ...opening, customer_id: null, links: [] };
  const path = '/operator/cases';
  const answer: { case: { id: string } } = await call(place, 'POST', path, { by: maker, body });
  return answer.case.id;
}

/** A note with a document, whose text no other note has. */
export function documentRequest({ caseId }: Market): ActionRequest {
  const form = { text: randomUUID(), files: [DOCUMENT] };
  return { method: 'POST', path: `/operator/cases/${caseId}/notes`, form };
}

/**
 * Adds the notes of actions that all have their answer, and compares them with those of the case; the documents of these
 * actions are read again.
 * @param filed the text of every acknowledged note, changed by the actions
 */
export async function balanceDocuments(
  direct: Place,
  { caseId, operators }: Market,
  actions: readonly Action[],
  filed: Set<string>,
): Promise<Differences> {
  const texts = actions
    .filter((one) => one.kind === 'document' && isAcknowledged(one))
    .map(({ request }) => String(request.form?.text));
  for (const text of texts) filed.add(text);
  const by = operators.maker;
  const shown = await persist(() =>
    call<{ case: { entries: Entry[] } }>(direct, 'GET', `/operator/cases/${caseId}`, { by }),
  );
  const entries = shown.case.entries.filter(({ text }) => text !== OPENING);
  const there = new Set(entries.map(({ text }) => text));
  const damaged = [];
  for (const { text, files } of entries.filter((one) => texts.includes(one.text))) {
    if (!(await areWhole(direct, by, files))) damaged.push(text);
  }
  const lost = [...filed].filter((text) => !there.has(text)).length + damaged.length;
  return {
    lost,
    doubled: entries.filter(({ text }) => !filed.has(text)).length + entries.length - there.size,
  };
}

async function areWhole(direct: Place, by: OperatorPair['maker'], files: Entry['files']): Promise<boolean> {
  const original = readFileSync(DOCUMENT);
  for (const { id } of files) {
    const { url } = await persist(() => call<{ url: string }>(direct, 'GET', `/download?id=${id}`, { by }));
    const response = await persist(() => fetch(`${direct.baseUrl}${url}`));
    if (!response.ok || !Buffer.from(await response.arrayBuffer()).equals(original)) return false;
  }
  return files.length === 1;
}
