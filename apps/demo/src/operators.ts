/**
 * Takes the demo's operators through their first sign-in: the two administrators of the server's command choose a
 * password by their links, then propose and approve the others, who follow the links of their mails. Writes
 * `demo-operators.json` with what each signs in with.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createProduct } from './api/client.ts';
import { createSimulator } from './api/simulator.ts';
import { malaysiaDay } from './days.ts';
import { readSettings } from './settings.ts';
import { createOperators } from './steps/create-operators.ts';

async function main(): Promise<void> {
  const { baseUrl, simulatorUrl, operatorsFile } = readSettings(process.env);
  const planned = JSON.parse(readFileSync(`${operatorsFile}.new`, 'utf8'));
  const place = {
    product: createProduct(baseUrl),
    simulator: createSimulator(simulatorUrl),
    on: malaysiaDay(new Date()),
  };
  const operators = await createOperators(place, planned);
  writeFileSync(`${operatorsFile}.draft`, `${JSON.stringify(operators, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${operatorsFile}.draft`, operatorsFile);
}

await main();
