import { fileURLToPath } from 'node:url';
import { type Programs, programs } from '../src/environment.ts';

/** The built server and simulators, with a small demo program in place of the market. */
export const testPrograms: Programs = {
  ...programs,
  demo: fileURLToPath(new URL('demo-child.ts', import.meta.url)),
};
