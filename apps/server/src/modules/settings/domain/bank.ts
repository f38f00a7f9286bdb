/** A bank that customers may have an account with. */
export interface Bank {
  readonly bic: string;
  readonly name: string;
  /** Its ids on FPX for personal and for corporate accounts; none where it does not take part. */
  readonly fpxPersonal: readonly string[];
  readonly fpxCorporate: readonly string[];
  /** Whether its online banking is not known to be down. */
  readonly isActive: boolean;
}

/** A bank is down when every one of its FPX ids was reported so; a bank without ids is not asked. */
export function isActive(fpxIds: readonly string[], online: Readonly<Record<string, unknown>>): boolean {
  return fpxIds.length === 0 || fpxIds.some((id) => online[id] !== false);
}
