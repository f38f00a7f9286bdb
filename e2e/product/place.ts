import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperatorPair } from '../api/operator-pair.ts';
import type { Place } from './product.ts';

const VARIABLE = 'TITIAN_E2E_PLACE';

/** The product shared by all journeys, with the operators for set-up. */
export interface Shared {
  readonly place: Place;
  readonly operatorPair: OperatorPair;
}

/** Passes the product's addresses to the tests, which run in separate processes; returns the file that holds them. */
export function printPlace(
  { baseUrl, simulatorUrl, dataDir, operators }: Place,
  operatorPair: OperatorPair,
): string {
  const file = join(tmpdir(), `titian-e2e-place-${process.pid}.json`);
  const shared: Shared = { place: { baseUrl, simulatorUrl, dataDir, operators }, operatorPair };
  writeFileSync(file, JSON.stringify(shared), { mode: 0o600 });
  process.env[VARIABLE] = file;
  return file;
}

/** Where the product runs that all tests share. */
export function sharedProduct(): Shared {
  const file = process.env[VARIABLE];
  if (file === undefined) throw new Error('The product is not running; start the tests with Playwright.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
