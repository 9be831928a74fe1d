import { SETTING_TABS, type SettingTab } from '../../../domain/customer/setting-tab';
import { settingTabsTexts } from '../../../texts/shared/setting-tabs';
import { settingPath } from '../paths/paths';
import { LinkTabs } from '../tabs/link-tabs';

/** Chat has a path but no tab (ROUTE-46, X-014). */
const LABELS: Partial<Record<SettingTab, string>> = {
  user: settingTabsTexts.account,
  order: settingTabsTexts.orders,
};

/** Account and Orders, each with its own path (ROUTE-45..48). */
export function SettingTabs({ current }: { current: SettingTab }) {
  return (
    <LinkTabs
      label={settingTabsTexts.settings}
      tabs={SETTING_TABS.flatMap((tab) => {
        const label = LABELS[tab];
        return label ? [{ label, href: settingPath({ tab }), current: tab === current }] : [];
      })}
    />
  );
}
