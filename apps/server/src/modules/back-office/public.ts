/**
 * Owns: nothing yet; views over other modules for operators.
 * States: none.
 * Announces: nothing.
 * Rules: changes nothing; every change is a proposal of the module that owns the subject. Who looked is recorded.
 * Use: `backOfficeRoutes` in compose.
 */
export { backOfficeRoutes } from './routes.operator.ts';
