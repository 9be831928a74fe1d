import { customerService } from '../../shared/brand/customer-service';
import { AppLink } from '../../shared/link/app-link';
import { SettingTabs } from '../../shared/setting-tabs/setting-tabs';
import { EmptyState } from '../../shared/state/empty-state';

/**
 * The specification reserves this path for a chat; says that there is none, and how to reach customer service
 * (X-014).
 */
export function SettingChatPage() {
  const { hours, phone, phoneHref, email, emailHref } = customerService;
  return (
    <>
      <SettingTabs current="chat" />
      <EmptyState
        icon="phone"
        headingLevel={1}
        title="Chat is not available"
        text={
          <>
            Customer service is available {hours}. Call <AppLink href={phoneHref}>{phone}</AppLink> or email{' '}
            <AppLink href={emailHref}>{email}</AppLink>.
          </>
        }
      />
    </>
  );
}
