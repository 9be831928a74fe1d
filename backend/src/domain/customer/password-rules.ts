/** CONST-03; characters as people count them. */
const SHORTEST_PASSWORD = 8;

export const isTooShort = (password: string): boolean => [...password].length < SHORTEST_PASSWORD;

/** What the form says about the first rule that a new password breaks (C§5); that both are equal is checked here alone. */
export function passwordProblem(newPassword: string, confirmPassword: string): string | undefined {
  if (newPassword === '') return 'New password is required.';
  if (confirmPassword === '') return 'Confirm password is required.';
  if (isTooShort(newPassword)) return 'Password must be at least 8 characters.';
  if (newPassword !== confirmPassword) return 'Passwords must match';
  return undefined;
}
