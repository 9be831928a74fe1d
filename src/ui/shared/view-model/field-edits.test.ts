import { FieldEdits } from './field-edits';

function aForm() {
  const edits = new FieldEdits<'city' | 'zipcode'>();
  const form = { city: '' };
  const type = (text: string) => {
    edits.edit('city');
    form.city = text;
  };
  const question = () => {
    const snapshot = edits.snapshot();
    return { snapshot, answer: (city: string) => snapshot.fill('city', () => (form.city = city)) };
  };
  return { edits, form, type, question };
}

describe('a value that arrives late', () => {
  it('fills in untouched fields', () => {
    const { form, question } = aForm();
    question().answer('New York');
    expect(form.city).toBe('New York');
  });

  it('keeps what was typed since the request, also what was typed and removed again', () => {
    const { form, type, question } = aForm();
    const { snapshot, answer } = question();
    type('Brookl');
    type('');
    answer('New York');
    expect(form.city).toBe('');
    expect([snapshot.isUnchanged('city'), snapshot.isUnchanged('zipcode')]).toEqual([false, true]);
  });

  it('replaces what was typed before the request', () => {
    const { form, type, question } = aForm();
    type('Boston');
    question().answer('New York');
    expect(form.city).toBe('New York');
  });

  it('waits while the field has the focus, and fills it in if it is left unchanged', () => {
    const { edits, form, question } = aForm();
    const { answer } = question();
    edits.enter('city');
    answer('New York');
    expect(form.city).toBe('');
    edits.enter('zipcode');
    expect(form.city).toBe('New York');
  });

  it('is dropped if the shopper types into the focused field', () => {
    const { edits, form, type, question } = aForm();
    const { answer } = question();
    edits.enter('city');
    answer('New York');
    type('San Francisco');
    edits.enter(null);
    expect(form.city).toBe('San Francisco');
  });

  it('waits no longer once the form is submitted', () => {
    const { edits, form, question } = aForm();
    const { answer } = question();
    edits.enter('city');
    answer('New York');
    edits.submit();
    expect(form.city).toBe('New York');
  });

  it('is replaced by a later answer for the same field', () => {
    const { edits, form, question } = aForm();
    edits.enter('city');
    question().answer('Albany');
    question().answer('New York');
    edits.enter(null);
    expect(form.city).toBe('New York');
  });
});
