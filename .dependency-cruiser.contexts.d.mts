import type { IForbiddenRuleType } from 'dependency-cruiser';

type ContextTable = Readonly<Record<string, readonly string[]>>;

export declare const CHECKED_FOLDERS: string[];
export declare const CONTEXTS: ContextTable;
export declare const BACKEND_CONTEXTS: ContextTable;
export declare function contextRules(
  prefix: string,
  layers: string,
  table?: ContextTable,
): IForbiddenRuleType[];
