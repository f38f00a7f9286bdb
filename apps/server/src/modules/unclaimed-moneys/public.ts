/**
 * Owns: unclaimed_notices, unclaimed_payments.
 * States: none; cash approaches the end of the prescribed period, reaches it, or has had activity of its owner.
 * A payment to the Registrar is approved → paid | returned, by its bank or by two operators before a batch has it.
 * Rules: activity is read from what customers did, and stored nowhere; money moves by two operators alone (CMP-11).
 * Use: nothing; what is unclaimed is read by finance and compliance.
 */
export {};
