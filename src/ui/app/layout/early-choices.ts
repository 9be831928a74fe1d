type Choosable = HTMLSelectElement | HTMLInputElement;

/** What the keyboard chose in a drawn page before React took it over, which puts back what was drawn. */
const choices = new Map<Choosable, string | boolean>();

/** Before React looks at the page. */
export function noteEarlyChoices(root: HTMLElement): void {
  root.querySelectorAll('select').forEach((select) => {
    if (!select.selectedOptions[0]?.defaultSelected && select.querySelector('[selected]')) note(select);
  });
  root.querySelectorAll<HTMLInputElement>(CHECKABLE).forEach((field) => {
    // A radio goes off by itself when another one is chosen.
    if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')) note(field);
  });
  root.addEventListener('change', onChange, true);
}

/** Once it listens: the same choices again. */
export function repeatEarlyChoices(root: HTMLElement): void {
  root.removeEventListener('change', onChange, true);
  for (const [field, choice] of choices) repeat(field, choice);
  choices.clear();
}

const CHECKABLE = 'input[type=checkbox], input[type=radio]';

const onChange = ({ target }: Event) => {
  if (target instanceof HTMLSelectElement) note(target);
  if (target instanceof HTMLInputElement && target.matches(CHECKABLE)) note(target);
};

const note = (field: Choosable) =>
  choices.set(field, field instanceof HTMLSelectElement ? field.value : field.checked);

/** React hears of a change only where there is one: what it has noted is put back first. */
function repeat(field: Choosable, choice: string | boolean): void {
  if (field instanceof HTMLInputElement) {
    field.checked = !choice;
    field.click();
  } else {
    field.value = String(choice);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
