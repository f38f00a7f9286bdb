/** One step of a verification; `problem` says what does not hold. */
export interface VerificationStep {
  readonly step: 'hash' | 'signature' | 'record' | 'accounts' | 'bank' | 'number' | 'pieces' | 'paths';
  readonly problem: string | null;
}

/** Verifies a client's proof step by step, up to the first step that does not hold. */
export function verifyProof(
  proof: unknown,
  options: { readonly publicKey: string; readonly number: string },
): Promise<readonly VerificationStep[]>;
