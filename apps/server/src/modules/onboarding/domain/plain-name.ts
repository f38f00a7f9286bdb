/**
 * Names as banks may write them: in capitals and digits alone, companies' with their legal form long and short; each
 * once.
 */
export function plainNames(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(variantsOf))];
}

function variantsOf(name: string): string[] {
  const plain = name.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const short = plain.replace(/SENDIRIAN/, 'SDN').replace(/BERHAD$/, 'BHD');
  return [plain, short, short.replace(/SDNBHD$/, 'SENDIRIANBERHAD')];
}
