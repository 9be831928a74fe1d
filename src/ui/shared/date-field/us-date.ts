/** `2026-03-09` as `03/09/2026` (MM/dd/yyyy). Returns any other text unchanged. */
export function usDate(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return parts ? `${parts[2]}/${parts[3]}/${parts[1]}` : iso;
}
