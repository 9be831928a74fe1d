interface RunOptions {
  env?: Record<string, string>;
  quiet?: boolean;
  cwd?: string;
  onOutput?: (chunk: string) => void;
  silenceTimeoutMs?: number;
}

export function run(
  command: string,
  args: string[],
  options?: RunOptions,
): Promise<{ code: number; output: string; isStuck: boolean }>;
