import * as constraints from '../generated/constraints';
import openapi from '../generated/openapi.json' with { type: 'json' };

const schemas: Record<string, object> = openapi.components.schemas;

describe('the generated constraints', () => {
  it.each(Object.entries(constraints))('of %s are those of the document', (name, found: object) => {
    const schema = schemas[name] ?? {};
    const fields = 'properties' in schema ? (schema.properties as object) : {};
    expect({ ...schema, ...fields }).toMatchObject(found);
  });

  it('include limits of fields, lengths and patterns', () => {
    expect(constraints.CartLine.qty).toEqual({ minimum: 1, maximum: 24 });
    expect(constraints.Email.maxLength).toBe(254);
    expect(constraints.Zipcode.pattern).toBe(String.raw`^\d{5}$`);
  });
});
