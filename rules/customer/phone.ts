/** ADDR-33..35; the first text really has two spaces. */
export function phoneProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return 'Phone is required.';
  if (!/^\d+$/.test(text)) return 'Phone  must be a number.';
  return text.length === 10 ? null : 'Must be exactly 10 digit';
}
