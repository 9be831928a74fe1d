import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './containerfile';
import { run } from './run';

export const NGINX_IS_MISSING =
  'nginx is not installed, so its configuration cannot be tested here: install it (Debian: apt-get install nginx-light).';

/** At Debian's path, or else on the PATH. */
export const nginxBinary = (): string | undefined =>
  ['/usr/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));

/** Replaces the variables in capitals, as the image of nginx does. */
export const filled = (template: string, values: Record<string, string>): string =>
  readFileSync(join(ROOT, 'deploy/nginx', template), 'utf8').replaceAll(
    /\$\{([A-Z_]+)\}/g,
    (variable, name: string) => values[name] ?? variable,
  );

/** Writes the main file of an nginx that keeps everything in one folder; returns its path. */
export function writeMainFile(folder: string, servers: readonly string[]): string {
  const file = join(folder, 'nginx.conf');
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `daemon off;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers.join('\n')}
}
`,
  );
  return file;
}

/** Checks a configuration with nginx; returns the reason if it is refused. */
export async function checked(binary: string, file: string): Promise<string> {
  return run(binary, ['-t', '-c', file]).then(
    ({ stderr }) => stderr,
    ({ stderr }: { stderr: string }) => stderr,
  );
}
