import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

declare const config: IConfiguration & { forbidden: IForbiddenRuleType[] };
export default config;
