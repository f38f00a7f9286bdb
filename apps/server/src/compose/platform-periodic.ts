import { join } from 'node:path';
import { anchoring } from '../platform/audit-anchor.ts';
import { auditChainKey } from '../platform/audit-chain.ts';
import { sealing } from '../platform/audit-seal.ts';
import type { Config } from '../platform/config.ts';
import type { FieldEncryption } from '../platform/field-encryption.ts';
import { sweepIncoming } from '../platform/http/incoming-files.ts';
import { requestCountSweep } from '../platform/http/shared-limit.ts';
import type { Log } from '../platform/log.ts';
import type { Periodic } from '../platform/periodic.ts';
import { securityEventSweep } from '../platform/security/retention.ts';
import { encryptingFiles, type RotatingStorage } from '../platform/storage.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

interface PlatformPeriodicDeps {
  readonly config: Config;
  readonly work: UnitOfWork;
  readonly fieldEncryption: FieldEncryption;
  readonly storage: RotatingStorage;
  readonly log: Log;
}

/** Where files lie while the call that brings them is under way. */
export function incomingFolder(config: Config): string {
  return join(config.DATA_DIR, 'incoming');
}

/** What is done again and again for no module's sake. */
export function platformPeriodic({
  config,
  work,
  log,
  fieldEncryption,
  storage,
}: PlatformPeriodicDeps): readonly Periodic[] {
  return [
    sealing(work, auditChainKey(fieldEncryption)),
    anchoring(work, config.sealAnchorFile, log),
    sweepIncoming(incomingFolder(config), work.clock),
    encryptingFiles(storage, work, log),
    securityEventSweep(work),
    requestCountSweep(work),
  ];
}
