import { drawArchLabel, drawClassicLabel, drawNotchedLabel, drawOvalLabel } from './label-traditional';
import {
  drawBlockLabel,
  drawEngravedLabel,
  drawMinimalLabel,
  drawModernLabel,
  drawStripLabel,
} from './label-contemporary';
import type { LabelJob, LabelStyle } from './label-design';

const STYLES: Record<LabelStyle, (job: LabelJob) => string> = {
  classic: drawClassicLabel,
  arch: drawArchLabel,
  oval: drawOvalLabel,
  notched: drawNotchedLabel,
  modern: drawModernLabel,
  minimal: drawMinimalLabel,
  engraved: drawEngravedLabel,
  block: drawBlockLabel,
  strip: drawStripLabel,
};

export function drawLabel(job: LabelJob): string {
  return STYLES[job.design.style](job);
}
