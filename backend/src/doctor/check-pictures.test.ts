import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testSettings } from '../../testing/settings';
import { checkPictures } from './check-pictures';
import { formatFindings } from './finding';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'cork-and-petal-doctor-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const findingOf = async (folder: string) =>
  (await checkPictures(testSettings({ pictures: { folder, linkSecrets: ['secret'] } })))[0]!;

it('creates the folder of pictures, which can be written', async () => {
  const folder = path.join(parent, 'deep', 'pictures');
  expect(await findingOf(folder)).toMatchObject({ kind: 'ok', text: 'PICTURE_FOLDER can be written' });
  expect(existsSync(folder)).toBe(true);
});

it('reports a folder that cannot be created, and how to mend it', async () => {
  const file = path.join(parent, 'file');
  writeFileSync(file, '');
  const found = formatFindings([await findingOf(path.join(file, 'pictures'))]);
  expect(found).toMatch(/✗ Pictures: PICTURE_FOLDER cannot be written: /);
  expect(found).toContain('Give the folder to the user of the backend.');
});
