import type { ModuleManifest } from '../../platform/module.ts';
import { registersQueue } from './queries/registers-queue.ts';
import { registerRoutes } from './routes.operator.ts';
import { registerInvariants } from './store/invariants.ts';

/** The registers of complaints, data requests, breaches and conflicts of interest (decision 148). */
export function registersModule(): ModuleManifest {
  return {
    name: 'registers',
    invariants: registerInvariants,
    workQueues: [registersQueue],
    routes: registerRoutes,
  };
}
