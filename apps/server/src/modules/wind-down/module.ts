import type { ModuleManifest } from '../../platform/module.ts';

/** The package that a successor or the regulator takes over from (decision 169): a command, and nothing that is called. */
export function windDownModule(): ModuleManifest {
  return { name: 'wind-down' };
}
