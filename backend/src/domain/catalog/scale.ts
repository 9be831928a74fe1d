export interface Scale {
  label: string;
  /** 0 to 100. */
  value: number;
}
