import type { BannerSet } from '../../../domain/location/home-page';
import { Picture } from '../../shared/picture/picture';

interface BannerPictureProps {
  banners: BannerSet;
  /** Decorative: the text beside it says everything. */
  isDecorative?: boolean;
  /** The largest element above the fold. */
  priority?: boolean;
}

/** The first banner of each list; the desktop one from 768 px (HOME-08, X-032). */
export function BannerPicture({ banners, isDecorative = false, priority = false }: BannerPictureProps) {
  const [desktop] = banners.desktop;
  const [mobile = desktop] = banners.mobile;
  if (!mobile) return null;
  return (
    <Picture
      src={mobile.imageUrl}
      wideSrc={desktop?.imageUrl}
      alt={isDecorative ? '' : mobile.title}
      width={750}
      height={240}
      fit="cover"
      eager
      priority={priority}
      containsText={!isDecorative}
    />
  );
}
