import { malaysiaDay } from '@titian/finance/calendar';
import type { TestApp } from '../app.ts';
import { call, type Headers } from './http.ts';

/** A breach of personal data that was discovered today, with anything else in its place. */
export const newBreach = (change: object = {}) => ({
  ...{ kind: 'personal_data', occurred_on: null, discovered_on: malaysiaDay(new Date()), notified_on: null },
  ...{ persons_affected: 3, description: 'A letter went to another address.', remedy: null, state: 'open' },
  ...change,
});

/** Records a breach; answers its id. */
export async function recordedBreach(app: TestApp, headers: Headers, change: object = {}): Promise<string> {
  const answer = await call(app, 'operatorRecordBreach', { headers, body: newBreach(change) as never });
  if (answer.status !== 201) {
    throw new Error(`recording a breach answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.breach.now.id;
}

/** An interest that an operator discloses, with anything else in its place. */
export const newDisclosure = (change: object = {}) => ({
  ...{ nature: 'family', counterparty: 'Kilang Roti Sdn Bhd', description: 'My sister is a director.' },
  ...change,
});

/** Discloses a conflict of interest; answers its id. */
export async function disclosedConflict(app: TestApp, headers: Headers): Promise<string> {
  const answer = await call(app, 'operatorDiscloseConflict', { headers, body: newDisclosure() as never });
  if (answer.status !== 201) {
    throw new Error(`disclosing answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.conflict.id;
}
