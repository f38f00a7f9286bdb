import '../../../config/full.css';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VerificationPage } from '../../../features/verification/components/verification-page.tsx';
import { handedOver } from '../../../features/verification/lib/handed-over.ts';

export default function VerificationRoutePage(): ReactNode {
  const { hash } = useLocation();
  return <VerificationPage handed={handedOver(hash)} />;
}
