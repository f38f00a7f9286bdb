/**
 * Owns: nothing yet; views over other modules for operators.
 * States: none.
 * Announces: nothing.
 * Rules: reads only; every change is a proposal of the module that owns the subject.
 * Use: `backOfficeRoutes` in compose.
 */
export { backOfficeRoutes } from './routes.operator.ts';
