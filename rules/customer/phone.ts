import { customerRuleTexts } from './texts';

/** ADDR-33..35 */
export function phoneProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return customerRuleTexts.phoneRequired;
  if (!/^\d+$/.test(text)) return customerRuleTexts.phoneNotNumber;
  return text.length === 10 ? null : customerRuleTexts.phoneLength;
}
