import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SETTING_TABS, type SettingTab } from '../../../domain/customer/setting-tab';
import { settingPath } from '../paths/paths';
import { SettingTabs } from './setting-tabs';

test('the settings are user, order and chat, in this order [ROUTE-45] [ROUTE-47]', () => {
  expect(SETTING_TABS.map((tab, index) => [settingPath({ tab }), index])).toEqual([
    ['/setting/user', 0],
    ['/setting/order', 1],
    ['/setting/chat', 2],
  ]);
});

test.each<[SettingTab, string[]]>([
  ['user', ['page', '']],
  ['order', ['', 'page']],
  ['chat', ['', '']],
])('%s is one of two tabs, or of none [ROUTE-46] [X-014]', (current, marks) => {
  render(
    <MemoryRouter>
      <SettingTabs current={current} />
    </MemoryRouter>,
  );
  const tabs = screen.getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Account', 'Orders']);
  expect(tabs.map((tab) => tab.getAttribute('aria-current') ?? '')).toEqual(marks);
});
