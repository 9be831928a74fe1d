import type { Thing, WithContext } from 'schema-dts';

/** Structured data of a page (JSON-LD, schema.org), escaped so that no text in it can end the element. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
