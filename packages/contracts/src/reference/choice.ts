/** One row of a reference list. */
export interface Choice {
  readonly value: string;
  readonly name: string;
}

/** The values of a reference list. */
export function valuesOf(choices: readonly Choice[]): string[] {
  return choices.map((one) => one.value);
}

/** The name of a value, or null where the list does not have it. */
export function nameOf(choices: readonly Choice[], value: string): string | null {
  return choices.find((one) => one.value === value)?.name ?? null;
}
