import '../../../config/full.css';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PaymentPage } from '../../../features/payment/components/payment-page.tsx';

export default function PaymentRoutePage(): ReactNode {
  const { token = '' } = useParams({ strict: false });
  return <PaymentPage token={token} />;
}
