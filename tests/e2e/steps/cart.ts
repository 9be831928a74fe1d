import type { Locator, Page } from '@playwright/test';
import { calendarName, courierDay, shownDay, slotDay } from '../support/days';
import { expect } from '../support/test';

/** Opens a date field's calendar and presses a day, changing the month if necessary. */
export async function pickDay(scope: Page | Locator, field: string, days: number): Promise<void> {
  await scope.getByRole('button', { name: field }).click();
  await dayButton(scope, field, days).then((day) => day.click());
}

/** A day of an open calendar, whether selectable or not. */
export async function dayButton(scope: Page | Locator, field: string, days: number): Promise<Locator> {
  const calendar = scope.getByRole('dialog', { name: field });
  await expect(calendar.getByRole('grid')).toBeVisible();
  const day = calendar.getByRole('button', { name: calendarName(days) });
  if ((await day.count()) === 0) await calendar.getByRole('button', { name: 'Next' }).first().click();
  return day;
}

/** A day before the first selectable one: disabled, or in a month to which the calendar does not go back. */
export async function expectOutOfReach(scope: Page | Locator, field: string, days: number): Promise<void> {
  const calendar = scope.getByRole('dialog', { name: field });
  await expect(calendar.getByRole('button', { name: 'Previous' }).first()).toBeDisabled();
  const day = calendar.getByRole('button', { name: calendarName(days) });
  if ((await day.count()) > 0) await expect(day).toBeDisabled();
}

/** A day and its first slot for Same Day lines (CART-19). */
export async function chooseSlot(page: Page, days = slotDay()): Promise<void> {
  await page.getByRole('button', { name: 'Choose Delivery Slots' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Delivery Slots' });
  await pickDay(dialog, 'Select Date', days);
  await dialog.getByRole('radiogroup', { name: 'Select Time' }).getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(shownDay(days)).first()).toBeVisible();
}

/** A day for each Next Day and Farm Direct line (CART-20). */
export async function chooseDates(page: Page, days = courierDay()): Promise<void> {
  const fields = page.getByRole('button', { name: /Delivery date/ });
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) {
    await field.click();
    await dayButton(page, 'Delivery date', days).then((day) => day.click());
    await expect(field).toContainText(shownDay(days));
  }
}

export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CHECKOUT' }).click();
  await expect(page).toHaveURL(/\/cart\/address$/);
}
