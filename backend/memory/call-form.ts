import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../src/adapters/http/openapi-document';
import { HttpProblem } from '../src/adapters/http/http-problem';
import { forBodies, forText } from '../src/adapters/http/validation';
import type { DocumentedCall } from './documented-calls';

const DOCUMENT = 'document';

for (const ajv of [forBodies, forText]) ajv.addSchema(openApiDocument, DOCUMENT);

const compiled = new Map<string, ValidateFunction>();

/**
 * Validates the parts of a call against the document, applying defaults and converting numbers; throws 400 with the
 * reason.
 */
export function checkParts(
  call: DocumentedCall,
  { body, query, params }: { body: unknown; query: object; params: object },
): void {
  check('params', params, validatorFor(call, 'path'));
  if (call.hasBody && body !== undefined) check('body', body, bodyValidator(call));
  check('querystring', query, validatorFor(call, 'query'));
}

function check(part: string, value: unknown, validate: ValidateFunction): void {
  if (validate(value)) return;
  const [error] = validate.errors as ErrorObject[];
  throw new HttpProblem(400, `${part}${error?.instancePath ?? ''} ${error?.message ?? 'is malformed'}`);
}

function bodyValidator({ method, path }: DocumentedCall): ValidateFunction {
  const pointer = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
  const names = pointer.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
  return once(`${method} ${path} body`, () => forBodies.compile({ $ref: `${DOCUMENT}#/${names.join('/')}` }));
}

function validatorFor({ method, path, params }: DocumentedCall, place: 'path' | 'query'): ValidateFunction {
  const own = params.filter((parameter) => parameter.in === place);
  return once(`${method} ${path} ${place}`, () =>
    forText.compile({
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, within(schema)])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    }),
  );
}

/** A reference to a schema of the document from outside it. */
function within(schema: object): object {
  return '$ref' in schema ? { ...schema, $ref: `${DOCUMENT}${String(schema.$ref)}` } : schema;
}

function once(key: string, compile: () => ValidateFunction): ValidateFunction {
  const validate = compiled.get(key) ?? compile();
  compiled.set(key, validate);
  return validate;
}
