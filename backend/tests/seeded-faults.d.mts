interface SeededFault {
  name: string;
  file: string;
  text: string;
  replacement: string;
  suite: string;
}

export const SEEDED_FAULTS: readonly SeededFault[];
