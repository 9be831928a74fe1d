/** Variables of the process, by name. */
export type Environment = Record<string, string | undefined>;
