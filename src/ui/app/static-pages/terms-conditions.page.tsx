import { termsConditionsPath } from '../../shared/paths/paths';
import { TermsConditionsContent } from './terms-conditions.content';

export const TermsConditionsPage = () => <TermsConditionsContent path={termsConditionsPath()} />;
