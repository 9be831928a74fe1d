import { versionOf } from './check-database';

it.each([
  ['15.0', 'ok', 'PostgreSQL 15.0 answers'],
  ['17.2 (Debian 17.2-1)', 'ok', 'PostgreSQL 17.2 (Debian 17.2-1) answers'],
  ['14.19', 'problem', 'PostgreSQL 14.19 is too old'],
])('knows whether the backend runs on PostgreSQL %s: %s', (version, kind, text) => {
  expect(versionOf(version)).toMatchObject({ kind, text });
});
