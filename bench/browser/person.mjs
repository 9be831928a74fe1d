/** For what appears with an answer of the backend. */
const OFFERED_WITHIN_MS = 3_000;

/** Does in a page what a person does, and counts it: a page opened, a press, a field filled, a choice in a list. */
export class Person {
  actions = 0;

  constructor(page) {
    this.page = page;
  }

  button = (name) => this.page.getByRole('button', { name }).first();
  link = (name) => this.page.getByRole('link', { name }).first();
  radio = (name) => this.page.getByRole('radio', { name }).first();
  field = (name) => this.page.getByRole('textbox', { name, exact: true });

  async open(path) {
    this.actions += 1;
    await this.page.goto(path, { waitUntil: 'networkidle' });
  }

  async press(target) {
    this.actions += 1;
    await target.click();
  }

  /** Fills a field, unless it is filled in already. */
  async write(target, text) {
    if ((await target.inputValue()) === '') await this.rewrite(target, text);
  }

  /** Replaces what is in a field. */
  async rewrite(target, text) {
    this.actions += 1;
    await target.fill(text);
  }

  /** Chooses in a list, unless something is chosen already. */
  async choose(target, option) {
    if ((await target.inputValue()) !== '') return;
    this.actions += 1;
    await target.selectOption(option);
  }

  /** Presses the short way if the shop offers it in time, or goes the long way. */
  async shortOrLong(short, goLongWay) {
    const isOffered = await short.waitFor({ timeout: OFFERED_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    return isOffered ? this.press(short) : goLongWay();
  }

  /** The first day that can be chosen. */
  async pickDay(opener) {
    await this.press(opener);
    const days = this.page.getByRole('grid').getByRole('button', { disabled: false });
    await days.first().waitFor();
    await this.press(days.first());
  }
}
