export function installPackages(folder: string, silenceTimeoutMs?: number): Promise<string | undefined>;
