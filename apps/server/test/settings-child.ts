/** A program for tests: prints what it is configured with, or that its parent ended before. */
import { settledEnvironment } from '../src/platform/settings-message.ts';

const settled = await settledEnvironment(process.env).catch((error: Error) => error.message);
const seen = settled !== null && typeof settled === 'object' ? `${settled.OWN} ${settled.SENT}` : settled;
process.stdout.write(`${seen}\n`);
