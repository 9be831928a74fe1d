import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument, documented } from '../src/adapters/http/openapi-document';
import type { OperationId } from '../src/adapters/http/operation';

const DOCUMENT = 'openapi.json';
// The document, which `npm run check` checks, is not a schema itself.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats(ajv);
ajv.addSchema(openApiDocument, DOCUMENT);

const compiled = new Map<string, ValidateFunction>();

/** Fails unless the document describes this answer to the call: its status, and every field of its body. */
export function expectDocumented(id: OperationId, status: number, body: unknown): void {
  const response = documented(id).responses[String(status)];
  if (!response)
    throw new Error(
      `${id} answered ${status}, which the document does not describe: ${JSON.stringify(body)}`,
    );
  const validate = validator(id, status);
  if (validate(body)) return;
  const faults = ajv.errorsText(validate.errors, { separator: '\n  ', dataVar: 'answer' });
  throw new Error(
    `${id} answered ${status} with what the document does not allow:\n  ${faults}\n${JSON.stringify(body)}`,
  );
}

function validator(id: OperationId, status: number): ValidateFunction {
  const key = `${id} ${status}`;
  const known = compiled.get(key);
  if (known) return known;
  const fresh = ajv.compile({ $ref: `${DOCUMENT}#${bodyPointer(id, status)}` });
  compiled.set(key, fresh);
  return fresh;
}

/** The JSON pointer of the schema of an answer; a shared response is among the components. */
function bodyPointer(id: OperationId, status: number): string {
  const response = documented(id).responses[String(status)] as { $ref?: string };
  const { path, method } = placeOf(id);
  const place = response.$ref?.slice(1) ?? `/paths/${escape(path)}/${method}/responses/${status}`;
  return `${place}/content/${escape('application/json')}/schema`;
}

/** The path and the method of a call. */
export function placeOf(id: OperationId): { path: string; method: string } {
  for (const [path, item] of Object.entries(openApiDocument.paths)) {
    const method = Object.keys(item).find((name) => item[name]?.operationId === id);
    if (method) return { path, method };
  }
  throw new Error(`${id} is not in the OpenAPI document.`);
}

/** Escaped for a JSON pointer within a URI. */
function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
