import { readFileSync } from 'node:fs';

const KIB_PER_MB = 1024;

/**
 * What a process takes of the machine's memory, in MB of 1,048,576 bytes: now (`VmRSS`), or at most since it
 * started (`VmHWM`). Read from the kernel, so native memory counts too.
 */
export function memoryMb(pid: number, of: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kib] = new RegExp(`^${of}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  if (kib === undefined) {
    throw new Error(`the kernel says nothing of ${of}`);
  }
  return Number(kib) / KIB_PER_MB;
}

/** What a process has for itself alone, in MB; 0 of one that has ended. */
export function ownMemoryMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kib = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].map(([, number]) => Number(number));
    return kib.reduce((sum, one) => sum + one, 0) / KIB_PER_MB;
  } catch {
    return 0;
  }
}
