import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** Labels differ from each other. */
  entries: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Styles the list, and its rows as `> div`. */
  className?: string;
}

/** Labels with their values, a row each. */
export function DescriptionList({ entries, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
