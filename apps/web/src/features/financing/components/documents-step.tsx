import type { ReactNode } from 'react';
import { Declaration } from './declaration.tsx';
import { DocumentFields } from './document-fields.tsx';
import type { StepProps } from './step-props.ts';

/** Documents, and the declaration that nothing is raised for the same purpose elsewhere. */
export function DocumentsStep(props: StepProps): ReactNode {
  return (
    <>
      <DocumentFields {...props} />
      <Declaration draft={props.draft} />
    </>
  );
}
