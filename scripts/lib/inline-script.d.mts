import type { Plugin } from 'vite';

export function inlineScript(entry: string): Plugin;
