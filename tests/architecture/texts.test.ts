import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TRANSLATIONS as BUILT } from '../../scripts/lib/texts-in.mjs';
import { LANGUAGES } from '../../settings/page-settings';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TRANSLATIONS = LANGUAGES.slice(1);
const TRANSLATED = new RegExp(`\\.(?:${TRANSLATIONS.join('|')})\\.tsx?$`);

const modules = ['src/texts', 'src/ui', 'rules']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) =>
    /^src\/texts\/.*\.ts$|^rules\/\w+\/texts(?:\.\w+)?\.ts$|\.content(?:\.\w+)?\.tsx$/.test(file),
  );
const english = modules.filter((file) => !TRANSLATED.test(file));
const inLanguage = (file: string, language: string) => file.replace(/\.\w+$/, `.${language}$&`);

/** The same in both languages: abbreviations, names, signs. */
const SAME = ['Chat', 'CVC', 'Local', 'Selfie', 'Subtotal', 'Total', 'UPI'];

type Texts = Record<string, Record<string, unknown> | string>;
const textsOf = async (file: string) => (await import(path.join(ROOT, file))) as Texts;

describe('the texts of the shop', () => {
  it('have a module in each language', () => {
    expect(english.length).toBeGreaterThan(80);
    const expected = english.flatMap((file) => TRANSLATIONS.map((language) => inLanguage(file, language)));
    expect(modules.filter((file) => TRANSLATED.test(file)).sort()).toEqual(expected.sort());
  });

  it('are built in each language', () => expect(BUILT).toEqual(TRANSLATIONS));

  it('are typed by the English ones, so that none is missing', () => {
    const untyped = modules
      .filter((file) => TRANSLATED.test(file) && file.endsWith('.ts'))
      .filter((file) => !/: typeof English = |: string = /.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(untyped).toEqual([]);
  });

  it('are translated', async () => {
    const same: string[] = [];
    for (const file of english.filter((each) => each.endsWith('.ts'))) {
      const [one, other] = [await textsOf(file), await textsOf(inLanguage(file, 'es'))];
      for (const [name, texts] of Object.entries(one)) {
        if (typeof texts === 'string') continue;
        const spanish = other[name] as Record<string, unknown>;
        for (const [key, text] of Object.entries(texts))
          if (typeof text === 'string' && text === spanish[key] && !SAME.includes(text))
            same.push(`${file} ${key}: ${text}`);
      }
    }
    expect(same).toEqual([]);
  });

  it('are in pages that differ in nothing else', () => {
    const page = (file: string) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .replace(/<html lang="\w+">/, '')
        .replace(/<noscript>[\s\S]*<\/noscript>/, '');
    for (const language of TRANSLATIONS) {
      const file = inLanguage('index.html', language);
      expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(`<html lang="${language}">`);
      expect(page(file)).toBe(page('index.html'));
    }
  });
});
