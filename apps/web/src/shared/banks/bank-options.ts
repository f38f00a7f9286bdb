interface Bank {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
}

interface BankOption {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/**
 * The banks by name, those that are down among them, marked and not to be chosen (FPX rules).
 * @param offline makes the label of a bank that is down
 */
export function bankOptions(banks: readonly Bank[], offline: (name: string) => string): BankOption[] {
  return [...banks]
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
    .map(({ id, name, online }) => ({ value: id, label: online ? name : offline(name), disabled: !online }));
}
