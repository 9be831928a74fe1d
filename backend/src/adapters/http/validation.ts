import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';

/** The schemas are checked with the document, before it is built in (`npm run check`). */
const options = { strict: false, allErrors: false, useDefaults: true, validateSchema: false } as const;

/** Bodies have typed values; query strings have only text. */
export const forBodies = withFormats(new Ajv2020({ ...options, coerceTypes: false }));
export const forText = withFormats(new Ajv2020({ ...options, coerceTypes: true }));

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  return ajv;
}

/** Compiles a schema when a call first needs it, so that start-up compiles none of about a hundred. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined;
  return (data: unknown) => {
    compiled ??= (httpPart === 'body' ? forBodies : forText).compile(schema);
    return compiled(data) ? { value: data } : { error: compiled.errors as unknown as Error };
  };
};
