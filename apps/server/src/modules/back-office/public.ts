/**
 * Owns: operator_views; views over other modules for operators.
 * States: none.
 * Rules: changes nothing of other modules (what browsers report becomes events of the platform); every change is a
 * proposal of the module that owns the subject. Every access is recorded, and what leaves the console as a file is counted, limited and recorded before its first row leaves (OPS-16).
 * Use: `recordExport` in a transaction of its own, before a file is sent.
 */
export { recordExport } from './commands/record-export.ts';
