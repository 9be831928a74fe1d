import type { Plugin } from 'vite';

export function zipcodeShards(): Plugin;
