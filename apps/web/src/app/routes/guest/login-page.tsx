import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoginForm } from '../../../features/identity/components/login-form.tsx';

/** `/` and `/login`: the same page. In the first script of the site, because most visits begin here. */
export function LoginPage(): ReactNode {
  const { next, notice } = useSearch({ strict: false });
  return <LoginForm next={next} notice={notice} />;
}
