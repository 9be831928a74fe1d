import type { Plugin } from 'vite';

export function moduleSizes(language?: string): Plugin;
