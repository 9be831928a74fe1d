import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { operations } from '../../../sdk/generated/document';
import { ADDITIONS } from './additions';
import { NOT_FOR_THE_SHOP } from '../../support/not-for-the-shop';
import { CALLS } from './calls';

const ADAPTERS = path.resolve(import.meta.dirname, '../../../src/adapters/http');

/** The sources of the shop's HTTP adapters. */
const sources = () =>
  readdirSync(ADAPTERS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(ADAPTERS, file), 'utf8'));

test('every call of the document that the shop makes is in the fault matrix', () => {
  const named = [...CALLS.map(({ call }) => call), ...ADDITIONS, ...NOT_FOR_THE_SHOP];
  expect(named.toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('the fault matrix contains only calls that the shop makes', () => {
  const made = sources().flatMap((source) =>
    [...source.matchAll(/\bcall\(\s*(\w+)/g)].map(([, call = '']) => call),
  );
  expect(made).toEqual(expect.arrayContaining([...CALLS.map(({ call }) => call), ...ADDITIONS]));
  expect(made).not.toEqual(expect.arrayContaining([...NOT_FOR_THE_SHOP]));
});
