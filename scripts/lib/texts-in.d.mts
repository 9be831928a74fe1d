import type { Plugin } from 'vite';

export declare const TRANSLATIONS: string[];
export function scriptNames(
  language: string | undefined,
): { entryFileNames: string; chunkFileNames: string } | undefined;
export function textsIn(language: string | undefined): Plugin | undefined;
