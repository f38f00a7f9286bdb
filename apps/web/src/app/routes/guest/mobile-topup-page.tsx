import '../../../config/full.css';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MobileTopUpPage } from '../../../features/wallet/components/mobile-top-up.tsx';

export default function MobileTopupRoutePage(): ReactNode {
  const { hash } = useLocation();
  const { ref_number: refNumber } = useSearch({ strict: false });
  return <MobileTopUpPage hash={hash} refNumber={refNumber} />;
}
