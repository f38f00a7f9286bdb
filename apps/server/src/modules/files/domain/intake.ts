import type { MalwareScanner } from '../../../gateways/malware-scanner/port.ts';
import type { SecurityRecorder } from '../../../platform/security/event.ts';
import type { FileStorage } from '../../../platform/storage.ts';

/** The path of uploads: the malware scanner, the storage of their bytes, and the recipient of notifications. */
export interface FileIntake extends FileStorage {
  readonly scanner: MalwareScanner;
  readonly security: SecurityRecorder;
}
