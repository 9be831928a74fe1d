import { aboutUsPath } from '../../shared/paths/paths';
import { AboutUsContent } from './about-us.content';

export const AboutUsPage = () => <AboutUsContent path={aboutUsPath()} />;
