import { readdirSync, readFileSync } from 'node:fs';

/** The unit of /proc on every Linux that we run on. */
const TICK_MS = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly usedMs: number;
}

function timesOf(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; what follows does not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), usedMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    // Ended between the list and the look at it.
    return null;
  }
}

/** Processor time of one process so far, in ms. */
export function processorTimeMs(pid: number): number {
  return timesOf(pid)?.usedMs ?? 0;
}

/** Processor time so far, in ms, of all processes of the PostgreSQL that a backend belongs to. */
export function postgresTimeMs(backendPid: number): number {
  return postgresPids(backendPid).reduce((sum, pid) => sum + processorTimeMs(pid), 0);
}

/** All processes of the PostgreSQL that a backend belongs to, but for the one that started them. */
export function postgresPids(backendPid: number): number[] {
  const postmaster = timesOf(backendPid)?.parent;
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => timesOf(pid)?.parent === postmaster);
}
