import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DirectDebitSettings } from '../../../features/direct-debit/components/direct-debit-settings.tsx';

export default function DirectDebitPage(): ReactNode {
  const { ref_number: refNumber } = useSearch({ strict: false });
  return <DirectDebitSettings refNumber={refNumber} />;
}
