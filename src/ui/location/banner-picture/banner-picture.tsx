import type { BannerSet } from '../../../domain/location/home-page';
import { Picture } from '../../shared/picture/picture';

export interface BannerPictureProps {
  banners: BannerSet;
  /** The words beside it say all: whoever does not see it misses nothing. */
  isOrnament?: boolean;
  /** In the first screenful, and the largest thing there. */
  priority?: boolean;
}

/** The first banner of each list: the browser takes the desktop one from 768px up (HOME-08, X-032). */
export function BannerPicture({ banners, isOrnament = false, priority = false }: BannerPictureProps) {
  const [desktop] = banners.desktop;
  const [mobile = desktop] = banners.mobile;
  if (!mobile) return null;
  return (
    <Picture
      src={mobile.imageUrl}
      wideSrc={desktop?.imageUrl}
      alt={isOrnament ? '' : mobile.title}
      width={750}
      height={720}
      fit="cover"
      eager
      priority={priority}
      hasWords={!isOrnament}
    />
  );
}
