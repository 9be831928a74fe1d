import type { IForbiddenRuleType } from 'dependency-cruiser';

export declare const CONTEXTS: Readonly<Record<string, readonly string[]>>;
export declare function contextRules(prefix: string, layers: string): IForbiddenRuleType[];
