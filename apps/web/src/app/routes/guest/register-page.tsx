import '../../../config/full.css';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RegisterForm } from '../../../features/identity/components/register-form.tsx';
import { kindOf } from '../../../features/identity/lib/registration-kind.ts';

export default function RegisterPage(): ReactNode {
  const { type } = useParams({ strict: false });
  const { ref } = useSearch({ strict: false });
  return <RegisterForm kind={kindOf(type)} referralCode={ref} />;
}
