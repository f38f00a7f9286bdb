const FINDER = new URL('../../scripts/lib/debian-program.mjs', import.meta.url).href;

/** A program that can be run here. */
export interface Program {
  readonly path: string;
  /** For LD_LIBRARY_PATH; empty for the system's own. */
  readonly libraries: string;
}

/** Finds a program of Debian's packages. @returns null where there is none, and none may be installed */
export async function findProgram(name: 'haproxy' | 'pgbouncer'): Promise<Program | null> {
  const { obtainProgram } = await import(FINDER);
  return obtainProgram(name);
}
