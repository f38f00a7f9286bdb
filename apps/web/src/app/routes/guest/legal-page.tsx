import type { ReactNode } from 'react';
import { type LegalDocument, LegalPage } from '../../../features/legal/components/legal-page.tsx';
import { useRouteName } from '../use-route-name.ts';

const documents: readonly LegalDocument[] = [
  'about',
  'risk',
  'privacy',
  'tnc',
  'consent',
  'issuer_disclosure',
];

/** One page for all documents: the route's name says which. */
export default function LegalRoutePage(): ReactNode {
  const name = useRouteName();
  const document = documents.find((one) => one === name);
  return document === undefined ? null : <LegalPage document={document} />;
}
