import type { articleTexts as English } from './article';

export const articleTexts: typeof English = {
  contents: 'En esta página',
};
