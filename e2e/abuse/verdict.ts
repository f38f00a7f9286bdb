/** One look at the product; sizes in bytes. */
export interface Sample {
  /** Milliseconds since the attack's series began. */
  readonly at: number;
  /** DATA_DIR: stored files, and files of forms on their way. */
  readonly disk: number;
  readonly database: number;
  readonly apiMemory: number;
  readonly workerMemory: number;
  /** Open sockets of the api process. */
  readonly sockets: number;
}

/** What an honest client saw in one window. */
export interface Served {
  readonly calls: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Measured {
  readonly before: readonly Sample[];
  readonly during: readonly Sample[];
  readonly after: readonly Sample[];
  readonly honest: { readonly before: Served; readonly during: Served; readonly after: Served };
}

const MEGABYTE = 1_000_000;

/** How much may be left once an attack is over, how much may come while it lasts, and how the honest are served. */
const floors = {
  /** The upload gate admits 1 GB over all at a time; nothing of it may stay. */
  diskPeak: 1_050 * MEGABYTE,
  diskLeft: 5 * MEGABYTE,
  /** Rate limits and failed sign-ins are noted; pages that PostgreSQL extends come in steps of some of these. */
  databaseLeft: 8 * MEGABYTE,
  memoryPeak: 600 * MEGABYTE,
  /** V8 gives memory back late. */
  memoryLeft: 200 * MEGABYTE,
  socketsLeft: 10,
  honestShare: 0.99,
  honestP95Ms: 1_000,
} as const;

/** The value below which a share of all values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** How far a figure rose above its median before: at most while the attack lasted, and in the median afterwards. */
export function growth(measured: Measured, figure: Exclude<keyof Sample, 'at'>) {
  const of = (samples: readonly Sample[]) => samples.map((sample) => sample[figure]);
  const before = median(of(measured.before));
  return {
    before,
    peak: Math.max(0, ...of(measured.during), ...of(measured.after)) - before,
    left: median(of(measured.after)) - before,
  };
}

/**
 * Which floors a measurement breaks.
 * @returns one sentence each; empty where all hold
 * @throws Error where a window has no sample or no honest call: nothing was measured then
 */
export function brokenFloors(measured: Measured): string[] {
  const windows = [measured.before, measured.during, measured.after];
  const served = Object.values(measured.honest);
  if (windows.some((samples) => samples.length === 0) || served.some(({ calls }) => calls === 0)) {
    throw new Error('A window has no sample, or no call of the honest client.');
  }
  const above = (name: string, value: number, floor: number, unit = 1) =>
    value > floor ? [`${name}: ${Math.round(value / unit)} is above ${Math.round(floor / unit)}`] : [];
  const disk = growth(measured, 'disk');
  const { during, after } = measured.honest;
  return [
    ...above('disk while it lasted, MB', disk.peak, floors.diskPeak, MEGABYTE),
    ...above('disk left, MB', disk.left, floors.diskLeft, MEGABYTE),
    ...above('database left, MB', growth(measured, 'database').left, floors.databaseLeft, MEGABYTE),
    ...(['apiMemory', 'workerMemory'] as const).flatMap((figure) => [
      ...above(`${figure} while it lasted, MB`, growth(measured, figure).peak, floors.memoryPeak, MEGABYTE),
      ...above(`${figure} left, MB`, growth(measured, figure).left, floors.memoryLeft, MEGABYTE),
    ]),
    ...above('sockets left', growth(measured, 'sockets').left, floors.socketsLeft),
    ...[during, after].flatMap((window) => [
      ...above('honest p95, ms', window.p95, floors.honestP95Ms),
      ...(window.failed > window.calls * (1 - floors.honestShare)
        ? [`honest calls: ${window.failed} of ${window.calls} failed`]
        : []),
    ]),
  ];
}
