import { drawBlockLabel, drawEngravedLabel, drawModernLabel } from './label-contemporary';
import type { LabelJob, LabelStyle } from './label-design';
import { drawArchLabel, drawClassicLabel } from './label-traditional';

const STYLES: Record<LabelStyle, (job: LabelJob) => string> = {
  classic: drawClassicLabel,
  arch: drawArchLabel,
  modern: drawModernLabel,
  engraved: drawEngravedLabel,
  block: drawBlockLabel,
};

export function drawLabel(job: LabelJob): string {
  return STYLES[job.design.style](job);
}
