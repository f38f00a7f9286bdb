export interface Countdown {
  readonly hours: number;
  readonly minutes: number;
  /** The seconds that are left, two digits. */
  readonly rest: string;
}

/** Whole seconds as they are counted down. */
export function countdownOf(seconds: number): Countdown {
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor((seconds % 3_600) / 60),
    rest: String(seconds % 60).padStart(2, '0'),
  };
}
