import { settingChatTexts } from '../../../texts/customer/setting-chat';
import { useBrand } from '../../shared/brand/brand-context';
import { EmailLink, PhoneLink } from '../../shared/brand/contact-links';
import { SettingTabs } from '../../shared/setting-tabs/setting-tabs';
import { EmptyState } from '../../shared/state/empty-state';

/**
 * The specification reserves this path for a chat; says that there is none, and how to reach customer service
 * (X-014).
 */
export function SettingChatPage() {
  const { hours } = useBrand().contact;
  return (
    <>
      <SettingTabs current="chat" />
      <EmptyState
        icon="phone"
        headingLevel={1}
        title={settingChatTexts.title}
        text={settingChatTexts.reach(hours, <PhoneLink key="phone" />, <EmailLink key="email" />)}
      />
    </>
  );
}
