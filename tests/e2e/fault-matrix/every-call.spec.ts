import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { operations } from '../../../sdk/generated/operations';
import { CALLS, NOT_FOR_THE_SHOP, NOT_YET_MADE } from './calls';

const SRC = path.resolve(import.meta.dirname, '../../../src');

function* sourcesIn(folder: string, isWanted = (file: string) => /\.tsx?$/.test(file)): Generator<string> {
  for (const file of readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' }))
    if (isWanted(file) && !/\.test\.tsx?$/.test(file))
      yield readFileSync(path.join(SRC, folder, file), 'utf8');
}

test('every call of the document is in the fault matrix, or named as none of the shop’s [G5]', () => {
  const named = [...CALLS.map(({ call }) => call), ...Object.keys(NOT_YET_MADE), ...NOT_FOR_THE_SHOP];
  expect(named.toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('the fault matrix breaks calls that the shop makes [G5]', () => {
  const made = [...sourcesIn('adapters/http')].flatMap((source) =>
    [...source.matchAll(/\bcall\(\s*'(\w+)'/g)].map(([, call = '']) => call),
  );
  expect(made).toEqual(expect.arrayContaining(CALLS.map(({ call }) => call)));
  expect(made).not.toEqual(expect.arrayContaining([...NOT_FOR_THE_SHOP]));
});

test('a call that a screen begins to make moves from NOT_YET_MADE to the fault matrix [G5]', () => {
  const isUser = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.port.ts');
  const users = [...sourcesIn('ui'), ...sourcesIn('application', isUser)];
  const isAsked = (port: string) =>
    users.some((source) => new RegExp(`\\b${port}\\b.*\\.port'`).test(source));
  const begun = Object.entries(NOT_YET_MADE).filter(([, port]) => isAsked(port));
  expect(begun.map(([call]) => call)).toEqual([]);
});
