/** A program for tests: launches the product with the test's demo program, prints the address, and runs on. */
import { messageOf } from '../src/errors.ts';
import { launch } from '../src/launch.ts';
import { readSettings } from '../src/settings.ts';
import { testPrograms } from './test-programs.ts';

const { started } = launch(readSettings(process.env), () => undefined, testPrograms);
const line = await started.then(({ demo }) => demo.base_url, messageOf);
process.stdout.write(`${line}\n`);
