import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button/button';
import { RadioGroup } from './choice/radio-group';
import { FormErrorSummary } from './field/form-error-summary';
import { PasswordField } from './field/password-field';
import { TextField } from './field/text-field';
import { Pagination } from './pagination/pagination';
import { Picture } from './picture/picture';

test('a busy button keeps its label and ignores presses and submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        SAVE ADDRESS
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'SAVE ADDRESS' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button says why', () => {
  render(<Button disabledReason="Select a state first">REDEEM NOW</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'REDEEM NOW' });
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Select a state first',
  );
});

test('a button that becomes disabled keeps the focus, and ignores presses and submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const form = (disabled: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled={disabled} onClick={onClick}>
        CONTINUE
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'CONTINUE' });
  act(() => button.focus());
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => button.blur());
  expect(button.disabled).toBe(true);
});

test('a field is associated with its label, hint and error', () => {
  render(
    <TextField
      label="Zip"
      value="1"
      onChange={() => undefined}
      hint="Five digits"
      error="Must be exactly 5 digit"
    />,
  );
  const field = screen.getByLabelText('Zip');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const words = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Must be exactly 5 digit', 'Five digits']);
});

test('the error of a field that is alone in its form is announced', () => {
  render(
    <TextField label="Zip" value="1" onChange={() => undefined} error="No such zipcode" announcesError />,
  );
  expect(screen.getByRole('alert').textContent).toBe('No such zipcode');
});

describe('a password', () => {
  const shown = (label = 'Password') => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label={label} value="secret" onChange={() => undefined} />
        <button>Send</button>
      </form>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const button = screen.getByRole('button', { name: `Show ${label.toLowerCase()}` });
    return { field, button, isShown: () => [field.type, button.getAttribute('aria-pressed')] };
  };

  test('shows itself only when asked, by a button that says whether it is pressed', async () => {
    const { button, isShown } = shown();
    expect(isShown()).toEqual(['password', 'false']);
    await userEvent.click(button);
    expect(isShown()).toEqual(['text', 'true']);
    await userEvent.click(button);
    expect(isShown()).toEqual(['password', 'false']);
  });

  test('keeps the value, the caret and the focus when it is shown and hidden', async () => {
    const { field, button } = shown();
    act(() => field.focus());
    field.setSelectionRange(2, 4);
    for (const type of ['text', 'password']) {
      await userEvent.click(button);
      expect([field.type, field.value, field.selectionStart, field.selectionEnd]).toEqual([
        type,
        'secret',
        2,
        4,
      ]);
      expect(document.activeElement).toBe(field);
    }
  });

  test('is hidden when the form is sent, and when the form is opened again', async () => {
    const { button, isShown } = shown();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(isShown()).toEqual(['password', 'false']);
    await userEvent.click(button);
    cleanup();
    expect(shown().isShown()).toEqual(['password', 'false']);
  });

  test('has its own button beside that of another password', async () => {
    const first = shown();
    const second = shown('Confirm password');
    await userEvent.click(second.button);
    expect([first.field.type, second.field.type]).toEqual(['password', 'text']);
  });
});

test('an error summary takes the focus and links to the field', async () => {
  const errors = [{ fieldId: 'zip', message: 'Zipcode is required.' }];
  const form = (found: typeof errors, refusals: number) => (
    <>
      <FormErrorSummary errors={found} refusals={refusals} />
      <input id="zip" />
    </>
  );
  const { rerender } = render(form([], 0));
  rerender(form(errors, 1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('link', { name: 'Zipcode is required.' }));
  expect(document.activeElement?.id).toBe('zip');
  rerender(form([], 1));
  rerender(form(errors, 1));
  expect(document.activeElement?.id).toBe('zip');
  rerender(form(errors, 2));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a summary of errors that returns with its screen leaves the focus to others', () => {
  render(<FormErrorSummary errors={[{ fieldId: 'zip', message: 'Zipcode is required.' }]} refusals={1} />);
  expect(document.activeElement).toBe(document.body);
});

test('a radio group reports the selected value and why an option is disabled', async () => {
  const onChange = jest.fn();
  const options = [
    { value: '1', label: 'Local' },
    { value: '2', label: 'Courier' },
    { value: '3', label: 'Farm Direct', disabledReason: 'Not for this zipcode' },
  ];
  render(<RadioGroup label="Delivery by" value="1" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Courier' }));
  expect(onChange).toHaveBeenCalledWith('2', false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Farm Direct' }).disabled).toBe(true);
  expect(screen.getByText('Not for this zipcode')).toBeTruthy();
});

test('pages can be buttons, or links where pages have addresses', async () => {
  const onPage = jest.fn();
  const { rerender } = render(<Pagination page={1} totalPages={3} onPage={onPage} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(onPage).toHaveBeenCalledWith(3);
  rerender(
    <MemoryRouter>
      <Pagination page={1} totalPages={3} onPage={onPage} hrefFor={(page) => `/list?page=${page}`} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/list?page=2');
});

test('a pager says Page X of Y', () => {
  render(<Pagination variant="compact" page={2} totalPages={3} onPage={() => undefined} />);
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
});

test('a picture that cannot be loaded is replaced by its name', () => {
  render(<Picture src="/gone.svg" alt="Malbec, front" width={480} height={600} />);
  fireEvent.error(screen.getByRole('img', { name: 'Malbec, front' }));
  const stand = screen.getByRole('img', { name: 'Malbec, front' });
  expect(stand.tagName).toBe('SPAN');
});

test('a picture with text in it is replaced by its text', () => {
  render(<Picture src="/gone.svg" alt="New from the valley" width={750} height={720} containsText />);
  fireEvent.error(screen.getByRole('img', { name: 'New from the valley' }));
  expect(screen.getByText('New from the valley')).toBeTruthy();
});
