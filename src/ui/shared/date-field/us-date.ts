/** `2026-03-09` as it is read here: `03/09/2026` (MM/dd/yyyy). Text that is no such date stays as it is. */
export function usDate(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts ? `${parts[2]}/${parts[3]}/${parts[1]}` : iso;
}
