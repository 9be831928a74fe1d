import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { coverageOf } from './coverage';

const interactions = readInteractions(PACT_FILE);

test('every documented outcome is covered, or there is a reason why not', () => {
  const { gaps, idle, undescribed } = coverageOf(interactions);
  expect({ gaps, idle, undescribed }).toEqual({ gaps: [], idle: [], undescribed: [] });
});

test('an outcome that nothing covers is a gap', () => {
  const without = interactions.filter(({ description }) => !description.startsWith('listBanners: no'));
  const none = without.filter(({ description }) => !description.startsWith('listBanners'));
  expect(coverageOf(without).gaps).toEqual([]);
  expect(coverageOf(none).gaps).toEqual(['listBanners banners', 'listBanners none']);
});

test('an interaction that the document does not allow is reported', () => {
  const [first] = interactions.filter(({ description }) => description.startsWith('listBanners'));
  const content = { code: 1, desktop: [], mobile: [], tablet: [] };
  const wrong = { ...first!, response: { ...first!.response, body: { content } } };
  expect(coverageOf([...interactions, wrong]).undescribed).toEqual([
    `${wrong.description}: must NOT have additional properties`,
  ]);
});
