import type { Plugin } from 'vite';

export declare const TRANSLATIONS: string[];
export function textsIn(language: string | undefined): Plugin | undefined;
