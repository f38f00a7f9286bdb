/** What is left of a typed code: spaces and dashes are for the eye. */
export function bare(typed: string): string {
  return typed.replace(/[\s-]+/g, '');
}

export function isSixDigits(typed: string): boolean {
  return /^\d{6}$/.test(bare(typed));
}

/** "ABCDEFGHJK" as "ABCDE-FGHJK", which is easier to read and to copy manually. */
export function grouped(code: string): string {
  return code.length === 10 ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
}

/** A long key in groups of four. */
export function inFours(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
