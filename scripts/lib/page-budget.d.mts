export interface PageWeight {
  bytes: number;
  files: number;
  modules: Record<string, number>;
}

export interface PageBudget {
  bytes: Record<string, number>;
  files: Record<string, number>;
  modules: Record<string, number>;
}

export function budgetFor(weights: Record<string, PageWeight>): PageBudget;
export function overBudget(weights: Record<string, PageWeight>, budget: PageBudget): string[];
export function overEnglish(
  english: Record<string, PageWeight>,
  translated: Record<string, PageWeight>,
  language: string,
): string[];
