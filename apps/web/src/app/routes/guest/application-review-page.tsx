import type { ReactNode } from 'react';
import { LogOutButton } from '../../../features/identity/components/log-out-button.tsx';
import { ApplicationReview } from '../../../features/onboarding/components/application-review.tsx';
import { MessagesLink } from '../../layouts/messages-link.tsx';

export default function ApplicationReviewPage(): ReactNode {
  return (
    <ApplicationReview
      action={
        <>
          <MessagesLink />
          <LogOutButton />
        </>
      }
    />
  );
}
