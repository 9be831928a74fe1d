import { useApp } from '../../shared/app-context';
import { useBrand } from '../../shared/brand/brand-context';
import { privacyPolicyPath } from '../../shared/paths/paths';
import { PrivacyPolicyContent } from './privacy-policy.content';

export function PrivacyPolicyPage() {
  const { name } = useBrand();
  const { countsEvents } = useApp();
  return <PrivacyPolicyContent path={privacyPolicyPath()} name={name} countsEvents={countsEvents} />;
}
