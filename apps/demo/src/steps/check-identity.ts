import { setTimeout as wait } from 'node:timers/promises';
import type { Body } from '../api/client.ts';
import type { Day } from '../days.ts';
import type { Market, Member } from '../market.ts';

const calls = { front: 'ekycFront', back: 'ekycBack', selfie: 'ekycSelfie' } as const;

/** A number that none of the demo's people has. */
const OTHER_NUMBER = '750505145678';

const POLL_MS = 200;
const MAX_POLLS = 150;

/**
 * Completes the identity check with the pictures of the demo kit, and waits for the result.
 * @param card whose; the card of another person needs two operators
 */
export async function checkIdentity(
  market: Market,
  { session }: Member,
  card: 'own' | 'other',
  on: Day,
): Promise<void> {
  const { product } = market;
  const { id } = await product.call('ekycStart', { by: session, on, body: { consent: 1 } });
  const { sample_card } = await product.call('ekycCurrent', { by: session, on });
  for (const { side, url } of sample_card) {
    const image = await product.file(card === 'own' ? url : withNumber(url, OTHER_NUMBER), `${side}.png`);
    const body: Body<'ekycFront'> = { image: [image] };
    await product.call(calls[side], { by: session, on, params: { id }, body });
  }
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const { state } = await product.call('ekycSession', { by: session, on, params: { id } });
    if (state !== 'open') return;
    await wait(POLL_MS);
  }
  throw new Error('The identity check was not decided in time.');
}

function withNumber(url: string, number: string): string {
  const [path = '', query] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('number', number);
  return `${path}?${params}`;
}
