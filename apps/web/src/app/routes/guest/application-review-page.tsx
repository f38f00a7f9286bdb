import type { ReactNode } from 'react';
import { LogOutButton } from '../../../features/identity/components/log-out-button.tsx';
import { MessagesLink } from '../../../features/messages/components/messages-link.tsx';
import { ApplicationReview } from '../../../features/onboarding/components/application-review.tsx';

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
