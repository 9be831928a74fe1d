import { readFileSync } from 'node:fs';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { undescribed } from '../coverage/described';
import { plainDocument } from '../coverage/strict-schemas';

/** The part of the comparator that is used here: its own types refer to types that it does not ship. */
interface PactComparator {
  compare(pact: unknown): AsyncIterable<Finding>;
}

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly mockDetails?: { readonly interactionDescription?: string; readonly location: string };
}

const Comparing = Comparator as unknown as new (options: { oas: unknown }) => PactComparator;

test('the comparator reports neither an error nor a warning', async () => {
  const comparator = new Comparing({ oas: plainDocument });
  const pact: unknown = JSON.parse(readFileSync(PACT_FILE, 'utf8'));
  const found: string[] = [];
  for await (const { code, message, mockDetails } of comparator.compare(pact)) {
    // It does not compare pictures; that a picture is described where one is sent is checked below.
    if (code === 'request.body.unvalidatable' && message.includes("'image/jpeg'")) continue;
    found.push(`${mockDetails?.interactionDescription}: ${code} ${message} (${mockDetails?.location})`);
  }
  expect(found).toEqual([]);
});

const interactions = readInteractions(PACT_FILE);

test.each(interactions.map((interaction) => ({ interaction, title: interaction.description })))(
  'every field is described: $title',
  ({ interaction }) => {
    expect(undescribed(interaction)).toEqual([]);
  },
);

const [addition] = interactions.filter(
  ({ description }) => description === 'addToCart: the first item of a visitor',
);
const spoilt: [string, (body: object) => object, string[]][] = [
  ['a field of another name', (body) => ({ ...body, locid: '11' }), ['must NOT have additional properties']],
  ['a number in words', (body) => ({ ...body, qty: 'two' }), ['/qty must be integer']],
];

test.each(spoilt)('%s in a request would be reported', (_, spoil, found) => {
  if (!addition) throw new Error('There is no such interaction.');
  const content = spoil(addition.request.body?.content as object);
  expect(undescribed({ ...addition, request: { ...addition.request, body: { content } } })).toEqual(found);
});

test('a misnamed field in an answer would be reported', () => {
  if (!addition) throw new Error('There is no such interaction.');
  const answer = { ...addition.response, body: { content: [{ code: 1, total_products: 2 }] } };
  expect(undescribed({ ...addition, response: answer })).toEqual(['/0 must NOT have additional properties']);
});

test('a misnamed parameter would be reported', () => {
  const search = interactions.find(
    ({ description }) => description === 'searchProducts: suggestions while typing',
  );
  if (!search) throw new Error('There is no such interaction.');
  const request = { ...search.request, query: { query: ['bourbon'] } };
  expect(undescribed({ ...search, request })).toEqual([
    'query is not a parameter of this call',
    'q is missing',
  ]);
});
