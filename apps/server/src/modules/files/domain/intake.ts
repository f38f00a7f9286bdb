import type { MalwareScanner } from '../../../gateways/malware-scanner/port.ts';
import type { SecurityRecorder } from '../../../platform/security/event.ts';
import type { FileStorage } from '../../../platform/storage.ts';

/** Where uploads go: what keeps their bytes, and what looks for malware in them first, and who is told. */
export interface FileIntake extends FileStorage {
  readonly scanner: MalwareScanner;
  readonly security: SecurityRecorder;
}
