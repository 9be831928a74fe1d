import { LinkTabs } from '../tabs/link-tabs';

/** Account and Orders, each with its own address (ROUTE-45..48). */
export function SettingTabs({ current }: { current: 'user' | 'order' }) {
  return (
    <LinkTabs
      label="Your settings"
      tabs={[
        { label: 'Account', href: '/setting/user', current: current === 'user' },
        { label: 'Orders', href: '/setting/order', current: current === 'order' },
      ]}
    />
  );
}
