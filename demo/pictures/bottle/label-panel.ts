import { n } from '../svg';

export interface Panel {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
}

export type PanelForm = 'band' | 'arch';

const BEND = 5;

/** The outline of a label around a bottle: its straight sides bend with the glass. */
export function panelPath(panel: Panel, form: PanelForm, inset = 0): string {
  const half = panel.half - inset;
  const top = panel.top + inset;
  const bottom = panel.bottom - inset;
  const foot = `V${n(bottom)}Q0 ${n(bottom + BEND)} ${n(-half)} ${n(bottom)}Z`;
  if (form === 'arch') {
    const rise = Math.min(half * 0.62, (bottom - top) * 0.3);
    return `M${n(-half)} ${n(top + rise)}C${n(-half)} ${n(top - rise * 0.3)} ${n(half)} ${n(top - rise * 0.3)} ${n(half)} ${n(top + rise)}${foot}`;
  }
  return `M${n(-half)} ${n(top)}Q0 ${n(top + BEND)} ${n(half)} ${n(top)}${foot}`;
}
