/** One attack in a process of its own, so that its work is not measured as slowness of the product. */
import { junkCallbacks } from './attacks/callbacks.ts';
import { slowClients } from './attacks/slow.ts';
import { uploadFlood } from './attacks/uploads.ts';

const attacks = { slow: slowClients, callbacks: junkCallbacks, uploads: uploadFlood };

const [name, settings = '{}'] = process.argv.slice(2);
const attack = Object.entries(attacks).find(([known]) => known === name)?.[1];
if (attack === undefined) throw new Error(`There is no attack "${name}".`);
const { port, seconds, tokens } = JSON.parse(settings);
const outcomes: Record<string, number> = {};
await attack({
  ...{ port, tokens, until: Date.now() + seconds * 1_000 },
  count(outcome) {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  },
});
process.stdout.write(`${JSON.stringify(outcomes)}\n`, () => process.exit(0));
