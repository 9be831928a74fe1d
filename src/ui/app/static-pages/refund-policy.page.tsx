import { refundPolicyPath } from '../../shared/paths/paths';
import { RefundPolicyContent } from './refund-policy.content';

export const RefundPolicyPage = () => <RefundPolicyContent path={refundPolicyPath()} />;
